import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'project-has-apps': [409, 204144626],
  'region-fixed': [409, 204144627],
  'region-in-use': [409, 204144770],
  'project-has-services': [409, 204144771],
  'not-orderable': [409, 204144772],
  'approval-required': [409, 204144773],
  'order-in-use': [409, 204144774],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
