import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** The reasons that this service alone refuses for. */
export const reasons = {
  'app-not-movable': [409, 204144625],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
