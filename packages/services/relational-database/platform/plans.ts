import { eq } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { DatabasePlan } from '@console-widgets/platform/sql-engines/engine'
import { fillings } from './demo-fillings.ts'
import type { DatabaseRow } from './rows.ts'
import { databaseAccounts, databasePrivileges } from './tables.ts'

/** ID of a database in the engine: a restore puts another one in its place. */
export function engineIdOf({ databaseId, engineId }: Pick<DatabaseRow, 'databaseId' | 'engineId'>): string {
  return engineId ?? databaseId
}

/** The platform's own account in a database, which backs it up and restores it. No one can sign in as it. */
export const keeperOf = (engineId: string) => `keeper_${engineId}`

/** Deletes a database from the engine, with the platform's own account in it. */
export async function dropFromEngine({ sqlEngine }: PlatformParts, engineId: string): Promise<void> {
  await sqlEngine.drop(engineId)
  await sqlEngine.dropAccount(keeperOf(engineId))
}

/** Desired state of a database in the engine, from the platform's rows. */
export async function planOf(
  db: Queries,
  { databaseId, engineId, characterSet, filling, fillingTime }: DatabaseRow,
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
  const id = engineIdOf({ databaseId, engineId })
  return {
    databaseId: id,
    characterSet,
    accounts: [
      // Direct connections to the engine don't check the host, so only accounts for every host can sign in there.
      ...accounts.map(({ hosts, ...account }) => ({ ...account, reachable: hosts.includes('%') })),
      { accountId: keeperOf(id), passwordVerifier: '', readonly: false, reachable: false, isKeeper: true },
    ],
    filling: filling && filling in fillings ? fillings[filling as keyof typeof fillings](fillingTime ?? 0) : undefined,
  }
}
