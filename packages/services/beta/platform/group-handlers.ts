import { and, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { calls } from '@console-widgets/beta/contract'
import { betaLimits, endOfTest, groupListFields, verdictOf } from '@console-widgets/beta/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { releaseTypes, testStates } from '@console-widgets/versions/model'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { issue } from './issues.ts'
import { plannedStates } from './planned-tests.ts'
import { refuse } from './refuse.ts'
import { groupCounts, testerProgress, testGroups } from './tables.ts'

type GroupCalls = Pick<
  typeof calls,
  | 'beta.test-user-group.list'
  | 'beta.group-app.list'
  | 'beta.test-user-group.get'
  | 'beta.test-user-group.create'
  | 'beta.test-user-group.update'
  | 'beta.test-user-group.delete'
>

/** Codes of success that the calls of groups carry beside `ret`. */
export const succeeded = { rtnCode: 0, rtnDesc: 'success', businessCode: 0 } as const

/** Tests of which a group’s testers have the build, or will have it once they are approved. */
const busyStates = [testStates.testing, ...plannedStates]

/** Handlers for the groups of testers. */
export const groupHandlers: Handlers<GroupCalls> = {
  'beta.test-user-group.list': async (input, { db }) => {
    const { where, orderBy, limit, offset } = listQuery(
      groupListFields,
      { ...groupColumns, appName: apps.appName, addedTestersNum: groupCounts.addedTestersNum },
      testGroups.groupId,
      input,
      'groupName',
    )
    const [counted] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(testGroups)
      .innerJoin(groupCounts, eq(groupCounts.countedGroupId, testGroups.groupId))
      .leftJoin(apps, eq(apps.appId, testGroups.appId))
      .where(where)
    const items = await selectGroups(db, where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
    return { ...succeeded, items, total: counted?.total ?? 0 }
  },

  'beta.group-app.list': async (_, { db }) => ({
    items: await db
      .select({ appId: apps.appId, appName: apps.appName })
      .from(apps)
      .orderBy(sql`lower(${apps.appName})`, apps.appId),
  }),

  'beta.test-user-group.get': async ({ groupId }, { db, now }) => {
    const group = await findGroup(db, groupId)
    const steps = await db
      .select({ step: testerProgress.step, testers: sql<number>`count(*)::int` })
      .from(testerProgress)
      .where(eq(testerProgress.groupId, groupId))
      .groupBy(testerProgress.step)
    const versions = await db
      .select({ version: appVersions, appName: apps.appName })
      .from(appVersions)
      .innerJoin(apps, eq(apps.appId, appVersions.appId))
      .where(and(isBoundTo(groupId), ne(appVersions.releaseState, testStates.preparing)))
      .orderBy(desc(sql`(${appVersions.testInfo} ->> 'startTime')::bigint`), desc(appVersions.versionId))
      .limit(shownTests)
    const tests = versions.flatMap(
      ({ appName, version: { appId, offShelfTime, releaseState, testInfo, versionId, versionNumber } }) =>
        testInfo
          ? [
              {
                appId,
                versionId,
                appName,
                versionNumber,
                verdict: isWaiting(releaseState)
                  ? ('waiting' as const)
                  : verdictOf({ releaseState, endTime: testInfo.endTime, inviteLimit: null, joined: 0 }, now()),
                endTime: endOfTest({ endTime: testInfo.endTime, offShelfTime }),
                countries: testInfo.displayArea,
              },
            ]
          : [],
    )
    return { ...succeeded, ...group, steps, tests }
  },

  'beta.test-user-group.create': async ({ groupName, groupType, appId }, { db, now }) => {
    const app = appId === null ? null : await findApp(db, appId)
    const beside = appId === null ? isNull(testGroups.appId) : eq(testGroups.appId, appId)
    if ((await db.$count(testGroups, beside)) >= betaLimits.groups) {
      const owner = app ? `'${app.appName}' has at most` : 'The team has at most'
      const kind = app ? 'groups of its own' : 'groups for all apps'
      throw refuse('too-many-groups', `${owner} ${betaLimits.groups} ${kind}. Delete one that you no longer need.`)
    }
    await requireFreeName(db, groupName)
    const time = now()
    const groupId = newId()
    await db.insert(testGroups).values({ groupId, groupName, groupType, appId, createTime: time, updateTime: time })
    return { ...succeeded, ...(await findGroup(db, groupId)) }
  },

  'beta.test-user-group.update': async ({ groupId, groupName }, { db, now }) => {
    await findGroup(db, groupId)
    await requireFreeName(db, groupName, groupId)
    await db.update(testGroups).set({ groupName, updateTime: now() }).where(eq(testGroups.groupId, groupId))
    return { ...succeeded, ...(await findGroup(db, groupId)) }
  },

  'beta.test-user-group.delete': async ({ groupId }, { db }) => {
    await findRow(db, testGroups, groupId, 'group')
    const [busy] = await db
      .select({ versionNumber: appVersions.versionNumber })
      .from(appVersions)
      .where(and(isBoundTo(groupId), inArray(appVersions.releaseState, busyStates)))
      .limit(1)
    if (busy)
      throw refuse(
        'group-in-use',
        `The group tests version ${busy.versionNumber ?? '?'}. Stop the test before you delete it.`,
      )
    await db.delete(testGroups).where(eq(testGroups.groupId, groupId))
    return succeeded
  },
}

/** Tests that the page of a group shows. */
const shownTests = 20

const groupColumns = {
  groupId: testGroups.groupId,
  groupName: testGroups.groupName,
  groupType: testGroups.groupType,
  appId: testGroups.appId,
  createTime: testGroups.createTime,
  updateTime: testGroups.updateTime,
}

function selectGroups(db: Queries, where: SQL | undefined) {
  return db
    .select({ ...groupColumns, appName: apps.appName, addedTestersNum: groupCounts.addedTestersNum })
    .from(testGroups)
    .innerJoin(groupCounts, eq(groupCounts.countedGroupId, testGroups.groupId))
    .leftJoin(apps, eq(apps.appId, testGroups.appId))
    .where(where)
    .$dynamic()
}

/** Returns a group of the team. @throws PlatformRefusal if it has none with this ID */
export async function findGroup(db: Queries, groupId: string) {
  const [group] = await selectGroups(db, eq(testGroups.groupId, groupId))
  if (!group) throw refuse('not-found', `There is no group '${groupId}' in this team`)
  return group
}

async function requireFreeName(db: Queries, groupName: string, except?: string): Promise<void> {
  const isTaken = sql`lower(${testGroups.groupName}) = lower(${groupName})`
  if (
    (await db.$count(testGroups, and(isTaken, except === undefined ? undefined : ne(testGroups.groupId, except)))) > 0
  )
    throw refuse('group-name-taken', `There is already a group '${groupName}'`, [issue('groupName', 'taken')])
}

const isWaiting = (releaseState: number) => plannedStates.some((state) => state === releaseState)

/** Condition on groups: tests of an app can go to them. */
export function servesApp(appId: string): SQL {
  return sql`(${testGroups.appId} is null or ${testGroups.appId} = ${appId})`
}

/** Condition on versions: they are tests by invitation that go to the group. */
export function isBoundTo(groupId: string): SQL {
  const bound = JSON.stringify([{ groupId, bind: true }])
  return sql`${appVersions.releaseType} = ${releaseTypes.test} and ${appVersions.testInfo} ->> 'testType' = '3'
    and ${appVersions.testInfo} -> 'groupInfos' @> ${bound}::jsonb`
}
