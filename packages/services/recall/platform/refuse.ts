import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'activity-state': [409, 204145050],
  'activity-problems': [409, 204145051],
  'in-use': [409, 204145052],
  'journey-state': [409, 204145053],
  'journey-problems': [409, 204145054],
  'journey-active': [409, 204145055],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
