import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'app-not-movable': [409, 204144625],
  'app-in-series': [409, 204144790],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
