import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'project-has-apps': [409, 204144626],
  'region-fixed': [409, 204144627],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
