import { isInPhasedRelease, longestPause, storeStates } from '@console-widgets/versions/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { goLive, startOf } from './go-live.ts'
import { jobKinds } from './job-kinds.ts'
import { moveVersion } from './move-version.ts'
import { endPhased, resumePhased } from './phased-release.ts'
import { defineReviewer } from './reviewer.ts'
import { defineShelfActor } from './shelf.ts'
import { defineUadReviewer } from './uad-tasks.ts'
import { lockById } from './version-rows.ts'

interface VersionJob {
  versionId: string
}

/**
 * Registers scheduled changes of versions. Each job checks the current data, so that one whose schedule has changed
 * since does nothing.
 */
export function defineVersionActors(services: PlatformParts): void {
  const { jobs } = services
  defineReviewer(services)
  defineShelfActor(services)
  defineUadReviewer(services)
  jobs.define<VersionJob>(jobKinds.publish, async ({ versionId }, { db, now }) => {
    const version = await lockById(db, versionId)
    if (version?.releaseState === storeStates.scheduled && startOf(version) <= now)
      await goLive(db, services, version, { action: 'publish' }, now)
  })
  jobs.define<VersionJob>(jobKinds.endTest, async ({ versionId }, { db, now }) => {
    const version = await lockById(db, versionId)
    if (version?.releaseState === 0 && version.testInfo && version.testInfo.endTime <= now)
      await moveVersion(db, version, { action: 'endTest', to: 2, set: { offShelfTime: now } }, now)
  })
  jobs.define<VersionJob>(jobKinds.phasedEnd, async ({ versionId }, { db, now }) => {
    const version = await lockById(db, versionId)
    if (
      version &&
      isInPhasedRelease(version) &&
      version.phasedRelease?.state === 'RELEASE' &&
      version.phasedRelease.endTime <= now
    )
      await endPhased(db, version, { action: 'phasedEnd' }, now)
  })
  jobs.define<VersionJob>(jobKinds.phasedResume, async ({ versionId }, { db, now }) => {
    const version = await lockById(db, versionId)
    const since = version?.phasedRelease?.suspendTime
    if (version && isInPhasedRelease(version) && typeof since === 'number' && since + longestPause <= now)
      await resumePhased(db, jobs, version, { action: 'phasedResumeByTime' }, now)
  })
}
