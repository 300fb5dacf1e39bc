import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'package-not-ready': [409, 204144660],
  'package-name-fixed': [409, 204144622],
  'package-invalid': [400, 204144662],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
