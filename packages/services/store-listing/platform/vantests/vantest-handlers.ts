import { desc, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/store-listing/contract'
import { toldSize, vantestLimits, vantestUserListFields } from '@console-widgets/store-listing/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { versionOfListing } from '../listing.ts'
import { refuse } from '../refuse.ts'
import { vantests, vantestUsers } from '../tables.ts'
import { conditionsOf, devicesOfFilter, filterOf } from './conditions.ts'
import { scheduleVantestReview } from './run-vantests.ts'
import { changeVantest, describeVantest, describeVantests, lockVantest, type VantestRow } from './vantest-rows.ts'

type VantestCalls = Pick<
  typeof calls,
  | 'store-listing.vantest.list'
  | 'store-listing.vantest.get'
  | 'store-listing.vantest-draft.create'
  | 'store-listing.vantest.submit'
  | 'store-listing.vantest.cancel'
  | 'store-listing.vantest.delete'
  | 'store-listing.vantest-filter-result.query'
  | 'store-listing.vantest-user.query'
>

/** A new draft, where nothing else is asked for. */
const usual = { days: 14, quota: 100 } as const

/** Handlers of tests of an app by some of its users. */
export const vantestHandlers: Handlers<VantestCalls> = {
  'store-listing.vantest.list': async ({ appId }, { db }) => {
    await findApp(db, appId)
    const { createTime, activityId } = vantests
    const rows = await db
      .select()
      .from(vantests)
      .where(eq(vantests.appId, appId))
      .orderBy(desc(createTime), desc(activityId))
    return { vantests: await describeVantests(db, rows) }
  },

  'store-listing.vantest.get': async ({ activityId }, { db }) =>
    describeVantest(db, await findRow(db, vantests, activityId, 'crowd test')),

  'store-listing.vantest-draft.create': async ({ appId, activityId, filter, ...fields }, { db, now }) => {
    await findApp(db, appId)
    const updateTime = now()
    if (activityId !== undefined) {
      const row = await lockVantest(db, activityId, 'edit')
      if (row.appId !== appId) throw refuse('not-found', `There is no crowd test '${activityId}' of this app`)
      const changes = { ...fields, ...(filter === undefined ? {} : { filter: filterOf(filter) }) }
      return describeVantest(db, await changeVantest(db, activityId, { ...changes, state: 'draft', updateTime }))
    }
    if ((await db.$count(vantests, eq(vantests.appId, appId))) >= vantestLimits.perApp)
      throw refuse(
        'limit-reached',
        `An app has at most ${vantestLimits.perApp} crowd tests. Delete one that you no longer need.`,
      )
    const { activityName, guide = '', days = usual.days, quota = usual.quota } = fields
    const [row] = await db
      .insert(vantests)
      .values({
        ...{ activityId: newId(), appId, activityName, guide, days, quota, filter: filterOf(filter) },
        ...{ state: 'draft', createTime: updateTime, updateTime },
      })
      .returning()
    return describeVantest(db, row as VantestRow)
  },

  'store-listing.vantest.submit': async ({ activityId }, { db, now, services }) => {
    const { round, appId } = await lockVantest(db, activityId, 'submit')
    const version = await versionOfListing(db, appId)
    // The users of an earlier run make room for those of the next.
    await db.delete(vantestUsers).where(eq(vantestUsers.activityId, activityId))
    const submitted = await changeVantest(db, activityId, {
      ...{ state: 'submitted', round: round + 1, findings: [], startTime: null, endTime: null },
      ...{ versionId: version?.versionId ?? null, versionNumber: version?.versionNumber ?? null },
      ...{ submitTime: now(), updateTime: now() },
    })
    await scheduleVantestReview(db, services, submitted, now())
    return describeVantest(db, submitted)
  },

  'store-listing.vantest.cancel': async ({ activityId }, { db, now }) => {
    const { state, endTime } = await lockVantest(db, activityId, 'cancel')
    const set = { state: 'cancelled' as const, endTime: state === 'passed' ? now() : endTime, updateTime: now() }
    return describeVantest(db, await changeVantest(db, activityId, set))
  },

  'store-listing.vantest.delete': async ({ activityId }, { db }) => {
    await lockVantest(db, activityId, 'delete')
    await db.delete(vantests).where(eq(vantests.activityId, activityId))
  },

  'store-listing.vantest-filter-result.query': async ({ appId, filter }, { db, now, services }) => {
    await findApp(db, appId)
    const chosen = filterOf(filter)
    const question = { ...conditionsOf(appId, chosen), time: now() }
    const answers = await services.events.collectAnswers('store-listing.audience', question, { db })
    const known = answers.find((each) => each !== undefined)
    return {
      size: known ? toldSize(known.size) : null,
      total: known ? toldSize(known.total) : null,
      dataTime: known?.day ?? null,
      devices: devicesOfFilter(chosen).map(({ brand, name }) => `${brand} ${name}`),
    }
  },

  'store-listing.vantest-user.query': async ({ activityId, ...input }, { db }) => {
    await findRow(db, vantests, activityId, 'crowd test')
    const ofTest = eq(vantestUsers.activityId, activityId)
    return listTable(db, vantestUsers, vantestUserListFields, input, 'place', ofTest)
  },
}
