import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'not-checkable': [409, 204144780],
  'check-running': [409, 204144781],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
