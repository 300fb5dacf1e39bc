import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'quota-exceeded': [409, 204144671],
  'bucket-not-empty': [409, 204144672],
  'bucket-in-use': [409, 204144673],
  'file-exists': [409, 204144674],
  'rules-invalid': [400, 204144675],
  'older-variant': [409, 204144676],
  'wrong-region': [400, 204144679],
  'access-denied': [403, 204144677],
  'precondition-failed': [412, 204144678],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
