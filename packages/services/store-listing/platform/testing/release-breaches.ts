import { calls } from '@console-widgets/store-listing/contract'
import type { AppVersion } from '@console-widgets/versions/schemas'
import { withTexts, type Breaches } from '../../../versions/platform/testing/breach.ts'
import type { VersionWorld } from '../../../versions/platform/testing/world.ts'

/** Has the texts of a draft examined, with this line among them. */
const examine = (briefInfo: string) => async (draft: AppVersion, world: VersionWorld) => {
  await withTexts({ briefInfo })(draft, world)
  const { appId, versionId } = draft
  await world.console.invoke(calls['store-listing.context-detection.create'], { appId, versionId })
  await world.pass(2)
}

export const breaches: Breaches = {
  'store-listing.refused': {
    break: examine('Also on Google Play'),
    field: 'languages.en-US.briefInfo',
    sample: 'Google Play',
  },
  'store-listing.findings': {
    break: examine('Call us: (040) 123456'),
    field: 'languages.en-US.briefInfo',
    sample: '(040) 123456',
    level: 'warning',
  },
}
