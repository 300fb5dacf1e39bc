import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type {} from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'

/** What apps bring to the start page: the first step to a release, and the apps. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.milestones': async (_, { db }) => [
    {
      id: 'apps.created',
      order: 10,
      isDone: (await db.$count(apps)) > 0,
      page: { id: 'apps.list', values: { action: 'create' } },
    },
  ],

  ...answerWithThings([
    {
      kind: 'apps.apps',
      order: 10,
      from: apps,
      id: apps.appId,
      name: apps.appName,
      detail: apps.packageName,
      page: 'apps.app',
      parameters: { appId: apps.appId },
    },
  ]),
}
