import { riskRetCode } from '@console-widgets/core/model'
import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'beyond-own-rights': [403, 204144630],
  'holder-fixed': [409, 204144631],
  'last-administrator': [409, 204144632],
  'member-state': [409, 204144633],
  'already-member': [409, 204144634],
  'invitation-over': [409, 204144637],
  'already-signed': [409, 204144638],
  'provider-state': [409, 204144639],
  /** Hosts show it in the risk dialog (R178). */
  'many-password-resets': [400, riskRetCode],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
