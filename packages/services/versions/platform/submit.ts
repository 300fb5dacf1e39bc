import { findUnfinished } from '@console-widgets/core/review-words'
import type { FieldIssue } from '@console-widgets/contract'
import { releaseTypes, type VersionAction } from '@console-widgets/versions/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { jobKinds } from './job-kinds.ts'
import { moveVersion, requireAction, reviewState } from './move-version.ts'
import { reviewPace, scheduleReview } from './reviewer.ts'
import type { TestInfo } from './tables.ts'
import { checkVersion } from './version-facts.ts'
import { lockVersion, type RelatedVersion, type VersionRow } from './version-rows.ts'

interface Submission {
  action: Extract<VersionAction, 'submit' | 'testRelease' | 'openTest'>
  appId: string
  versionId: string
  /** Reason for overriding warnings. */
  override?: { reason: string } | undefined
  testInfo?: TestInfo | undefined
}

/** Submits a version for review, unless something required is missing. */
export async function submitVersion(
  context: Context,
  { action, appId, versionId, override, testInfo }: Submission,
): Promise<RelatedVersion> {
  const { db, services, userId } = context
  const now = context.now()
  const locked = await lockVersion(db, appId, versionId)
  requireAction(action, locked, now)
  const version = testInfo ? { ...locked, testInfo } : locked
  const overridden = await requireComplete(context, version, override, now)
  const { preReview } = reviewPace(services)
  const to = preReview > 0 ? 12 : await reviewState(db, version)
  const set: Partial<VersionRow> = {
    round: version.round + 1,
    submitTime: now,
    auditInfo: null,
    ...(testInfo ? { testInfo } : {}),
    ...(version.releaseType === releaseTypes.phased
      ? { releaseTime: laterThan(version.phasedRelease?.startTime, now) }
      : {}),
  }
  const moved = await moveVersion(
    db,
    version,
    { action, to, userId, why: overridden.length > 0 ? override?.reason : undefined, overridden, set },
    now,
  )
  if (to === 12)
    await services.jobs.schedule(db, {
      kind: jobKinds.preReview,
      teamId: version.teamId,
      payload: { versionId, round: moved.round },
      dueTime: now + preReview,
    })
  else await scheduleReview(db, services, moved, now)
  return moved
}

/** Rejects incomplete versions. Returns the overridden warnings. */
async function requireComplete(
  context: Context,
  version: VersionRow,
  override: Submission['override'],
  now: number,
): Promise<string[]> {
  requireReason(override)
  const failed = (await checkVersion(context, version, now)).filter((check) => !check.passed)
  const errors = failed.filter(({ level }) => level === 'error')
  const open = errors.length > 0 ? errors : override ? [] : failed
  if (open.length > 0) {
    const issues: FieldIssue[] = open.map(({ field, message }) => ({ field, message }))
    const advice =
      errors.length > 0 ? 'Add what is missing and submit again.' : 'Fix it, or give a reason in `override`.'
    throw refuse(
      'app-incomplete',
      `The version isn’t complete: ${issues.map(({ field, message }) => `${field} ${message}`).join('; ')}. ${advice}`,
      issues,
    )
  }
  return [...new Set(failed.map(({ id }) => id))]
}

/** The reason for overriding warnings is what the reviewer goes by. */
function requireReason(override: Submission['override']): void {
  const placeholder = override && findUnfinished(override.reason)
  if (placeholder !== undefined)
    throw refuse('bad-parameter', `The reason contains the placeholder '${placeholder}'`, [
      issue('override.reason', 'reason-without-placeholder'),
    ])
}

/** Returns the time if it is in the future, else undefined. */
function laterThan(time: number | undefined, now: number): number | null {
  return time !== undefined && time > now ? time : null
}
