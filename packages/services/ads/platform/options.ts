import { numberOption } from '@console-widgets/platform/options/service-option'

/** Duration of a simulated review of a material. */
export const materialReviewSeconds = numberOption({
  environment: 'AD_REVIEW_SECONDS',
  description: 'duration of an ad material’s review, in seconds',
  defaults: { platform: 6 },
  least: 0,
  most: 86_400,
})

/** People whom the ad network could show ads of an app, in all countries. */
export const adAuctions = numberOption({
  environment: 'AD_AUCTIONS_PER_HOUR',
  description: 'opportunities per app and hour that the ad network auctions, in all countries',
  defaults: { platform: 60, server: 120, dump: 40 },
  least: 0,
  most: 130,
  whole: true,
})
