import { numberOption } from '@console-widgets/platform/options/service-option'

/** Duration of the simulated review of a request for a restricted permission. */
export const reviewSeconds = numberOption({
  environment: 'REVIEW_SECONDS',
  description: 'duration of the review of a request for a restricted permission, in seconds',
  defaults: { platform: 8 },
  least: 0,
  most: 86_400,
})
