import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'questionnaire-status': [409, 204144930],
  'questionnaire-incomplete': [409, 204144931],
  'questionnaire-closed': [409, 204144933],
  'form-changed': [409, 204144934],
  'questionnaire-answers': [400, 204144935],
  'questionnaire-phone': [409, 204144936],
  'sms-code-wrong': [400, 204144937],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
