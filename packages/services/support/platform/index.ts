import { calls } from '@console-widgets/support/contract'
import { permissions } from '@console-widgets/support/model'
import * as schemas from '@console-widgets/support/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineSupportActors } from './actors.ts'
import { chatHandlers } from './chat-handlers.ts'
import { feedbackRoutes } from './client-routes.ts'
import { deskHandlers } from './desk-handlers.ts'
import { feedbackHandlers } from './feedback-handlers.ts'
import { migrations } from './migrations.generated.ts'
import * as notices from './notices.ts'
import * as options from './options.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import { historyOfSupport, prepareSupport, seedSupport } from './seed.ts'
import * as tables from './tables.ts'
import { ticketHandlers } from './ticket-handlers.ts'
import { trafficEvents } from './traffic.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'support',
  implementation: implement(
    calls,
    schemas,
    { ...chatHandlers, ...feedbackHandlers, ...ticketHandlers, ...deskHandlers },
    // Who is writing, and what has been read, is shown to colleagues and changes nothing.
    { unrecorded: ['support.lease.update', 'support.read-mark.update'] },
  ),
  permissions,
  reasons,
  issues,
  options,
  notices,
  tables,
  migrations,
  actors: defineSupportActors,
  // People send logs and the like. None is ever shown, only saved.
  anyFileTags: ['support/chat'],
  on: trafficEvents,
  answers: workspaceAnswers,
  clientRoutes: feedbackRoutes,
  seed: { after: ['apps', 'teams'], prepare: prepareSupport, fill: seedSupport, history: historyOfSupport },
})
