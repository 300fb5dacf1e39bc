import { numberOption } from '@console-widgets/platform/options/service-option'

/** Duration of a simulated review of a template, a signature, or a campaign. */
export const recallReviewSeconds = numberOption({
  environment: 'RECALL_REVIEW_SECONDS',
  description: 'duration of the review of an SMS template, a signature, or a win-back campaign, in seconds',
  defaults: { platform: 6 },
  least: 0,
  most: 86_400,
})
