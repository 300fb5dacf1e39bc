import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { europeTeamId } from '@console-widgets/platform/demo/people'
import { newSecret } from '@console-widgets/platform/database/ids'
import { day } from '@console-widgets/platform/clock/durations'
import { demoDays, type Seed } from '@console-widgets/platform/demo/seed-context'
import { scramVerifier } from '@console-widgets/platform/sql-engines/scram'
import { backupRules } from '@console-widgets/relational-database/model'
import { filledFigures } from './demo-fillings.ts'
import { databaseAccounts, databaseBackups, databasePrivileges, databaseQueries, databases } from './tables.ts'

/** Databases of the demo teams. These are only rows: the engine creates and fills each on first use. */
export async function seedRelationalDatabase({ db, now }: Seed): Promise<void> {
  const start = now - demoDays * day
  // Of an unknown password: to sign in outside of the console, users set a new one.
  const passwordVerifier = await scramVerifier(newSecret())
  const database = (
    teamId: string,
    databaseId: string,
    name: string,
    filling: string | null,
    comment: string | null,
    at: number,
  ) => ({
    teamId,
    databaseId,
    name,
    filling,
    fillingTime: now,
    comment,
    characterSet: 'UTF8' as const,
    state: 'running' as const,
    createTime: at,
    updateTime: at,
  })
  await db
    .insert(databases)
    .values([
      database(demoTeamId, 'northwind-shop', 'shop', 'shop', 'Orders and stock of the web shop', start),
      database(
        demoTeamId,
        'northwind-players',
        'players',
        'players',
        'Players and matches of Tidewake',
        start + 12 * day,
      ),
      database(europeTeamId, 'lighthouse-players', 'players', 'players', null, start + 30 * day),
    ])
  const account = (teamId: string, accountId: string, name: string, comment: string | null, at: number) => ({
    teamId,
    accountId,
    name,
    comment,
    hosts: ['%'],
    passwordVerifier,
    createTime: at,
    updateTime: at,
  })
  await db
    .insert(databaseAccounts)
    .values([
      account(demoTeamId, 'northwind-app', 'shop_app', 'The web shop itself', start),
      account(demoTeamId, 'northwind-reports', 'reports', 'Reads for dashboards', start + 2 * day),
      account(europeTeamId, 'lighthouse-app', 'game_server', null, start + 30 * day),
    ])
  await db.insert(databasePrivileges).values([
    { teamId: demoTeamId, databaseId: 'northwind-shop', accountId: 'northwind-app', readonly: false },
    { teamId: demoTeamId, databaseId: 'northwind-players', accountId: 'northwind-app', readonly: false },
    { teamId: demoTeamId, databaseId: 'northwind-shop', accountId: 'northwind-reports', readonly: true },
    { teamId: demoTeamId, databaseId: 'northwind-players', accountId: 'northwind-reports', readonly: true },
    { teamId: europeTeamId, databaseId: 'lighthouse-players', accountId: 'lighthouse-app', readonly: false },
  ])
  // Restoring one generates the same rows as of its time.
  const backup = (name: keyof typeof filledFigures, time: number, backupName: string | null = null) => ({
    teamId: demoTeamId,
    backupId: `northwind-${name}-${Math.floor((now - time) / day)}`,
    databaseId: `northwind-${name}`,
    kind: backupName === null ? ('automatic' as const) : ('manual' as const),
    backupName,
    state: 'succeeded' as const,
    time,
    endTime: time + 4000,
    filling: name,
    fillingTime: time,
    ...filledFigures[name],
    userId: backupName === null ? null : demoTeamId,
  })
  await db
    .insert(databaseBackups)
    .values([
      ...Array.from({ length: backupRules.days }, (_, days) => backup('shop', now - days * day)),
      backup('shop', now - 12.5 * day, 'Before the spring sale'),
      backup('players', now - day),
    ])
  const query = (queryId: string, databaseId: string, queryName: string, sql: string) => ({
    teamId: demoTeamId,
    queryId,
    databaseId,
    queryName,
    sql,
    userId: demoTeamId,
    createTime: start + 20 * day,
    updateTime: start + 20 * day,
  })
  await db
    .insert(databaseQueries)
    .values([
      query(
        'northwind-revenue',
        'northwind-shop',
        'Revenue of the last days',
        'select day, orders, revenue\nfrom revenue_by_day\norder by day desc\nlimit 30;',
      ),
      query(
        'northwind-best',
        'northwind-shop',
        'Best sellers',
        'select title, sum(quantity) as sold\nfrom order_items\njoin products using (product_id)\ngroup by title\norder by sold desc;',
      ),
    ])
}
