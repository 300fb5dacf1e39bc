import { numberOption } from '@console-widgets/platform/options/service-option'

/** Duration until the platform has judged a reported review. */
export const abuseSeconds = numberOption({
  environment: 'ABUSE_SECONDS',
  description: 'duration until a reported review is judged, in seconds',
  defaults: { platform: 20 },
  least: 0,
  most: 86_400,
})
