import { eq } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { DatabasePlan } from '@console-widgets/platform/sql-engines/engine'
import { fillings } from './demo-fillings.ts'
import type { DatabaseRow } from './rows.ts'
import { databaseAccounts, databasePrivileges } from './tables.ts'

/** Desired state of a database in the engine, from the platform's rows. */
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
    // Direct connections to the engine don't check the host, so only accounts for every host can sign in there.
    accounts: accounts.map(({ hosts, ...account }) => ({ ...account, reachable: hosts.includes('%') })),
    filling: filling && filling in fillings ? fillings[filling as keyof typeof fillings](fillingTime ?? 0) : undefined,
  }
}
