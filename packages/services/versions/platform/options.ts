import { numberOption } from '@console-widgets/platform/options/service-option'

/** Duration of a simulated review. The default lets users see every step. */
export const reviewSeconds = numberOption({
  environment: 'REVIEW_SECONDS',
  description: 'duration of a version review, in seconds',
  defaults: { platform: 8 },
  least: 0,
  most: 86_400,
})
