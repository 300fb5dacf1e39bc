import { and, eq, inArray, sql } from 'drizzle-orm'
import { countryCodesOfGroup } from '@console-widgets/core/tables'
import type { calls } from '@console-widgets/beta/contract'
import {
  feedbackListFields,
  linkStart,
  subscriptionListFields,
  testListFields,
  verdictOf,
} from '@console-widgets/beta/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { consoleIn } from '@console-widgets/platform/notices/link-to-page'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { longestTest, versionLimits } from '@console-widgets/versions/model'
import { appVersions, begunTests } from '@console-widgets/versions/platform/rows'
import { findTestOfVersion } from './tests-by-code.ts'
import { refuse } from './refuse.ts'
import { feedback, subscriptions, takenPlaces, testGroups } from './tables.ts'

type TeamCalls = Pick<
  typeof calls,
  | 'beta.test.list'
  | 'beta.test.get'
  | 'beta.subscription.list'
  | 'beta.subscription.remove'
  | 'beta.feedback.list'
  | 'beta.test-task-config.get'
>

/** Handlers for the team of an open test. */
export const teamHandlers: Handlers<TeamCalls> = {
  'beta.test.list': async (input, { db, now }) => {
    const columns = {
      appName: apps.appName,
      versionNumber: appVersions.versionNumber,
      startTime: appVersions.onShelfTime,
    }
    const { where, orderBy, limit, offset } = listQuery(
      testListFields,
      columns,
      appVersions.versionId,
      input,
      '-startTime',
    )
    const [counted] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(appVersions)
      .innerJoin(begunTests, eq(begunTests.versionId, appVersions.versionId))
      .innerJoin(apps, eq(apps.appId, appVersions.appId))
      .where(where)
    // The view shows the tests of all teams; the rows of versions are the team's own.
    const rows = await db
      .select({
        appId: appVersions.appId,
        versionId: appVersions.versionId,
        releaseState: appVersions.releaseState,
        appName: apps.appName,
        versionNumber: appVersions.versionNumber,
        startTime: appVersions.onShelfTime,
        endTime: begunTests.endTime,
        offShelfTime: begunTests.offShelfTime,
        inviteLimit: begunTests.inviteLimit,
        taken: takenPlaces.joined,
      })
      .from(appVersions)
      .innerJoin(begunTests, eq(begunTests.versionId, appVersions.versionId))
      .innerJoin(apps, eq(apps.appId, appVersions.appId))
      .leftJoin(takenPlaces, eq(takenPlaces.versionId, appVersions.versionId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
    const items = rows.map((test) => {
      const joined = test.taken ?? 0
      return { ...test, joined, verdict: verdictOf({ ...test, joined }, now()) }
    })
    return { items, total: counted?.total ?? 0 }
  },

  'beta.test.get': async ({ appId, versionId, language }, { db, now, services }) => {
    await findApp(db, appId)
    const [version] = await db
      .select({ versionId: appVersions.versionId })
      .from(appVersions)
      .where(and(eq(appVersions.appId, appId), eq(appVersions.versionId, versionId)))
    if (!version) throw refuse('not-found', `There is no version '${versionId}' of this app`)
    const test = await findTestOfVersion(db, versionId, now())
    if (!test) return { test: null }
    const groups = await db
      .select({ groupId: testGroups.groupId, groupName: testGroups.groupName })
      .from(testGroups)
      .where(inArray(testGroups.groupId, test.groups))
      .orderBy(testGroups.groupName)
    const [counts] = await db
      .select({
        downloaded: sql<number>`count(*) filter (where downloads > 0)::int`,
        left: sql<number>`count(*) filter (where state = 'left')::int`,
        removed: sql<number>`count(*) filter (where state = 'removed')::int`,
      })
      .from(subscriptions)
      .where(eq(subscriptions.versionId, versionId))
    return {
      test: {
        ...test,
        ...(counts ?? { downloaded: 0, left: 0, removed: 0 }),
        groups,
        link:
          test.shareLink === null
            ? null
            : `${consoleIn(services.publicOrigin, language)}#/app/openTest/${test.shareLink.slice(linkStart.length)}`,
      },
    }
  },

  'beta.subscription.list': async ({ appId, versionId, ...input }, { db }) => {
    await findApp(db, appId)
    const ofVersion = and(eq(subscriptions.appId, appId), eq(subscriptions.versionId, versionId))
    return listTable(db, subscriptions, subscriptionListFields, input, '-joinTime', ofVersion)
  },

  'beta.subscription.remove': async ({ subscriptionId }, { db, now }) => {
    const { state } = await findRow(db, subscriptions, subscriptionId, 'tester')
    if (state !== 'joined') throw refuse('not-in-test', 'This person is no longer in the test')
    await db
      .update(subscriptions)
      .set({ state: 'removed', endTime: now() })
      .where(eq(subscriptions.subscriptionId, subscriptionId))
  },

  'beta.feedback.list': async ({ appId, versionId, ...input }, { db }) => {
    await findApp(db, appId)
    const ofVersion = and(eq(feedback.appId, appId), eq(feedback.versionId, versionId))
    return listTable(db, feedback, feedbackListFields, input, '-createTime', ofVersion)
  },

  'beta.test-task-config.get': async () => ({
    longestDays: longestTest / 86_400_000,
    inviteLimit: versionLimits.openTestPlaces,
    mostInviteLimit: versionLimits.mostOpenTestPlaces,
    openTests: versionLimits.openTestVersions,
    countries: Object.values(countryCodesOfGroup).flat().toSorted(),
  }),
}
