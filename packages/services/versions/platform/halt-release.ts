import type { EventContext } from '@console-widgets/platform/calls/events'
import type { HaltingEvent } from '@console-widgets/platform/release/halt'
import { pausePhased } from './phased-release.ts'
import { refuse } from './refuse.ts'
import { liveVersions, lockVersion } from './version-rows.ts'

/**
 * Pauses the phased release of an app because something has gone wrong with it. It never resumes one.
 * @throws PlatformRefusal if none is running, or if the person behind it can't pause one themselves
 */
export async function haltRelease(
  { appId, cause, permissions }: HaltingEvent,
  { db, now }: EventContext,
): Promise<void> {
  if (!permissions.has('versions.release'))
    throw refuse('no-permission', "This requires the 'versions.release' permission")
  const { phased } = await liveVersions(db, appId)
  if (!phased) throw refuse('not-found', 'This app has no version in phased release')
  const version = await lockVersion(db, appId, phased.versionId)
  await pausePhased(db, version, { action: 'phasedHalt', why: cause }, now())
}
