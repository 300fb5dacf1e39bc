import { and, eq, lte } from 'drizzle-orm'
import type { calls } from '@console-widgets/teams/contract'
import { testUserLimits, testUserListFields } from '@console-widgets/teams/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { requireFuture } from '@console-widgets/platform/refusals/require-future'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { deleteHandler, listHandler } from '@console-widgets/platform/database/plain-handlers'
import { findRow, requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import { testUsers } from './tables.ts'

type TestUserCalls = Pick<
  typeof calls,
  'teams.test-user.list' | 'teams.test-user.add' | 'teams.test-user.update' | 'teams.test-user.delete'
>

const day = 86_400_000

/** Handlers for test users. */
export const testUserHandlers: Handlers<TestUserCalls> = {
  'teams.test-user.list': listHandler(testUsers, testUserListFields, '-createTime'),

  'teams.test-user.add': async ({ note = '', ...fields }, context) => {
    const { db, now } = context
    await requireRoom(db, testUsers, testUserLimits.perTeam, 'test users', 'Delete one that has expired.')
    await requireFreeAccount(db, fields.account)
    const time = now()
    requireValidity(fields.validUntil, time)
    const testUserId = newId()
    await db.insert(testUsers).values({ ...fields, note, testUserId, createTime: time, updateTime: time })
    await scheduleExpiry(context, testUserId, fields.validUntil)
    return findTestUser(db, testUserId)
  },

  'teams.test-user.update': async ({ testUserId, ...change }, context) => {
    const { db, now } = context
    await findTestUser(db, testUserId)
    if (change.account !== undefined) await requireFreeAccount(db, change.account, testUserId)
    if (change.validUntil !== undefined) requireValidity(change.validUntil, now())
    await db
      .update(testUsers)
      .set({ ...change, ...(change.validUntil === undefined ? {} : { state: 'active' }), updateTime: now() })
      .where(eq(testUsers.testUserId, testUserId))
    if (change.validUntil !== undefined) await scheduleExpiry(context, testUserId, change.validUntil)
    return findTestUser(db, testUserId)
  },

  'teams.test-user.delete': deleteHandler(testUsers, 'testUserId'),
}

const findTestUser = (db: Queries, testUserId: string) => findRow(db, testUsers, testUserId, 'test user')

const requireFreeAccount = (db: Queries, account: string, testUserId?: string) =>
  requireUnique(db, {
    table: testUsers,
    field: 'account',
    column: testUsers.account,
    value: account,
    except: testUserId,
    message: `'${account}' is already a test user of this team`,
    issue: issue('account', 'test-user-taken'),
  })

function requireValidity(validUntil: number, now: number): void {
  requireFuture('validUntil', validUntil, now)
  if (validUntil > now + testUserLimits.mostDays * day)
    throw refuse('bad-parameter', `A test user is valid for at most ${testUserLimits.mostDays} days`, [
      issue('validUntil', 'next-days', { days: testUserLimits.mostDays }),
    ])
}

const expiryJob = 'teams.test-user-expiry'

async function scheduleExpiry(
  { db, services, teamId }: Context,
  testUserId: string,
  validUntil: number,
): Promise<void> {
  await services.jobs.schedule(db, { kind: expiryJob, teamId, payload: { testUserId }, dueTime: validUntil })
}

/** Registers the expiry of test users, unless it was postponed. */
export function defineTestUserExpiry({ jobs }: PlatformParts): void {
  jobs.define<{ testUserId: string }>(expiryJob, async ({ testUserId }, { db, now }) => {
    await db
      .update(testUsers)
      .set({ state: 'expired', updateTime: now })
      .where(and(eq(testUsers.testUserId, testUserId), lte(testUsers.validUntil, now), eq(testUsers.state, 'active')))
  })
}
