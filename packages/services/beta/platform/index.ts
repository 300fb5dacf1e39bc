import { calls } from '@console-widgets/beta/contract'
import { permissions } from '@console-widgets/beta/model'
import * as schemas from '@console-widgets/beta/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { migrations } from './migrations.generated.ts'
import { admitByLink } from './open-tests.ts'
import { reasons } from './refuse.ts'
import { seedTesters } from './seed.ts'
import * as tables from './tables.ts'
import { teamHandlers } from './team-handlers.ts'
import { testerHandlers } from './tester-handlers.ts'

export const half = definePlatformHalf({
  area: 'beta',
  implementation: implement(
    calls,
    schemas,
    { ...teamHandlers, ...testerHandlers },
    {
      guards: {
        'beta.own-subscription.get': admitByLink,
        'beta.invite.subscribe': admitByLink,
        'beta.invite.unsubscribe': admitByLink,
        'beta.build.download': admitByLink,
      },
      // What testers do for themselves is none of the team's actions.
      unrecorded: ['beta.invite.subscribe', 'beta.invite.unsubscribe', 'beta.build.download'],
      largestBody: 64 * 1024,
    },
  ),
  permissions,
  reasons,
  tables,
  migrations,
  seed: { after: ['versions'], fill: seedTesters },
})
