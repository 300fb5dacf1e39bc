import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { calls } from '@console-widgets/versions/contract'
import { phasedHistoryFields, releaseTypes, shownStates, versionListFields } from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { listQuery, type ListInput } from '@console-widgets/platform/database/list-rows'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { storePath } from '@console-widgets/platform/release/store-front'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { findAvailability } from './availability.ts'
import { describeVersion, summarize } from './answer-version.ts'
import { firingAlarmsOf } from './firing-alarms.ts'
import { releaseReviewsOf } from './release-reviews.ts'
import { hostedPolicyOf } from './hosted-policy.ts'
import { findPhasedFigures } from './phased-figures.ts'
import { promotionsOf } from './promotions.ts'
import { appVersions, phasedReleaseHistory } from './tables.ts'
import { findVersion, liveVersions, openVersion } from './version-rows.ts'

type ReadCalls = Pick<
  typeof calls,
  | 'distribution.availability.get'
  | 'versions.app-version.get'
  | 'versions.app-version.list'
  | 'versions.last-on-shelf.get'
  | 'versions.on-shelf.get'
  | 'versions.phased-release-history.get'
  | 'versions.phased-release-figures.get'
  | 'versions.history-version.get'
  | 'versions.history-version.list'
  | 'versions.test-version.list'
>

const forStore = ne(appVersions.releaseType, releaseTypes.test)
/** Versions that were live at some time, including those that an update is replacing. */
const wasShown = and(forStore, inArray(appVersions.releaseState, [...shownStates])) as SQL

/** Handlers for current and previous versions. */
export const readHandlers: Handlers<ReadCalls> = {
  'distribution.availability.get': async ({ appId }, context) => {
    await findApp(context.db, appId)
    return { ...(await findAvailability(context.db, appId)), promotions: await promotionsOf(context, appId) }
  },

  'versions.app-version.get': async ({ appId, versionId }, context) => {
    const { db } = context
    await findApp(db, appId)
    const version = versionId === undefined ? await currentVersion(db, appId) : await findVersion(db, appId, versionId)
    if (!version) return { version: null, alarms: [], reviews: null, hostedPolicy: null }
    return {
      version: await describeVersion(context, version),
      alarms: await firingAlarmsOf(context, version),
      reviews: await releaseReviewsOf(context, version),
      hostedPolicy: await hostedPolicyOf(context, appId),
    }
  },

  'versions.app-version.list': async ({ appId, ...input }, { db }) => {
    if (appId !== undefined) await findApp(db, appId)
    return listVersions(db, input, appId === undefined ? undefined : eq(appVersions.appId, appId))
  },

  'versions.last-on-shelf.get': async ({ appId }, context) => {
    const { db } = context
    await findApp(db, appId)
    const { whole } = await liveVersions(db, appId)
    const [last] = whole
      ? [whole]
      : await db
          .select()
          .from(appVersions)
          .where(and(eq(appVersions.appId, appId), wasShown))
          .orderBy(desc(appVersions.offShelfTime), desc(appVersions.createTime))
          .limit(1)
    return { version: last ? await describeVersion(context, last) : null }
  },

  'versions.on-shelf.get': async ({ appId }, context) => {
    const { db } = context
    await findApp(db, appId)
    const { whole, phased } = await liveVersions(db, appId)
    return {
      version: whole ? await describeVersion(context, whole) : null,
      phased: phased ? ((await summarize(db, [phased]))[0] ?? null) : null,
      storeAddress: `${context.services.publicOrigin}${storePath}/${appId}`,
    }
  },

  'versions.phased-release-history.get': async ({ appId, versionId, ...input }, { db }) => {
    await findApp(db, appId)
    const { where, orderBy, limit, offset } = listQuery(
      phasedHistoryFields,
      phasedReleaseHistory,
      phasedReleaseHistory.changeId,
      input,
      '-time',
    )
    const own = and(
      eq(phasedReleaseHistory.appId, appId),
      versionId === undefined ? undefined : eq(phasedReleaseHistory.versionId, versionId),
      where,
    )
    const items = await db
      .select({
        changeId: phasedReleaseHistory.changeId,
        versionId: phasedReleaseHistory.versionId,
        versionNumber: appVersions.versionNumber,
        action: phasedReleaseHistory.action,
        state: phasedReleaseHistory.state,
        percent: phasedReleaseHistory.percent,
        userId: phasedReleaseHistory.userId,
        why: phasedReleaseHistory.why,
        time: phasedReleaseHistory.time,
      })
      .from(phasedReleaseHistory)
      .innerJoin(appVersions, eq(appVersions.versionId, phasedReleaseHistory.versionId))
      .where(own)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
    return { items, total: await db.$count(phasedReleaseHistory, own) }
  },

  'versions.phased-release-figures.get': (input, context) => findPhasedFigures(context, input),

  'versions.history-version.get': async ({ appId, versionId }, context) => {
    const version = await findVersion(context.db, appId, versionId)
    if (!shownStates.includes(version.releaseState) || version.releaseType === releaseTypes.test)
      throw refuse('not-found', `The version '${versionId}' was never live`)
    return { version: await describeVersion(context, version) }
  },

  'versions.history-version.list': async ({ appId, ...input }, { db }) => {
    await findApp(db, appId)
    return listVersions(db, input, and(eq(appVersions.appId, appId), wasShown))
  },

  'versions.test-version.list': async ({ appId, ...input }, { db }) => {
    await findApp(db, appId)
    return listVersions(db, input, and(eq(appVersions.appId, appId), eq(appVersions.releaseType, releaseTypes.test)))
  },
}

async function listVersions(db: Queries, input: ListInput, scope: SQL | undefined) {
  const { where, orderBy, limit, offset } = listQuery(
    versionListFields,
    appVersions,
    appVersions.versionId,
    input,
    '-createTime',
  )
  const own = and(scope, where)
  const rows = await db
    .select()
    .from(appVersions)
    .where(own)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return { items: await summarize(db, rows), total: await db.$count(appVersions, own) }
}

/** The version in progress, else the live one. */
async function currentVersion(db: Queries, appId: string) {
  const { whole, phased } = await liveVersions(db, appId)
  return (await openVersion(db, appId)) ?? phased ?? whole
}
