import { kindOf, releaseTypes, type PhasedRelease, type VersionAction } from '@console-widgets/versions/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newSecret } from '@console-widgets/platform/database/ids'
import { jobKinds } from './job-kinds.ts'
import { moveVersion } from './move-version.ts'
import { recordPhasedChange } from './phased-history.ts'
import { liveVersions, lockById, type RelatedVersion, type VersionRow } from './version-rows.ts'

declare module '@console-widgets/platform/calls/events' {
  interface PlatformEvents {
    /** A test version has reached its testers. */
    'versions.test-begun': { appId: string; versionId: string; endTime: number }
  }
}

/** Actor and reason of a release. */
export interface GoLive {
  action: Extract<VersionAction, 'approve' | 'publish' | 'publishNow'>
  userId?: string
  why?: string
  set?: Partial<VersionRow>
}

/** Go-live time of an approved version: its schedule, or the start of its phased release or test. */
export function startOf({ releaseType, releaseTime, phasedRelease, testInfo }: VersionRow): number {
  if (releaseType === releaseTypes.phased) return phasedRelease?.startTime ?? 0
  return (releaseType === releaseTypes.test ? testInfo?.startTime : releaseTime) ?? 0
}

/** Releases an approved version: to all users, to a percentage of them, or to testers. */
export async function goLive(
  db: Queries,
  { events, jobs }: Pick<PlatformParts, 'events' | 'jobs'>,
  version: RelatedVersion,
  { set, ...move }: GoLive,
  now: number,
): Promise<RelatedVersion> {
  const live = { ...set, onShelfTime: now, releaseTime: null }
  if (kindOf(version.releaseType) === 'test') {
    const testInfo = version.testInfo && {
      ...version.testInfo,
      shareLink: version.testInfo.testType === 2 ? `open-test/${newSecret().slice(0, 16)}` : null,
    }
    await jobs.schedule(db, {
      kind: jobKinds.endTest,
      teamId: version.teamId,
      payload: { versionId: version.versionId },
      dueTime: testInfo?.endTime ?? now,
    })
    const begun = await moveVersion(db, version, { ...move, to: 0, set: { ...live, testInfo } }, now)
    const { teamId, appId, versionId } = version
    const test = { appId, versionId, endTime: testInfo?.endTime ?? now }
    await events.announce('versions.test-begun', test, { db, teamId, now: () => now })
    return begun
  }
  const { whole, phased } = await liveVersions(db, version.appId)
  if (version.releaseType === releaseTypes.phased && version.phasedRelease && whole) {
    const phasedRelease: PhasedRelease = {
      ...version.phasedRelease,
      state: 'RELEASE',
      startTime: Math.min(version.phasedRelease.startTime, now),
    }
    const moved = await moveVersion(db, version, { ...move, to: 0, set: { ...live, phasedRelease } }, now)
    await recordPhasedChange(db, moved, move, now)
    await jobs.schedule(db, {
      kind: jobKinds.phasedEnd,
      teamId: version.teamId,
      payload: { versionId: version.versionId },
      dueTime: phasedRelease.endTime,
    })
    return moved
  }
  // If the base version is no longer live, no users are left to withhold the phased version from: release it fully.
  const moved = await moveVersion(
    db,
    version,
    { ...move, to: 0, set: { ...live, releaseType: releaseTypes.wholeNetwork, phasedRelease: null } },
    now,
  )
  for (const former of [whole, phased])
    if (former && former.versionId !== version.versionId) await replace(db, former.versionId, now)
  return moved
}

/** Moves a version to the history when another replaces it. */
export async function replace(db: Queries, versionId: string, now: number): Promise<void> {
  const former = await lockById(db, versionId)
  if (former) await moveVersion(db, former, { action: 'replace', to: 14, set: { offShelfTime: now } }, now)
}
