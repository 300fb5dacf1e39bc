import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'link-prefix-used': [409, 204144870],
  'link-suffix-used': [409, 204144871],
  'link-target-refused': [409, 204144872],
  'domain-not-verified': [409, 204144873],
  'code-fixed': [409, 204144874],
  'referrer-used': [409, 204144875],
  'domain-is-target': [409, 204144876],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
