import { numberOption } from '@console-widgets/platform/options/service-option'

/** Duration of a simulated review of an agreement. */
export const agreementReviewSeconds = numberOption({
  environment: 'AGREEMENT_REVIEW_SECONDS',
  description: 'duration of an agreement’s review, in seconds',
  defaults: { platform: 6 },
  least: 0,
  most: 86_400,
})
