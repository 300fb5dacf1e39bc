import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { refuse } from './refuse.ts'
import { databaseAccounts, databasePrivileges, databases } from './tables.ts'

export type DatabaseRow = typeof databases.$inferSelect
export type AccountRow = typeof databaseAccounts.$inferSelect

/** Returns a database by name, ignoring case. @throws PlatformRefusal if the team has none */
export async function findDatabase(db: Queries, name: string): Promise<DatabaseRow> {
  const [row] = await db
    .select()
    .from(databases)
    .where(eq(sql`lower(${databases.name})`, name.toLowerCase()))
  if (!row) throw refuse('not-found', `There is no database '${name}' in this team`)
  return row
}

/** Returns an account by name, ignoring case. @throws PlatformRefusal if the team has none */
export async function findAccount(db: Queries, name: string): Promise<AccountRow> {
  const [row] = await db
    .select()
    .from(databaseAccounts)
    .where(eq(sql`lower(${databaseAccounts.name})`, name.toLowerCase()))
  if (!row) throw refuse('not-found', `There is no account '${name}' in this team`)
  return row
}

/** Returns the privilege of an account on a database. @throws PlatformRefusal if there is none */
export async function findPrivilege(
  db: Queries,
  database: DatabaseRow,
  account: AccountRow,
): Promise<{ readonly: boolean }> {
  const own = and(
    eq(databasePrivileges.databaseId, database.databaseId),
    eq(databasePrivileges.accountId, account.accountId),
  )
  const [row] = await db.select().from(databasePrivileges).where(own)
  if (!row)
    throw refuse(
      'database-state',
      `The account '${account.name}' has no privilege on the database '${database.name}'. Grant one first.`,
    )
  return row
}

/** A privilege with the names of its account and database. */
export interface NamedPrivilege {
  databaseId: string
  databaseName: string
  accountId: string
  accountName: string
  readonly: boolean
}

/** Privileges of a team, with names. */
export async function listPrivileges(db: Queries): Promise<NamedPrivilege[]> {
  return db
    .select({
      databaseId: databases.databaseId,
      databaseName: databases.name,
      accountId: databaseAccounts.accountId,
      accountName: databaseAccounts.name,
      readonly: databasePrivileges.readonly,
    })
    .from(databasePrivileges)
    .innerJoin(databases, eq(databases.databaseId, databasePrivileges.databaseId))
    .innerJoin(databaseAccounts, eq(databaseAccounts.accountId, databasePrivileges.accountId))
    .orderBy(databases.name, databaseAccounts.name)
}
