import { numberOption } from '@console-widgets/platform/options/service-option'

/** Duration of a simulated review of a content. */
export const contentReviewSeconds = numberOption({
  environment: 'CONTENT_REVIEW_SECONDS',
  description: 'duration of a content’s review, in seconds',
  defaults: { platform: 6 },
  least: 0,
  most: 86_400,
})
