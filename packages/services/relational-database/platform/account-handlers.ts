import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/relational-database/contract'
import { accountListFields, databaseLimits } from '@console-widgets/relational-database/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { requireRoom } from '@console-widgets/platform/database/require-rows'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import type { EngineInfo } from '@console-widgets/platform/sql-engines/engine'
import { scramVerifier } from '@console-widgets/platform/sql-engines/scram'
import { changeInstance } from './instance.ts'
import { provideDatabases, setPrivilegesOfAccount } from './privileges.ts'
import { findAccount, listPrivileges, type AccountRow, type NamedPrivilege } from './rows.ts'
import { databaseAccounts, databasePrivileges } from './tables.ts'

type Calls = typeof calls

function describe(row: AccountRow, privileges: readonly NamedPrivilege[], engine: EngineInfo | undefined) {
  const own = privileges
    .filter(({ accountId }) => accountId === row.accountId)
    .map(({ databaseName, readonly }) => ({ name: databaseName, readonly }))
  return { ...row, databases: own, engineName: engine?.accountName(row.accountId) ?? '' }
}

async function answerAccount({ inTeam, services }: Context, name: string) {
  const engine = await services.sqlEngine.info().catch(() => undefined)
  return inTeam(async (db) => describe(await findAccount(db, name), await listPrivileges(db), engine))
}

async function requireFreeName(db: Queries, name: string): Promise<void> {
  await requireRoom(db, databaseAccounts, databaseLimits.accountsPerTeam, 'accounts')
  const taken = await findAccount(db, name).catch(() => undefined)
  if (taken) throw refuse('name-taken', `An account '${taken.name}' already exists`, [issue('name', 'taken')])
}

/** Databases that an account can use. */
async function databasesOf(db: Queries, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ databaseId: databasePrivileges.databaseId })
    .from(databasePrivileges)
    .where(eq(databasePrivileges.accountId, accountId))
  return rows.map(({ databaseId }) => databaseId)
}

/** Handlers of accounts and their privileges, which the engine itself enforces. */
export const accountHandlers = {
  'relational-database.account.list': async (input, { db, services }) => {
    const { where, orderBy, limit, offset } = listQuery(
      accountListFields,
      databaseAccounts,
      databaseAccounts.accountId,
      input,
      'name',
    )
    const rows = await db
      .select()
      .from(databaseAccounts)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
    const privileges = await listPrivileges(db)
    const engine = await services.sqlEngine.info().catch(() => undefined)
    return {
      items: rows.map((row) => describe(row, privileges, engine)),
      total: await db.$count(databaseAccounts, where),
    }
  },

  'relational-database.account.create': async ({ name, password, comment = null, hosts, databases }, context) => {
    const passwordVerifier = await scramVerifier(password)
    await changeInstance(context, async () => {
      const touched = await context.inTeam(async (db) => {
        await requireFreeName(db, name)
        const time = context.now()
        const [row] = await db
          .insert(databaseAccounts)
          .values({ accountId: newId(), name, comment, hosts, passwordVerifier, createTime: time, updateTime: time })
          .returning()
        return setPrivilegesOfAccount(db, row as AccountRow, databases)
      })
      await provideDatabases(context, touched)
    })
    return answerAccount(context, name)
  },

  'relational-database.account.delete': async ({ name }, context) =>
    changeInstance(
      context,
      async () => {
        const { accountId, touched } = await context.inTeam(async (db) => {
          const found = await findAccount(db, name)
          const used = await databasesOf(db, found.accountId)
          await db.delete(databaseAccounts).where(eq(databaseAccounts.accountId, found.accountId))
          return { accountId: found.accountId, touched: used }
        })
        await provideDatabases(context, touched)
        await context.services.sqlEngine.dropAccount(accountId)
      },
      { deletes: true },
    ),

  'relational-database.account-base-info.update': async ({ name, password, comment, hosts }, context) => {
    const passwordVerifier = password === undefined ? undefined : await scramVerifier(password)
    await changeInstance(context, async () => {
      const touched = await context.inTeam(async (db) => {
        const { accountId } = await findAccount(db, name)
        const change = {
          ...(passwordVerifier ? { passwordVerifier } : {}),
          ...(comment === undefined ? {} : { comment }),
          ...(hosts ? { hosts } : {}),
          updateTime: context.now(),
        }
        await db.update(databaseAccounts).set(change).where(eq(databaseAccounts.accountId, accountId))
        return passwordVerifier || hosts ? databasesOf(db, accountId) : []
      })
      await provideDatabases(context, touched)
    })
    return answerAccount(context, name)
  },

  'relational-database.account-privileges.update': async ({ name, databases }, context) => {
    await changeInstance(context, async () => {
      const touched = await context.inTeam(async (db) =>
        setPrivilegesOfAccount(db, await findAccount(db, name), databases),
      )
      await provideDatabases(context, touched)
    })
    return answerAccount(context, name)
  },
} satisfies Partial<Handlers<Calls>>
