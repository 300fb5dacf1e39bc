import { calls } from '@console-widgets/beta/contract'
import { permissions } from '@console-widgets/beta/model'
import * as schemas from '@console-widgets/beta/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineBetaActors, takenEvents } from './actors.ts'
import { groupHandlers } from './group-handlers.ts'
import { inviteHandlers } from './invite-handlers.ts'
import { migrations } from './migrations.generated.ts'
import * as notices from './notices.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import { releaseChecks, testGroupAnswers } from './release-checks.ts'
import { historyOfGroups } from './demo-history.ts'
import { seedTests } from './seed.ts'
import * as tables from './tables.ts'
import { plannedTestHandlers } from './planned-tests.ts'
import { teamHandlers } from './team-handlers.ts'
import { testerHandlers } from './tester-handlers.ts'
import { testUserHandlers } from './test-users.ts'
import { admitByCode } from './tests-by-code.ts'
import { userHandlers } from './user-handlers.ts'
import { userTaskHandlers } from './user-tasks/task-handlers.ts'
import { trafficAnswers, trafficEvents } from './traffic.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'beta',
  implementation: implement(
    calls,
    schemas,
    {
      ...groupHandlers,
      ...inviteHandlers,
      ...plannedTestHandlers,
      ...teamHandlers,
      ...testerHandlers,
      ...testUserHandlers,
      ...userHandlers,
      ...userTaskHandlers,
    },
    {
      guards: {
        'beta.own-subscription.get': admitByCode,
        'beta.invite.subscribe': admitByCode,
        'beta.invite.unsubscribe': admitByCode,
        'beta.build.download': admitByCode,
        'beta.feedback.create': admitByCode,
      },
      // What testers do for themselves is none of the team's actions.
      unrecorded: ['beta.invite.subscribe', 'beta.invite.unsubscribe', 'beta.build.download', 'beta.feedback.create'],
      largestBody: 512 * 1024,
    },
  ),
  permissions,
  reasons,
  issues,
  tables,
  migrations,
  actors: defineBetaActors,
  notices,
  on: { ...takenEvents, ...trafficEvents },
  releaseChecks,
  answers: { ...testGroupAnswers, ...trafficAnswers, ...workspaceAnswers },
  seed: { after: ['versions'], fill: seedTests, history: historyOfGroups },
})
