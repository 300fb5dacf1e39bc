import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'certificate-invalid': [400, 204144860],
  'channel-package-refused': [409, 204144861],
  'signer-differs': [409, 204144862],
  'channel-job-running': [409, 204144863],
  'channel-off': [409, 204144864],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
