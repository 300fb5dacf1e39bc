import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'config-changed': [409, 204144880],
  'config-unchanged': [409, 204144881],
  'parameter-held': [409, 204144882],
  'other-site': [409, 204144883],
  'draft-open': [409, 204144884],
  'plan-over': [409, 204144885],
  'parameter-locked': [409, 204144886],
  'parameter-owned': [409, 204144887],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
