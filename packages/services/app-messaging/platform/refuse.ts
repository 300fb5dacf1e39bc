import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'message-state': [409, 204144990],
  'message-over': [409, 204144991],
  'message-picture': [400, 204144992],
  'message-varied': [409, 204144993],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
