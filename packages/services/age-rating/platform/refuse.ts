import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'questionnaire-changed': [409, 204144750],
  'answers-missing': [409, 204144751],
  'rating-too-low': [409, 204144752],
  'no-certificate': [409, 204144753],
  'certificate-outdated': [409, 204144754],
  'certificate-unreadable': [400, 204144755],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
