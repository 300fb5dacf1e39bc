import { numberOption } from '@console-widgets/platform/options/service-option'

/** Duration of a simulated review of documents. */
export const qualificationReviewSeconds = numberOption({
  environment: 'QUALIFICATION_REVIEW_SECONDS',
  description: 'duration of a review of documents, in seconds',
  defaults: { platform: 6 },
  least: 0,
  most: 86_400,
})

/** Time that the simulated register of ICP filings takes to answer. */
export const recordCheckSeconds = numberOption({
  environment: 'RECORD_CHECK_SECONDS',
  description: 'time that the register of ICP filings takes to answer, in seconds',
  defaults: { platform: 3 },
  least: 0,
  most: 86_400,
})
