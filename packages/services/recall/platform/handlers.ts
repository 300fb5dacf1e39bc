import { calls } from '@console-widgets/recall/contract'
import * as schemas from '@console-widgets/recall/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { activityHandlers } from './activity-handlers.ts'
import { journeyHandlers } from './journey-handlers.ts'
import { templateHandlers } from './template-handlers.ts'

export const recallImplementation = implement(
  calls,
  schemas,
  { ...activityHandlers, ...templateHandlers, ...journeyHandlers },
  // A simulation is a transaction that is rolled back: it changes nothing.
  { slow: ['campaigns.journey.simulate'], unrecorded: ['campaigns.journey.simulate'] },
)
