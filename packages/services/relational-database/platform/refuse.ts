import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  /** The instance, a database or a task is in a state that does not allow it. */
  'database-state': [409, 204144680],
  'database-unavailable': [409, 204144681],
  'database-busy': [409, 204144682],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
