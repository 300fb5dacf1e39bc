import { numberOption } from '@console-widgets/platform/options/service-option'

/** Duration of the simulated review of a claim to a package name. */
export const reviewSeconds = numberOption({
  environment: 'REVIEW_SECONDS',
  description: 'duration of the review of a package name claim, in seconds',
  defaults: { platform: 8 },
  least: 0,
  most: 86_400,
})
