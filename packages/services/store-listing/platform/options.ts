import { numberOption } from '@console-widgets/platform/options/service-option'

/** Time until a detection begins. */
export const detectionSeconds = numberOption({
  environment: 'LISTING_DETECTION_SECONDS',
  description: 'time that a detection of a store listing waits for its turn, in seconds',
  defaults: { platform: 1 },
  least: 0,
  most: 86_400,
})

/** Duration of a simulated review of a demo or a crowd test. */
export const promotionReviewSeconds = numberOption({
  environment: 'LISTING_REVIEW_SECONDS',
  description: 'duration of the review of a demo or a crowd test, in seconds',
  defaults: { platform: 6 },
  least: 0,
  most: 86_400,
})
