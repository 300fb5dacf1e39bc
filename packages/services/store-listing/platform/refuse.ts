import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'detection-running': [409, 204144850],
  'not-a-video-file': [400, 204144851],
  'demo-state': [409, 204144852],
  'demo-incomplete': [400, 204144853],
  'vantest-state': [409, 204144854],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
