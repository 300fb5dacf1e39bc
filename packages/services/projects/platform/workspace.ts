import { projects } from '@console-widgets/platform/tenancy/tables'
import { answerWithThings } from '@console-widgets/platform/workspace/things'

/** What projects bring to search and recent things. */
export const workspaceAnswers = answerWithThings([
  {
    kind: 'projects.projects',
    order: 20,
    from: projects,
    id: projects.projectId,
    name: projects.projectName,
    page: 'projects.project',
    parameters: { projectId: projects.projectId },
  },
])
