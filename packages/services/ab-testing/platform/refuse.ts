import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'experiment-state': [409, 204144900],
  'experiment-fixed': [409, 204144901],
  'parameter-taken': [409, 204144902],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
