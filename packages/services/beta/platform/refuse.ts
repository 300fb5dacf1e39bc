import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'test-over': [409, 204144740],
  'test-full': [409, 204144741],
  'not-in-test': [409, 204144742],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
