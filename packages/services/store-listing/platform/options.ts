import { numberOption } from '@console-widgets/platform/options/service-option'

/** Time until a detection begins. */
export const detectionSeconds = numberOption({
  environment: 'LISTING_DETECTION_SECONDS',
  description: 'time that a detection of a store listing waits for its turn, in seconds',
  defaults: { platform: 1 },
  least: 0,
  most: 86_400,
})
