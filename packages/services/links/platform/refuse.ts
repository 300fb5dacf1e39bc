import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'link-prefix-used': [409, 204144860],
  'link-suffix-used': [409, 204144861],
  'link-target-refused': [409, 204144862],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
