import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { formatUtc } from '@console-widgets/core/formats'
import type { UserTaskState } from '@console-widgets/beta/model'
import type {} from '@console-widgets/platform/audience/questions'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import * as notices from '../notices.ts'
import { askedUsers, subscriptions, userTasks } from '../tables.ts'
import { findTestOfVersion, type BegunTestRow } from '../tests-by-code.ts'
import { answerOf } from './answer-of-user.ts'

/** Type of the job that takes the answers of users, and asks more of them. */
const turnKind = 'beta.ask-users'

/** Time between two turns of a task, in milliseconds. */
const turnEvery = 6 * hour

type UserTask = typeof userTasks.$inferSelect

/** Registers the job of running tasks. */
export function defineUserTaskActor(services: PlatformParts): void {
  services.jobs.define<{ taskId: string }>(turnKind, async ({ taskId }, { db, now }) => {
    const isRunning = and(eq(userTasks.taskId, taskId), eq(userTasks.state, 'running'))
    const [task] = await db.select().from(userTasks).where(isRunning).for('update')
    if (task) await turn(db, services, task, now)
  })
}

/** Schedules the next turn of a task. */
export async function scheduleTurn(db: Queries, { taskId, teamId }: UserTask, dueTime: number): Promise<void> {
  await scheduleJob(db, { kind: turnKind, teamId, payload: { taskId }, dueTime })
}

/** Takes the answers that are due, and asks as many more users as are missing, until enough have joined. */
async function turn(db: Queries, services: PlatformParts, task: UserTask, now: number): Promise<void> {
  const test = await findTestOfVersion(db, task.versionId, now)
  if (test?.verdict !== 'open' && test?.verdict !== 'full') return end(db, task, 'test-over', now)
  const joined = await takeAnswers(db, task, test, now)
  if (joined >= task.quota) return end(db, task, 'done', now)
  const isOpen = and(eq(askedUsers.taskId, task.taskId), isNull(askedUsers.joined))
  const open = await db.$count(askedUsers, isOpen)
  const missing = task.quota - joined - open
  const asked = missing > 0 ? await askUsers(db, services, task, missing, now) : 0
  if (open + asked === 0) return end(db, task, 'exhausted', now)
  await scheduleTurn(db, task, now + turnEvery)
}

/**
 * Adds those who have said yes to the test, in the order of their answers, as long as it has places.
 * @returns how many have joined by this task
 */
async function takeAnswers(db: Queries, task: UserTask, test: BegunTestRow, now: number): Promise<number> {
  const ofTask = eq(askedUsers.taskId, task.taskId)
  let joined = await db.$count(askedUsers, and(ofTask, eq(askedUsers.joined, true)))
  let places = (test.inviteLimit ?? 0) - test.joined
  const answered = await db
    .select()
    .from(askedUsers)
    .where(and(ofTask, isNull(askedUsers.joined), lte(askedUsers.answerTime, now)))
    .orderBy(asc(askedUsers.answerTime), asc(askedUsers.userKey))
  for (const user of answered) {
    const joins = places > 0 && joined < task.quota && (await answerOf(user)).says === 'yes'
    await db.update(askedUsers).set({ joined: joins }).where(eq(askedUsers.userKey, user.userKey))
    if (!joins) continue
    await db.insert(subscriptions).values(subscriptionOf(user))
    joined += 1
    places -= 1
  }
  return joined
}

/**
 * Subscription of a user who joins, and uses the build from the next day on. The team sees only a device and a country.
 */
function subscriptionOf({ teamId, appId, versionId, person, country, deviceName, answerTime }: AskedUser) {
  return {
    ...{ teamId, appId, versionId, subscriptionId: newId(), state: 'joined' as const },
    ...{ person, installDay: formatUtc(answerTime + day, 'YYYYMMDD') },
    userId: `app-user-${person}`,
    nickName: `${deviceName} · ${country}`,
    ...{ joinTime: answerTime, downloads: 1, downloadTime: answerTime },
  }
}

type AskedUser = typeof askedUsers.$inferSelect

/** Asks users who meet the conditions. @returns how many */
async function askUsers(
  db: Queries,
  services: Pick<PlatformParts, 'events'>,
  task: UserTask,
  most: number,
  now: number,
): Promise<number> {
  const { appId, taskId, teamId, versionId } = task
  const people = await findUsers(db, services, task, most)
  if (people.length === 0) return 0
  const before = await db.$count(askedUsers, eq(askedUsers.taskId, taskId))
  const rows = await Promise.all(
    people.map(async ({ person, country, deviceName }, at) => {
      const { after } = await answerOf({ taskId, person })
      const userKey = `${taskId}-${before + at + 1}`
      const user = { teamId, userKey, taskId, appId, versionId, person, country, deviceName }
      return { ...user, askTime: now, answerTime: now + after }
    }),
  )
  await db.insert(askedUsers).values(rows)
  return people.length
}

/** Users who meet the conditions of a task, without testers of the app and those who have been asked for the test. */
export async function findUsers(
  db: Queries,
  { events }: Pick<PlatformParts, 'events'>,
  {
    activeWithin,
    appId,
    countries,
    taskId,
    versionId,
  }: Pick<UserTask, 'activeWithin' | 'appId' | 'countries' | 'taskId' | 'versionId'>,
  most: number,
) {
  const asked = await db
    .select({ person: askedUsers.person })
    .from(askedUsers)
    .where(eq(askedUsers.versionId, versionId))
  const testing = await db
    .select({ person: subscriptions.person })
    .from(subscriptions)
    .where(and(eq(subscriptions.appId, appId), isNotNull(subscriptions.person)))
  const question = {
    ...{ appId, countries, activeWithin, most, order: taskId },
    ...{ deviceTypes: [], deviceNames: null, usedDays: null },
    without: [...new Set([...asked, ...testing].flatMap(({ person }) => person ?? []))],
  }
  const answers = await events.collectAnswers('audience.panel', question, { db })
  return answers.find((each) => each !== undefined)?.people ?? []
}

/** Ends a task. Answers that are still missing no longer count. */
async function end(db: Queries, task: UserTask, state: UserTaskState, now: number): Promise<void> {
  const { appId, taskId, teamId, versionId } = task
  await db.update(userTasks).set({ state, endTime: now }).where(eq(userTasks.taskId, taskId))
  if (state === 'test-over') return
  const joined = await db.$count(askedUsers, and(eq(askedUsers.taskId, taskId), eq(askedUsers.joined, true)))
  const { appName } = await findApp(db, appId)
  const message = state === 'done' ? 'users-joined' : 'no-users-left'
  const page = { id: 'beta.test', values: { appId, versionId } }
  await sendNotice(
    db,
    { teamId, appId, topic: notices.tests, message, values: { app: appName, count: joined }, page },
    now,
  )
}
