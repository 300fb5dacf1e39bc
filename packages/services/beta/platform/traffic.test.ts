import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { formatUtc, startOfUtc } from '@console-widgets/core/formats'
import { calls } from '@console-widgets/beta/contract'
import { day } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { eventKinds } from '@console-widgets/reports/model'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { subscriptions, userTasks } from './tables.ts'
import { scheduleTurn } from './user-tasks/run-user-tasks.ts'

let test: TestPlatform
let holder: Console
let ids: { appId: string; versionId: string }
let build: string
beforeAll(async () => {
  test = await createTestPlatform()
  const [found] = await test.platform.services.database.asPlatform((db) =>
    db
      .select()
      .from(appVersions)
      .where(sql`${appVersions.testInfo} ->> 'shareLink' = 'open-test/h4rb0urr4d10'`),
  )
  ids = { appId: found?.appId ?? '', versionId: found?.versionId ?? '' }
  build = found?.versionNumber ?? ''
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const testers = () =>
  test.platform.services.database.asPlatform((db) =>
    db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.versionId, ids.versionId), isNotNull(subscriptions.person))),
  )

interface Use {
  person: number
  day: string
  version: string
  kind: number
}

/** Events of use and crashes of the app’s people, and their installations. */
const events = (people?: readonly number[]) =>
  test.platform.services.database.asPlatform((db) =>
    rowsOf<Use>(
      db,
      sql`select person, to_char(day, 'YYYYMMDD') as day, version, kind from cw_report_events
        where app_id = ${ids.appId} and kind in (${eventKinds.active}, ${eventKinds.crash}, ${eventKinds.install})
          and ${people === undefined ? sql`version = ${build}` : sql`person = any(${`{${people.join(',')}}`}::int[])`}`,
    ),
  )

/** The days of each tester with the build: from the installation to the day on which they left. */
const spans = async () =>
  new Map(
    (await testers()).map(({ person, installDay, endTime }) => [
      person ?? 0,
      { from: installDay ?? '', to: endTime === null ? '99991231' : formatUtc(endTime, 'YYYYMMDD') },
    ]),
  )

async function expectBuildInItsDays(): Promise<void> {
  const known = await spans()
  const isInside = ({ person, day: on }: Use) => {
    const span = known.get(person)
    return span !== undefined && span.from <= on && on <= span.to
  }
  const withBuild = await events()
  expect(withBuild.length).toBeGreaterThan(0)
  expect(withBuild.filter((use) => !isInside(use))).toEqual([])
  const ofTesters = await events([...known.keys()])
  expect(ofTesters.filter((use) => isInside(use) && use.version !== build)).toEqual([])
}

it('testers who have downloaded the build install it, and the list counts their use from its events', async () => {
  const all = await testers()
  const today = startOfUtc(test.clock.now(), 'day')
  const { items } = await holder.invoke(calls['beta.subscription.list'], { ...ids, maxReqCount: 100 })
  const downloaded = items.filter(({ downloadTime }) => downloadTime !== null && downloadTime < today)
  expect(all).toHaveLength(downloaded.length)
  expect(new Set(all.map(({ person }) => person)).size).toBe(all.length)
  const found = await events(all.map(({ person }) => person ?? 0))
  expect(found.filter(({ kind }) => kind === eventKinds.install)).toHaveLength(all.length)
  await expectBuildInItsDays()
  for (const { person, usedDays, lastDay, crashes } of all) {
    const own = found.filter((use) => use.person === person && use.version === build)
    const days = own.filter(({ kind }) => kind === eventKinds.active).map((use) => use.day)
    expect([usedDays, lastDay?.replaceAll('-', ''), crashes]).toEqual([
      days.length,
      days.toSorted().at(-1),
      own.filter(({ kind }) => kind === eventKinds.crash).length,
    ])
  }
  expect(all.some(({ usedDays }) => usedDays > 1)).toBe(true)
})

it('users who join from the store use the build from the next day on, until they leave', async () => {
  const task = {
    ...{ ...ids, taskId: 'with-builds', teamId: demoTeamId, quota: 6, activeWithin: 30 },
    ...{ countries: ['DE', 'FR', 'GB', 'IT'], state: 'running' as const, createTime: test.clock.now(), endTime: null },
  }
  await test.platform.services.database.asPlatform(async (db) => {
    await db.insert(userTasks).values(task)
    await scheduleTurn(db, task, test.clock.now())
  })
  for (let passed = 0; passed < 5; passed++) {
    test.clock.advance(day)
    await test.platform.wake()
  }
  const users = (await testers()).filter(({ userId }) => userId.startsWith('app-user-'))
  expect(users.length).toBeGreaterThan(2)
  await expectBuildInItsDays()
  // Before they joined, they had the store's version.
  const [user] = users
  const earlier = (await events([user?.person ?? 0])).filter((use) => use.day < (user?.installDay ?? ''))
  expect(earlier.length).toBeGreaterThan(0)
  expect(earlier.filter(({ version }) => version === build)).toEqual([])

  holder = await signIn(test.platform)
  const kept = users.filter(({ usedDays }) => usedDays > 0)
  for (const { subscriptionId } of kept.slice(0, 1))
    await holder.invoke(calls['beta.subscription.remove'], { subscriptionId })
  for (let passed = 0; passed < 4; passed++) {
    test.clock.advance(day)
    await test.platform.wake()
  }
  await expectBuildInItsDays()
})
