import { sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { adProjects } from './tables.ts'

/** What ads bring to the search. */
export const workspaceAnswers: QuestionTakers = answerWithThings([
  {
    kind: 'ads.ad_projects',
    from: adProjects,
    id: adProjects.adProjectId,
    name: adProjects.adProjectName,
    detail: sql<string>`''`,
    page: 'ads.project',
    parameters: { adProjectId: adProjects.adProjectId },
  },
])
