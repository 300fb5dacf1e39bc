import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { calls } from '@console-widgets/versions/contract'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { changed } from './answer-version.ts'
import { plannedTest, requireSchedule, requireTimes } from './drafts.ts'
import { goLive } from './go-live.ts'
import { jobKinds } from './job-kinds.ts'
import { moveVersion, requireAction } from './move-version.ts'
import { updatePhasedRelease } from './phased-release.ts'
import { reviewPace } from './reviewer.ts'
import { rollBack } from './roll-back.ts'
import { submitVersion } from './submit.ts'
import type { TestInfo } from './tables.ts'
import { findVersion, lockVersion } from './version-rows.ts'

type LifeCalls = Pick<
  typeof calls,
  | 'versions.on-shelf.submit'
  | 'versions.on-shelf.cancel'
  | 'versions.shelf-off.submit'
  | 'versions.shelf-off.cancel'
  | 'versions.on-shelf-time.update'
  | 'versions.rollback.submit'
  | 'versions.audit.urge'
  | 'versions.test-release.submit'
  | 'versions.open-test.submit'
  | 'versions.phased-release.update'
>

/** Handlers that change a version's state. */
export const lifeHandlers: Handlers<LifeCalls> = {
  'versions.on-shelf.submit': async (input, context) =>
    changed(context, await submitVersion(context, { action: 'submit', ...input })),

  'versions.on-shelf.cancel': async ({ appId, versionId }, context) => {
    const version = await lockVersion(context.db, appId, versionId)
    return changed(
      context,
      await moveVersion(context.db, version, { action: 'cancel', to: 11, userId: context.userId }, context.now()),
    )
  },

  'versions.shelf-off.submit': async ({ appId, versionId, reason }, context) => {
    const { db, userId, services } = context
    const now = context.now()
    const version = await lockVersion(db, appId, versionId)
    if (version.releaseType === 6)
      return changed(
        context,
        await moveVersion(
          db,
          version,
          { action: 'shelfOff', to: 10, userId, why: reason, set: { shelfOffReason: reason, offShelfTime: now } },
          now,
        ),
      )
    const moved = await moveVersion(
      db,
      version,
      { action: 'shelfOff', to: 6, userId, why: reason, set: { shelfOffReason: reason, round: version.round + 1 } },
      now,
    )
    await services.jobs.schedule(db, {
      kind: jobKinds.removalReview,
      teamId: version.teamId,
      payload: { versionId, round: moved.round },
      dueTime: now + reviewPace(services).review,
    })
    return changed(context, moved)
  },

  'versions.shelf-off.cancel': async ({ appId, versionId }, context) => {
    const version = await lockVersion(context.db, appId, versionId)
    return changed(
      context,
      await moveVersion(
        context.db,
        version,
        { action: 'cancelShelfOff', to: 0, userId: context.userId, set: { shelfOffReason: null } },
        context.now(),
      ),
    )
  },

  'versions.on-shelf-time.update': async ({ appId, versionId, changeType, releaseTime = 0 }, context) => {
    const { db, userId, services } = context
    const now = context.now()
    const version = await lockVersion(db, appId, versionId)
    if (changeType === 2) {
      requireAction('publishNow', version, now)
      const phasedRelease = version.phasedRelease && { ...version.phasedRelease, startTime: now }
      const set = { releaseTime: null, phasedRelease }
      if (version.releaseState === 3)
        return changed(
          context,
          await goLive(db, services, { ...version, phasedRelease }, { action: 'publishNow', userId }, now),
        )
      return changed(context, await moveVersion(db, version, { action: 'publishNow', userId, set }, now))
    }
    requireAction('reschedule', version, now)
    requireSchedule(releaseTime, now)
    if (version.phasedRelease && releaseTime >= version.phasedRelease.endTime)
      throw refuse('bad-parameter', 'The phased release ends before this time', [
        issue('releaseTime', 'before-phased-end'),
      ])
    const phasedRelease = version.phasedRelease && { ...version.phasedRelease, startTime: releaseTime }
    const moved = await moveVersion(
      db,
      version,
      { action: 'reschedule', userId, set: { releaseTime, phasedRelease } },
      now,
    )
    await services.jobs.schedule(db, {
      kind: jobKinds.publish,
      teamId: version.teamId,
      payload: { versionId },
      dueTime: releaseTime,
    })
    return changed(context, moved)
  },

  'versions.rollback.submit': async ({ appId, versionId, targetVersionId, reason }, context) =>
    changed(context, await rollBack(context, appId, versionId, targetVersionId, reason)),

  'versions.audit.urge': async ({ appId, versionId }, context) => {
    const { db, userId, services } = context
    const now = context.now()
    const version = await lockVersion(db, appId, versionId)
    const moved = await moveVersion(db, version, { action: 'urge', userId, set: { urgeTime: now } }, now)
    // An expedited review ends after half the usual time from now, unless the original date is earlier.
    await services.jobs.schedule(db, {
      kind: version.releaseState === 6 ? jobKinds.removalReview : jobKinds.review,
      teamId: version.teamId,
      payload: { versionId, round: version.round },
      dueTime: now + reviewPace(services).review / 2,
    })
    return changed(context, moved)
  },

  'versions.test-release.submit': async ({ testInfo, ...input }, context) => {
    requireTimes({ testInfo }, context.now())
    const version = await findVersion(context.db, input.appId, input.versionId)
    const plan = testInfo ? plannedTest(version, testInfo) : version.testInfo
    requireAction('testRelease', version, context.now())
    requireCountries(plan)
    if (!plan.groupInfos.some(({ bind }) => bind))
      throw refuse('bad-parameter', 'A test by invitation needs a group of testers', [
        issue('testInfo.groupInfos', 'binds-group'),
      ])
    return changed(
      context,
      await submitVersion(context, { action: 'testRelease', ...input, testInfo: { ...plan, testType: 3 } }),
    )
  },

  'versions.open-test.submit': async ({ testInfo, ...input }, context) => {
    requireTimes({ testInfo }, context.now())
    const version = await findVersion(context.db, input.appId, input.versionId)
    const plan = testInfo ? plannedTest(version, testInfo) : version.testInfo
    requireAction('openTest', version, context.now())
    requireCountries(plan)
    return changed(
      context,
      await submitVersion(context, { action: 'openTest', ...input, testInfo: { ...plan, testType: 2 } }),
    )
  },

  'versions.phased-release.update': async (input, context) =>
    changed(context, await updatePhasedRelease(context, input)),
}

/** A test reaches testers in its countries only. @throws PlatformRefusal if there is no plan, or it names no country */
function requireCountries(plan: TestInfo | null): asserts plan is TestInfo {
  if (!plan) throw refuse('bad-parameter', 'The version has no test plan', [issue('testInfo', 'required')])
  if (plan.displayArea.length === 0)
    throw refuse('test-countries', 'The test names no country', [issue('testInfo.displayArea', 'names-country')])
}
