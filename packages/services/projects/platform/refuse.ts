import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** The reasons that this service alone refuses for. */
export const reasons = {
  'project-has-apps': [409, 204144626],
  'region-fixed': [409, 204144627],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
