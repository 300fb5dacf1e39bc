import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'message-state': [409, 204144890],
  'message-over': [409, 204144891],
  'message-picture': [400, 204144892],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
