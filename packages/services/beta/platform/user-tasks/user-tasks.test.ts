import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/beta/contract'
import { day } from '@console-widgets/platform/clock/durations'
import { notices } from '@console-widgets/platform/notices/tables'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { askedUsers, subscriptions, userTasks } from '../tables.ts'
import { scheduleTurn } from './run-user-tasks.ts'

const create = calls['beta.crowdtest-invite-user-task.create']
const list = calls['beta.crowdtest-invite-user-task.list']
const stop = calls['beta.crowdtest-invite-user-task.stop']

interface Opened {
  test: TestPlatform
  holder: Console
  ids: { appId: string; versionId: string }
}

/** A platform with the demo’s users, and its open test. */
async function open(): Promise<Opened> {
  const test = await createTestPlatform()
  const [ids] = await test.platform.services.database.asPlatform((db) =>
    db
      .select({ appId: appVersions.appId, versionId: appVersions.versionId })
      .from(appVersions)
      .where(sql`${appVersions.testInfo} ->> 'shareLink' = 'open-test/h4rb0urr4d10'`),
  )
  return { test, holder: await signIn(test.platform), ids: ids! }
}

const pass = async ({ clock, platform }: TestPlatform, duration: number) => {
  clock.advance(duration)
  await platform.wake()
}
const asked = ({ test }: Opened, taskId: string) =>
  test.platform.services.database.asPlatform((db) =>
    db.select().from(askedUsers).where(eq(askedUsers.taskId, taskId)).orderBy(askedUsers.userKey),
  )
/** The newest task, read in a new session: after days, the previous one has expired. */
const task = async (opened: Opened) => {
  opened.holder = await signIn(opened.test.platform)
  return (await opened.holder.invoke(list, opened.ids)).items[0]!
}

/** Starts a task whose ID is given: its users’ answers follow from that. */
const startNamed = ({ ids, test }: Opened, taskId: string, quota: number) =>
  test.platform.services.database.asPlatform(async (db) => {
    const now = test.clock.now()
    const row = {
      ...{ ...ids, taskId, teamId: demoTeamId, quota, activeWithin: null, countries: ['DE', 'FR', 'GB', 'IT'] },
      ...{ state: 'running' as const, createTime: now, endTime: null },
    }
    await db.insert(userTasks).values(row)
    await scheduleTurn(db, row, now)
  })

it('users answer the same however far the clock advances at a time', async () => {
  const answers = []
  for (const steps of [1, 12]) {
    const opened = await open()
    await startNamed(opened, 'the-same', 4)
    for (let step = 0; step < steps; step++) await pass(opened.test, (3 * day) / steps)
    const { state, joined } = await task(opened)
    const people = await asked(opened, 'the-same')
    answers.push({
      ...{ state, joined },
      people: people.map(({ person, askTime, joined: hasJoined }) => [person, askTime, hasJoined]),
    })
    await opened.test.close()
  }
  expect(answers[0]?.people.length).toBeGreaterThan(4)
  expect(answers[1]).toEqual(answers[0])
})

describe('users of an app who are invited to its open test', () => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.test.close())

  it('are rejected if the test or the conditions don’t allow it, and the error names the field', async () => {
    const { holder, ids } = opened
    const { test } = await holder.invoke(calls['beta.test.get'], ids)
    const places = test!.inviteLimit! - test!.joined
    expect(await refused(holder.invoke(create, { ...ids, quota: places + 1 }))).toMatchObject({
      reason: 'bad-parameter',
      issues: [{ field: 'quota' }],
    })
    expect(await refused(holder.invoke(create, { ...ids, quota: 3, countries: ['RU'] }))).toMatchObject({
      issues: [{ field: 'countries' }],
    })
    expect(await refused(holder.invoke(create, { ...ids, versionId: 'none', quota: 3 }))).toMatchObject({
      reason: 'not-found',
    })
  })

  it('join in the order of their answers, each once, until enough have joined', async () => {
    const { holder, ids, test } = opened
    const before = (await holder.invoke(calls['beta.test.get'], ids)).test!
    const taskId = 'until-two'
    await startNamed(opened, taskId, 2)
    await pass(test, 0)
    expect(await task(opened)).toMatchObject({ state: 'running', asked: 2, joined: 0 })
    await pass(test, 7 * day)
    const done = await task(opened)
    expect(done).toMatchObject({ state: 'done', joined: 2 })
    const people = await asked(opened, taskId)
    expect(new Set(people.map(({ person }) => person)).size).toBe(done.asked)
    const joined = people.filter((person) => person.joined)
    const added = await test.platform.services.database.asPlatform((db) =>
      db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.versionId, ids.versionId), sql`${subscriptions.userId} like 'app-user-%'`)),
    )
    expect(added.map(({ userId, joinTime }) => [userId, joinTime]).sort()).toEqual(
      joined.map(({ person, answerTime }) => [`app-user-${person}`, answerTime]).sort(),
    )
    const after = (await opened.holder.invoke(calls['beta.test.get'], ids)).test!
    expect(after.joined).toBe(before.joined + 2)
    const told = await test.platform.services.database.asPlatform((db) => db.select().from(notices))
    const recipients = told.filter(({ message }) => message === 'users-joined').map(({ recipientId }) => recipientId)
    expect(recipients.length).toBeGreaterThan(0)
    expect(new Set(recipients).size).toBe(recipients.length)
  })

  it('are no longer invited once the team stops', async () => {
    const { holder, ids, test } = opened
    const { taskId } = await holder.invoke(create, { ...ids, quota: 9 })
    expect(await refused(holder.invoke(create, { ...ids, quota: 1 }))).toMatchObject({ reason: 'users-being-asked' })
    await pass(test, 0)
    await holder.invoke(stop, { taskId })
    const { asked: before } = await task(opened)
    await pass(test, 3 * day)
    expect(await task(opened)).toMatchObject({ state: 'stopped', asked: before, joined: 0 })
    expect(await refused(opened.holder.invoke(stop, { taskId }))).toMatchObject({ reason: 'users-not-being-asked' })
  })
})
