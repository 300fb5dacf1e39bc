import { asc, eq } from 'drizzle-orm'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { databaseAccounts, databasePrivileges, databaseQueries, databases } from './tables.ts'

/** How the demo team's databases came about, with their accounts and saved queries. */
export async function historyOfRelationalDatabase({ db }: Seed): Promise<DemoAct[]> {
  const owned = await db
    .select()
    .from(databases)
    .where(eq(databases.teamId, demoTeamId))
    .orderBy(asc(databases.createTime))
  const accounts = await db
    .select()
    .from(databaseAccounts)
    .where(eq(databaseAccounts.teamId, demoTeamId))
    .orderBy(asc(databaseAccounts.createTime))
  const privileges = await db.select().from(databasePrivileges).where(eq(databasePrivileges.teamId, demoTeamId))
  const queries = await db
    .select()
    .from(databaseQueries)
    .where(eq(databaseQueries.teamId, demoTeamId))
    .orderBy(asc(databaseQueries.queryId))
  // A privilege was granted as soon as both its database and its account existed.
  const sinceOf = ({ databaseId, accountId }: (typeof privileges)[number]) =>
    Math.max(
      owned.find((database) => database.databaseId === databaseId)?.createTime ?? 0,
      accounts.find((account) => account.accountId === accountId)?.createTime ?? 0,
    ) + 60_000
  return [
    ...owned.map(({ databaseId, name, comment, createTime }): DemoAct => ({
      call: 'relational-database.database.create',
      userId: demoTeamId,
      time: createTime,
      input: { name, comment },
      changes: [{ table: 'cw_databases', key: databaseId }],
    })),
    ...accounts.map(({ accountId, name, comment, createTime }): DemoAct => ({
      call: 'relational-database.account.create',
      userId: demoTeamId,
      time: createTime + 30_000,
      input: { name, comment },
      changes: [{ table: 'cw_database_accounts', key: accountId }],
    })),
    ...privileges.map((privilege): DemoAct => ({
      call: 'relational-database.account-privileges.update',
      userId: demoTeamId,
      time: sinceOf(privilege),
      input: { accountId: privilege.accountId },
      changes: [{ table: 'cw_database_privileges', key: `${privilege.databaseId}/${privilege.accountId}` }],
    })),
    ...queries.map(({ queryId, databaseId, queryName, sql, userId, createTime }): DemoAct => ({
      call: 'relational-database.query.save',
      userId,
      time: createTime,
      input: { databaseId, queryName, sql },
      changes: [{ table: 'cw_database_queries', key: queryId }],
    })),
  ]
}
