import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { quietly, refusalOfEngine } from './instance.ts'
import { planOf } from './plans.ts'
import type { AccountRow, DatabaseRow } from './rows.ts'
import { databaseAccounts, databasePrivileges, databases } from './tables.ts'

/** One privilege in a request: a name, and whether it is read-only. */
export interface Wanted {
  name: string
  readonly: boolean
}

/** Replaces all privileges of accounts on a database. @throws PlatformRefusal that names unknown accounts */
export async function setPrivilegesOfDatabase(
  db: Queries,
  { databaseId }: DatabaseRow,
  wanted: readonly Wanted[],
): Promise<void> {
  const found = await db
    .select({ id: databaseAccounts.accountId, name: databaseAccounts.name })
    .from(databaseAccounts)
    .where(namedIn(databaseAccounts.name, wanted))
  const ids = idsOf(wanted, found, 'accounts', 'account')
  await db.delete(databasePrivileges).where(eq(databasePrivileges.databaseId, databaseId))
  if (ids.length > 0)
    await db.insert(databasePrivileges).values(ids.map(({ id, readonly }) => ({ databaseId, accountId: id, readonly })))
}

/** Replaces all privileges of an account. @throws PlatformRefusal that names unknown databases */
export async function setPrivilegesOfAccount(
  db: Queries,
  { accountId }: AccountRow,
  wanted: readonly Wanted[],
): Promise<string[]> {
  const found = await db
    .select({ id: databases.databaseId, name: databases.name })
    .from(databases)
    .where(namedIn(databases.name, wanted))
  const ids = idsOf(wanted, found, 'databases', 'database')
  const before = await db.delete(databasePrivileges).where(eq(databasePrivileges.accountId, accountId)).returning()
  if (ids.length > 0)
    await db.insert(databasePrivileges).values(ids.map(({ id, readonly }) => ({ databaseId: id, accountId, readonly })))
  return [...new Set([...before.map(({ databaseId }) => databaseId), ...ids.map(({ id }) => id)])]
}

function namedIn(column: PgColumn, wanted: readonly Wanted[]): SQL {
  return inArray(sql`lower(${column})`, ['', ...wanted.map(({ name }) => name.toLowerCase())])
}

function idsOf(
  wanted: readonly Wanted[],
  found: readonly { id: string; name: string }[],
  field: string,
  thing: string,
): { id: string; readonly: boolean }[] {
  const issues: { field: string; message: string }[] = []
  const ids = wanted.flatMap(({ name, readonly }, index) => {
    const row = found.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase())
    if (!row) issues.push(issue(`${field}.${index}.name`, 'not-in-team'))
    return row ? [{ id: row.id, readonly }] : []
  })
  if (issues.length > 0) throw refuse('not-found', `There is no such ${thing} in this team`, issues)
  return ids
}

/** Applies the rows of databases to the engine; a database for which this fails is unhealthy until it succeeds. */
export async function provideDatabases(context: Context, databaseIds: readonly string[]): Promise<void> {
  const { services } = context
  for (const databaseId of databaseIds) {
    const plan = await quietly(context, async (db) => {
      const [row] = await db.select().from(databases).where(eq(databases.databaseId, databaseId))
      return row && planOf(db, row)
    })
    if (!plan) continue
    const setState = (state: 'running' | 'abnormal') =>
      quietly(context, (db) => db.update(databases).set({ state }).where(eq(databases.databaseId, databaseId)))
    try {
      await services.sqlEngine.provide(plan)
      await setState('running')
    } catch (error) {
      const refusal = refusalOfEngine(error)
      // The database is in use: the rows are applied the next time that it is opened.
      await setState(refusal.reason === 'database-busy' ? 'running' : 'abnormal')
      if (refusal.reason !== 'database-busy') throw refusal
    }
  }
}
