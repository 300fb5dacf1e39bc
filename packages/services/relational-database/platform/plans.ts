import { eq } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { DatabasePlan } from '@console-widgets/platform/sql-engines/engine'
import { fillings } from './demo-fillings.ts'
import type { DatabaseRow } from './rows.ts'
import { databaseAccounts, databasePrivileges } from './tables.ts'

/** What the engine is to have of a database, by the platform's rows. */
export async function planOf(
  db: Queries,
  { databaseId, characterSet, filling, fillingTime }: DatabaseRow,
): Promise<DatabasePlan> {
  const accounts = await db
    .select({
      accountId: databaseAccounts.accountId,
      passwordVerifier: databaseAccounts.passwordVerifier,
      hosts: databaseAccounts.hosts,
      readonly: databasePrivileges.readonly,
    })
    .from(databasePrivileges)
    .innerJoin(databaseAccounts, eq(databaseAccounts.accountId, databasePrivileges.accountId))
    .where(eq(databasePrivileges.databaseId, databaseId))
    .orderBy(databaseAccounts.accountId)
  return {
    databaseId,
    characterSet,
    // Whoever signs in past the platform is not asked where from: only accounts for every host can.
    accounts: accounts.map(({ hosts, ...account }) => ({ ...account, reachable: hosts.includes('%') })),
    filling: filling && filling in fillings ? fillings[filling as keyof typeof fillings](fillingTime ?? 0) : undefined,
  }
}
