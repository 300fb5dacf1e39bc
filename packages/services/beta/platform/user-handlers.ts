import { and, eq, inArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { countryCodesOfGroup } from '@console-widgets/core/tables'
import type { calls } from '@console-widgets/beta/contract'
import {
  betaLimits,
  fatesOf,
  importedFates,
  readAccount,
  testerListFields,
  type ImportRow,
  type TesterFate,
} from '@console-widgets/beta/model'
import { nickName } from '@console-widgets/beta/schemas'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { findGroup, succeeded } from './group-handlers.ts'
import { inviteTesters } from './invite-testers.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { invitees, subscriptions, testerProgress, testers, testGroups } from './tables.ts'

type UserCalls = Pick<
  typeof calls,
  | 'beta.test-user.list'
  | 'beta.test-user.add'
  | 'beta.test-user.delete'
  | 'beta.test-user-import.check'
  | 'beta.test-user.import'
>

const countries: ReadonlySet<string> = new Set(Object.values(countryCodesOfGroup).flat())

/** Handlers for the testers of groups. */
export const userHandlers: Handlers<UserCalls> = {
  'beta.test-user.list': async ({ groupId, ...input }, { db }) => {
    await findGroup(db, groupId)
    const query = listQuery(testerListFields, testerProgress, testerProgress.testerId, input, '-createTime')
    const where = and(eq(testerProgress.groupId, groupId), query.where)
    const [counted] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(testerProgress)
      .where(where)
    const items = await db
      .select()
      .from(testerProgress)
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset)
    return { items, total: counted?.total ?? 0 }
  },

  'beta.test-user.add': async ({ groupId, testers: added }, context) => {
    const rows = added.map(({ hwAccount, nickName, country }) => ({ hwAccount, nickName, country: country ?? '' }))
    const fates = await judge(context.db, groupId, rows)
    const at = fates.findIndex(({ fate }) => !importedFates.includes(fate))
    const wrong = fates[at]
    if (wrong) throw refusalOf(wrong.fate, wrong.hwAccount, at)
    return { ...succeeded, testers: await addTesters(context, groupId, fates) }
  },

  'beta.test-user.delete': async ({ groupId, testerIds }, context) => {
    const { db, now } = context
    await findGroup(db, groupId)
    const gone = await db
      .delete(testers)
      .where(and(eq(testers.groupId, groupId), inArray(testers.testerId, testerIds)))
      .returning()
    if (gone.length === 0) throw refuse('not-found', 'None of these testers is in the group')
    const keys = gone.map(({ accountKey }) => accountKey)
    const revoked = await db
      .delete(invitees)
      .where(and(eq(invitees.groupId, groupId), inArray(invitees.accountKey, keys)))
      .returning()
    for (const { appId, userId } of revoked)
      if (userId !== null)
        await db
          .update(subscriptions)
          .set({ state: 'removed', endTime: now() })
          .where(
            and(eq(subscriptions.appId, appId), eq(subscriptions.userId, userId), eq(subscriptions.state, 'joined')),
          )
    // Those who are in another group of a running test get a new invitation for it.
    const others = await db
      .selectDistinct({ groupId: testers.groupId })
      .from(testers)
      .where(inArray(testers.accountKey, keys))
    for (const other of others) await inviteTesters(context, other.groupId)
    return { ...succeeded, testers: gone.length }
  },

  'beta.test-user-import.check': async ({ groupId, rows }, { db }) => answerOf(await judge(db, groupId, rows)),

  'beta.test-user.import': async ({ groupId, rows }, context) => {
    const fates = await judge(context.db, groupId, rows)
    await addTesters(context, groupId, fates)
    return answerOf(fates)
  },
}

type Fates = ReturnType<typeof fatesOf>

const answerOf = (rows: Fates): ImportAnswer => ({
  ...succeeded,
  imported: rows.filter(({ fate }) => importedFates.includes(fate)).length,
  rows,
})

interface ImportAnswer {
  rtnCode: 0
  rtnDesc: string
  businessCode: 0
  imported: number
  rows: Fates
}

/** Decides what becomes of each row, with the testers that the team has at this moment. */
async function judge(db: Queries, groupId: string, rows: readonly ImportRow[]): Promise<Fates> {
  const group = await findGroup(db, groupId)
  const keys = rows.flatMap(({ hwAccount }) => readAccount(hwAccount)?.key ?? [])
  const known =
    keys.length === 0
      ? []
      : await db
          .select({ key: testers.accountKey, groupId: testers.groupId, groupName: testGroups.groupName })
          .from(testers)
          .innerJoin(testGroups, eq(testGroups.groupId, testers.groupId))
          .where(inArray(testers.accountKey, keys))
          .orderBy(testGroups.groupName)
  return fatesOf(rows, {
    inGroup: new Set(known.filter((one) => one.groupId === groupId).map(({ key }) => key)),
    elsewhere: new Map(known.filter((one) => one.groupId !== groupId).map(({ key, groupName }) => [key, groupName])),
    room: betaLimits.testersPerGroup - group.addedTestersNum,
    countries,
    isName: (name) => v.is(nickName, name),
  })
}

/** Adds the testers of those rows that are imported. Returns how many. */
async function addTesters(context: Context, groupId: string, fates: Fates): Promise<number> {
  const { db, now } = context
  const rows = fates.filter(({ fate }) => importedFates.includes(fate))
  if (rows.length === 0) return 0
  const time = now()
  const times = { createTime: time, updateTime: time }
  await db.insert(testers).values(
    rows.map(({ hwAccount, nickName, country }) => ({
      ...times,
      testerId: newId(),
      groupId,
      hwAccount,
      accountKey: hwAccount.toLowerCase(),
      nickName,
      country: country || null,
    })),
  )
  await inviteTesters(context, groupId)
  return rows.length
}

/** Why a row can't be added: its field, and the rule that it breaks. */
const whyNot = {
  already: ['hwAccount', 'tester-in-group'],
  duplicate: ['hwAccount', 'tester-once'],
  badAccount: ['hwAccount', 'tester-account'],
  badName: ['nickName', 'tester-name'],
  badCountry: ['country', 'tester-country'],
} as const satisfies Partial<Record<TesterFate, readonly [field: string, rule: string]>>

function refusalOf(fate: TesterFate, account: string, index: number) {
  if (fate === 'noRoom') return refuse('limit-reached', `A group has at most ${betaLimits.testersPerGroup} testers`)
  const [field, rule] = whyNot[fate as keyof typeof whyNot]
  const wrong = issue(`testers.${index}.${field}`, rule)
  const reason = fate === 'already' ? 'conflict' : 'bad-parameter'
  return refuse(reason, `'${account.slice(0, 60)}' ${wrong.message}`, [wrong])
}
