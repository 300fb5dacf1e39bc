import { numberOption } from '@console-widgets/platform/options/service-option'

/** Duration of the simulated identity verification of a new account. */
export const reviewSeconds = numberOption({
  environment: 'REVIEW_SECONDS',
  description: 'duration of an identity verification, in seconds',
  defaults: { platform: 8 },
  least: 0,
  most: 86_400,
})
