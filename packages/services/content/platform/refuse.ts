import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'content-state': [409, 204144840],
  'content-unfit': [409, 204144841],
  'picture-unfit': [400, 204144842],
  'picture-in-use': [409, 204144843],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
