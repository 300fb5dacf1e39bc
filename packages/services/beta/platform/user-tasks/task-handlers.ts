import { and, desc, eq, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/beta/contract'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { issue } from '../issues.ts'
import { refuse } from '../refuse.ts'
import { askedUsers, userTasks } from '../tables.ts'
import { findTestOfVersion } from '../tests-by-code.ts'
import { findUsers, scheduleTurn } from './run-user-tasks.ts'

type UserTaskCalls = Pick<
  typeof calls,
  | 'beta.crowdtest-invite-user-task.create'
  | 'beta.crowdtest-invite-user-task.list'
  | 'beta.crowdtest-invite-user-task.stop'
>

/** Handlers of tasks that invite users of an app to its open test. */
export const userTaskHandlers: Handlers<UserTaskCalls> = {
  'beta.crowdtest-invite-user-task.create': async (input, { db, now, services, teamId }) => {
    const { appId, versionId, quota, countries, activeWithin } = input
    await findApp(db, appId)
    const test = await findTestOfVersion(db, versionId, now())
    if (test?.testedAppId !== appId) throw refuse('not-found', `Version '${versionId}' of this app isn’t being tested`)
    if (test.inviteLimit === null) throw refuse('test-by-invitation', 'Only an open test can invite users of the app')
    if (test.verdict === 'full') throw refuse('test-full', 'All places in the test are taken')
    if (test.verdict !== 'open') throw refuse('test-over', 'The test has ended')
    const places = test.inviteLimit - test.joined
    if (quota > places)
      throw refuse('bad-parameter', `The test has ${places} ${places === 1 ? 'place' : 'places'} left`, [
        issue('quota', 'places-left', { places }),
      ])
    const foreign = countries.find((country) => !test.countries.includes(country))
    if (foreign !== undefined)
      throw refuse('bad-parameter', `The test isn’t available in '${foreign}'`, [
        issue('countries', 'countries-of-test', { country: foreign }),
      ])
    const isRunning = and(eq(userTasks.versionId, versionId), eq(userTasks.state, 'running'))
    if ((await db.$count(userTasks, isRunning)) > 0)
      throw refuse('users-being-asked', 'Users of the app are already being invited. Stop that first.')
    const time = now()
    const task = { taskId: newId(), appId, versionId, quota, activeWithin, createTime: time }
    const row = {
      ...{ ...task, teamId, endTime: null, state: 'running' as const },
      countries: countries.length > 0 ? countries : test.countries,
    }
    if ((await findUsers(db, services, row, 1)).length === 0)
      throw refuse(
        'no-users',
        'No users meet these conditions, apart from those already invited. Change the conditions.',
      )
    await db.insert(userTasks).values(row)
    await scheduleTurn(db, row, time)
    return { taskId: task.taskId }
  },

  'beta.crowdtest-invite-user-task.list': async ({ appId, versionId }, { db }) => {
    await findApp(db, appId)
    const items = await db
      .select({
        taskId: userTasks.taskId,
        quota: userTasks.quota,
        countries: userTasks.countries,
        activeWithin: userTasks.activeWithin,
        state: userTasks.state,
        asked: sql<number>`count(${askedUsers.userKey})::int`,
        joined: sql<number>`(count(*) filter (where ${askedUsers.joined}))::int`,
        createTime: userTasks.createTime,
        endTime: userTasks.endTime,
      })
      .from(userTasks)
      .leftJoin(askedUsers, eq(askedUsers.taskId, userTasks.taskId))
      .where(and(eq(userTasks.appId, appId), eq(userTasks.versionId, versionId)))
      .groupBy(userTasks.taskId)
      .orderBy(desc(userTasks.createTime), desc(userTasks.taskId))
    return { items }
  },

  'beta.crowdtest-invite-user-task.stop': async ({ taskId }, { db, now }) => {
    const { state } = await findRow(db, userTasks, taskId, 'task')
    if (state !== 'running') throw refuse('users-not-being-asked', 'This task no longer invites users')
    await db.update(userTasks).set({ state: 'stopped', endTime: now() }).where(eq(userTasks.taskId, taskId))
  },
}
