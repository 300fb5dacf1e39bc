import { and, desc, eq, inArray } from 'drizzle-orm'
import { submitActions } from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { reviewOf } from './checks/all-checks.ts'
import type { ReviewStage } from './checks/version-check.ts'
import { findPlaceholder } from './checks/words.ts'
import { goLive, startOf } from './go-live.ts'
import { jobKinds } from './job-kinds.ts'
import { moveVersion, reviewState } from './move-version.ts'
import { auditInfoOf } from './opinions.ts'
import { reviewSeconds } from './options.ts'
import { appVersions, versionEvents, type Finding } from './tables.ts'
import { checkVersion, type CheckContext } from './version-facts.ts'
import { lockById, type RelatedVersion, type VersionRow } from './version-rows.ts'

/** The submission under review: verdicts on an earlier submission are dropped. */
export interface ReviewJob {
  versionId: string
  round: number
}

/** Duration of each step in milliseconds; if reviews take no time, there is no pre-review. */
export function reviewPace({ options }: Pick<PlatformParts, 'options'>): { preReview: number; review: number } {
  const seconds = options.of(reviewSeconds)
  return { preReview: seconds * 375, review: seconds * 1000 }
}

/** Registers the reviewer: pre-review, review, and review of unpublishing requests. */
export function defineReviewer(services: PlatformParts): void {
  const { jobs } = services
  jobs.define<ReviewJob>(jobKinds.preReview, async (job, { db, now }) => {
    const version = await inRound(db, job, [12])
    if (!version) return
    const findings = await findingsOf({ db, services }, version, now)
    // What takes judgment is left to the review, unless the version goes back anyway: then everything is named at once.
    if (findings.some(({ stage }) => stage === 'preReview')) {
      const named = withoutStage(findings)
      const auditInfo = auditInfoOf(named, version.publishCountry, now)
      await moveVersion(db, version, { action: 'failPreReview', to: 13, findings: named, set: { auditInfo } }, now)
      return
    }
    await moveVersion(db, version, { action: 'passPreReview', to: await reviewState(db, version) }, now)
    await scheduleReview(db, services, version, now)
  })
  jobs.define<ReviewJob>(jobKinds.review, async (job, { db, now }) => {
    const version = await inRound(db, job, [4, 5])
    if (version) await judge(db, services, version, now)
  })
  jobs.define<ReviewJob>(jobKinds.removalReview, async (job, { db, now }) => {
    const version = await inRound(db, job, [6])
    if (version) await judgeRemoval(db, version, now)
  })
}

/** Schedules the review of a version in state 4 or 5. */
export async function scheduleReview(
  db: Queries,
  services: PlatformParts,
  { teamId, versionId, round }: VersionRow,
  now: number,
): Promise<void> {
  await services.jobs.schedule(db, {
    kind: jobKinds.review,
    teamId,
    payload: { versionId, round },
    dueTime: now + reviewPace(services).review,
  })
}

/**
 * What the reviewer finds: every failed check that it judges by, except warnings for which the submission gives a
 * reason. The same checks have run before the submission, so only what has changed since fails.
 */
async function findingsOf(context: CheckContext, version: VersionRow, now: number): Promise<StagedFinding[]> {
  const explained = await overriddenChecks(context.db, version.versionId)
  return (await checkVersion(context, version, now)).flatMap(({ id, level, passed, field, sample }) => {
    const review = reviewOf(id)
    return passed || !review || (level === 'warning' && explained.includes(id)) ? [] : [{ ...review, field, sample }]
  })
}

interface StagedFinding extends Finding {
  stage: ReviewStage
}

const withoutStage = (findings: readonly StagedFinding[]): Finding[] =>
  findings.map(({ rule, field, sample }) => ({ rule, field, sample }))

/** Warnings that the last submission overrode. */
async function overriddenChecks(db: Queries, versionId: string): Promise<readonly string[]> {
  const [submission] = await db
    .select({ overridden: versionEvents.overridden })
    .from(versionEvents)
    .where(and(eq(versionEvents.versionId, versionId), inArray(versionEvents.action, [...submitActions])))
    .orderBy(desc(versionEvents.time), desc(versionEvents.eventId))
    .limit(1)
  return submission?.overridden ?? []
}

async function judge(db: Queries, services: PlatformParts, version: RelatedVersion, now: number): Promise<void> {
  const findings = withoutStage(await findingsOf({ db, services }, version, now))
  const auditInfo = auditInfoOf(findings, version.publishCountry, now)
  if (findings.length > 0) {
    await moveVersion(
      db,
      version,
      { action: 'reject', to: version.releaseState === 5 ? 8 : 1, findings, set: { auditInfo } },
      now,
    )
    return
  }
  const start = startOf(version)
  if (start <= now) {
    await goLive(db, services, version, { action: 'approve', set: { auditInfo } }, now)
    return
  }
  await moveVersion(db, version, { action: 'approve', to: 3, set: { auditInfo, releaseTime: start } }, now)
  await services.jobs.schedule(db, {
    kind: jobKinds.publish,
    teamId: version.teamId,
    payload: { versionId: version.versionId },
    dueTime: start,
  })
}

/** Minimum length, in characters, of a reason shown to users. */
const shortestReason = 10

/** Approves unpublishing if the reason is meaningful, since it is shown to users. */
async function judgeRemoval(db: Queries, version: RelatedVersion, now: number): Promise<void> {
  const reason = version.shelfOffReason ?? ''
  const placeholder = findPlaceholder(reason)
  const finding: Finding | undefined =
    reason.length < shortestReason
      ? { rule: 'reason-short', field: 'reason', sample: reason }
      : placeholder
        ? { rule: 'reason-placeholder', field: 'reason', sample: placeholder }
        : undefined
  if (finding) await moveVersion(db, version, { action: 'rejectRemoval', to: 9, findings: [finding] }, now)
  else await moveVersion(db, version, { action: 'approveRemoval', to: 10, set: { offShelfTime: now } }, now)
}

/** The version that a job is about, if it is still the same submission and in one of the states. */
async function inRound(
  db: Queries,
  { versionId, round }: ReviewJob,
  states: readonly number[],
): Promise<RelatedVersion | undefined> {
  const [current] = await db
    .select({ releaseState: appVersions.releaseState })
    .from(appVersions)
    .where(and(eq(appVersions.versionId, versionId), eq(appVersions.round, round)))
  return current && states.includes(current.releaseState) ? lockById(db, versionId) : undefined
}
