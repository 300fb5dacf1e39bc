import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { calls, distributionCalls } from '@console-widgets/versions/contract'
import { packageHandlers } from './package-handlers.ts'
import { listRegionNames } from './region-names.ts'
import { releaseHandlers } from './release-handlers.ts'
import { findTempUrl } from './temp-url.ts'
import { versionHandlers } from './version-handlers.ts'

type DistributionCalls = typeof distributionCalls &
  Pick<typeof calls, 'distribution.temp-url.get' | 'distribution.region-name.list'>

/**
 * Handles the calls of the area `distribution`, the older publishing interface. It has no state of its own: every
 * handler calls what the calls of versions and packages call.
 */
export const distributionHandlers: Handlers<DistributionCalls> = {
  ...versionHandlers,
  ...packageHandlers,
  ...releaseHandlers,
  'distribution.temp-url.get': (input, context) => findTempUrl(context, input),
  'distribution.region-name.list': async () => ({ regions: listRegionNames() }),
}
