import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { databases } from './tables.ts'

/** What databases bring to search and recent things. */
export const workspaceAnswers = answerWithThings([
  {
    kind: 'relational-database.databases',
    from: databases,
    id: databases.databaseId,
    name: databases.name,
    detail: databases.comment,
    page: 'relational-database.editor',
    parameters: { name: databases.name },
  },
])
