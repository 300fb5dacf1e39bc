import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'ad-account-state': [409, 204145100],
  'ad-app-bound': [409, 204145101],
  'ad-material-state': [409, 204145102],
  'ad-material-file': [400, 204145103],
  'ad-project-state': [409, 204145104],
  'ad-budget': [400, 204145105],
  'ad-in-use': [409, 204145106],
  'ad-config-on': [409, 204145107],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
