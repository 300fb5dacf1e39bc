import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'agreement-state': [409, 204144760],
  'agreement-open': [409, 204144761],
  'agreement-findings': [409, 204144762],
  'declaration-incomplete': [409, 204144763],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
