import { sql } from 'drizzle-orm'
import type { Database } from '@console-widgets/platform/database/connection'
import { rowsOf } from '@console-widgets/platform/database/connection'
import type { KnownIds } from './valid-input.ts'

/** Tables whose rows tell what was done and asked, not what a team has. */
const records = ['cw_audit_records']

interface Column {
  table: string
  name: string
}

const teamTables = (database: Database) =>
  database.asPlatform((queries) =>
    rowsOf<Column>(
      queries,
      sql`select c.table_name as table, c.column_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
          where table_schema = 'public' and table_type = 'BASE TABLE'
            and exists (select from information_schema.columns o where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'team_id') order by 1, 2`,
    ),
  )

/** The rows of a team in every table but the records, as text. */
export async function rowsOfTeam(
  database: Database,
  teamId: string,
): Promise<{ table: string; row: Record<string, unknown> }[]> {
  const tables = [...new Set((await teamTables(database)).map(({ table }) => table))].filter(
    (table) => !records.includes(table),
  )
  return database.asPlatform(async (queries) => {
    const all: { table: string; row: Record<string, unknown> }[] = []
    for (const table of tables) {
      const rows = await rowsOf<{ row: Record<string, unknown> }>(
        queries,
        sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where team_id = ${teamId} limit 400`,
      )
      all.push(...rows.map(({ row }) => ({ table, row })))
    }
    return all
  })
}

/**
 * Ids of a team by the name of the field that takes them: the column `app_id` gives `appId` and `appIds`. The app
 * that most rows belong to comes first, and with it what belongs to it, so that ids of one input go together.
 */
export async function idsOfTeam(database: Database, teamId: string): Promise<KnownIds> {
  const rows = await rowsOfTeam(database, teamId)
  const weight = new Map<unknown, number>()
  for (const { row } of rows) weight.set(row.app_id, (weight.get(row.app_id) ?? 0) + (row.app_id ? 1 : 0))
  const busiest = [...weight].toSorted(([, a], [, b]) => b - a)[0]?.[0]
  const ids = new Map<string, Set<string | number>>()
  for (const { row } of [...rows.filter(({ row }) => row.app_id === busiest), ...rows])
    for (const [column, value] of Object.entries(row)) {
      if (!column.endsWith('_id') || column === 'team_id' || (typeof value !== 'string' && typeof value !== 'number'))
        continue
      const field = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      ids.set(field, (ids.get(field) ?? new Set()).add(value))
    }
  return Object.fromEntries([...ids].map(([field, values]) => [field, [...values].slice(0, 20)]))
}

/** A checksum over every table, or over the rows of one team: the same as long as none has changed. */
export async function checksum(database: Database, teamId?: string): Promise<string> {
  const tables = await database.asPlatform((queries) =>
    rowsOf<Column & { team: boolean }>(
      queries,
      sql`
    select table_name as table, bool_or(column_name = 'team_id') as team from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 order by 1`,
    ),
  )
  const sums = await database.asPlatform(async (queries) => {
    const found: string[] = []
    for (const { table } of tables.filter(({ team }) => teamId === undefined || team)) {
      const where = teamId === undefined ? sql`` : sql`where team_id = ${teamId}`
      const [row] = await rowsOf<{ sum: string }>(
        queries,
        sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(table)} t ${where}`,
      )
      found.push(`${table} ${row?.sum}`)
    }
    return found
  })
  return sums.join('\n')
}
