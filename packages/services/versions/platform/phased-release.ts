import type { ParsedOf } from '@console-widgets/contract'
import type { calls } from '@console-widgets/versions/contract'
import {
  longestPause,
  longestPhasedRelease,
  type PhasedRelease,
  type VersionAction,
} from '@console-widgets/versions/model'
import { scheduleJob, type Jobs } from '@console-widgets/platform/clock/jobs'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { requireWindow } from './drafts.ts'
import { replace } from './go-live.ts'
import { jobKinds } from './job-kinds.ts'
import { moveVersion, requireAction } from './move-version.ts'
import { recordPhasedChange } from './phased-history.ts'
import { liveVersions, lockVersion, type RelatedVersion } from './version-rows.ts'

type Input = ParsedOf<(typeof calls)['versions.phased-release.update']>

interface Doing {
  action: VersionAction
  userId?: string
  why?: string
}

/** Changes a live phased release: pauses, resumes, increases, or completes it, or moves its end. */
export async function updatePhasedRelease(context: Context, input: Input): Promise<RelatedVersion> {
  const { db, userId, services } = context
  const now = context.now()
  let version = await lockVersion(db, input.appId, input.versionId)
  if (input.releaseType === 1) return endPhased(db, version, { action: 'phasedFull', userId }, now)
  const { state, percent, startTime, endTime, description } = input
  if (
    state === undefined &&
    percent === undefined &&
    startTime === undefined &&
    endTime === undefined &&
    description === undefined
  )
    throw refuse('bad-parameter', 'The request changes nothing. Set state or another field.', [
      issue('state', 'state-or-other'),
    ])
  if (startTime !== undefined && startTime !== version.phasedRelease?.startTime) {
    requireAction('phasedRaise', version, now)
    throw refuse('bad-parameter', 'The start of a running phased release can’t be changed', [
      issue('startTime', 'start-fixed'),
    ])
  }
  if (state === 'RELEASE' && (version.phasedRelease?.state !== 'RELEASE' || percent === undefined))
    version = await resumePhased(db, services.jobs, version, { action: 'phasedResume', userId }, now)
  if (percent !== undefined || endTime !== undefined || description !== undefined)
    version = await changePlan(context, version, { percent, endTime, description })
  if (state === 'SUSPEND') version = await pausePhased(db, version, { action: 'phasedPause', userId }, now)
  return version
}

/** The percentage can only grow, and stays below 100: that would be a full release. */
async function changePlan(
  { db, userId, services, ...context }: Context,
  version: RelatedVersion,
  plan: Pick<Input, 'percent' | 'endTime' | 'description'>,
): Promise<RelatedVersion> {
  const now = context.now()
  requireAction('phasedRaise', version, now)
  const before = version.phasedRelease as PhasedRelease
  const { percent = before.percent, endTime = before.endTime, description = before.description } = plan
  if (plan.percent !== undefined && (Number(percent) <= Number(before.percent) || Number(percent) >= 100))
    throw refuse(
      'bad-parameter',
      `The rollout is at ${before.percent}% and can only increase; 100% is a full release`,
      [issue('percent', 'rollout-above', { percent: before.percent })],
    )
  if (plan.endTime !== undefined)
    requireWindow('endTime', { startTime: before.startTime, endTime }, longestPhasedRelease, now)
  const moved = await moveVersion(
    db,
    version,
    {
      action: 'phasedRaise',
      userId,
      set: { phasedRelease: { ...before, percent, endTime, description } },
    },
    now,
  )
  await recordPhasedChange(db, moved, { action: 'phasedRaise', userId }, now)
  if (endTime !== before.endTime)
    await services.jobs.schedule(db, {
      kind: jobKinds.phasedEnd,
      teamId: version.teamId,
      payload: { versionId: version.versionId },
      dueTime: endTime,
    })
  return moved
}

/** Pauses a running phased release. */
export async function pausePhased(
  db: Queries,
  version: RelatedVersion,
  doing: Doing,
  now: number,
): Promise<RelatedVersion> {
  requireAction(doing.action, version, now)
  const before = version.phasedRelease as PhasedRelease
  const phasedRelease: PhasedRelease = {
    ...before,
    state: 'SUSPEND',
    halts: before.halts + 1,
    suspendTime: now,
  }
  const moved = await moveVersion(db, version, { ...doing, set: { phasedRelease } }, now)
  await recordPhasedChange(db, moved, doing, now)
  await scheduleJob(db, {
    kind: jobKinds.phasedResume,
    teamId: version.teamId,
    payload: { versionId: version.versionId },
    dueTime: now + longestPause,
  })
  return moved
}

/** Resumes a paused release. */
export async function resumePhased(
  db: Queries,
  jobs: Jobs,
  version: RelatedVersion,
  doing: Doing,
  now: number,
): Promise<RelatedVersion> {
  requireAction(doing.action, version, now)
  const phasedRelease: PhasedRelease = {
    ...(version.phasedRelease as PhasedRelease),
    state: 'RELEASE',
    suspendTime: null,
  }
  const moved = await moveVersion(db, version, { ...doing, set: { phasedRelease } }, now)
  await recordPhasedChange(db, moved, doing, now)
  // The end may have passed during the pause.
  await jobs.schedule(db, {
    kind: jobKinds.phasedEnd,
    teamId: version.teamId,
    payload: { versionId: version.versionId },
    dueTime: Math.max(now, phasedRelease.endTime),
  })
  return moved
}

/** Makes a phased release a full one: it replaces the base version. */
export async function endPhased(
  db: Queries,
  version: RelatedVersion,
  doing: Doing,
  now: number,
): Promise<RelatedVersion> {
  requireAction(doing.action, version, now)
  const { whole } = await liveVersions(db, version.appId)
  const phasedRelease: PhasedRelease = { ...(version.phasedRelease as PhasedRelease), percent: '100.00' }
  await recordPhasedChange(db, { ...version, phasedRelease }, doing, now)
  const moved = await moveVersion(db, version, { ...doing, set: { releaseType: 1, phasedRelease: null } }, now)
  if (whole) await replace(db, whole.versionId, now)
  return moved
}
