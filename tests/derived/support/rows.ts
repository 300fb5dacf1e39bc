import { sql } from 'drizzle-orm'
import type { Database } from '@console-widgets/platform/database/connection'
import { rowsOf } from '@console-widgets/platform/database/connection'
import type { KnownIds } from './valid-input.ts'

/** Tables that record requests rather than a team's data. */
const records = ['cw_audit_records']

export interface TeamRow {
  table: string
  row: Record<string, unknown>
}

/** Columns that say whose a row is: its team, or the two teams that share it. */
export const ownerColumns = ['team_id', 'user_team_id', 'sp_team_id'] as const

/** Condition of a team's rows, of a table with these columns of owners. */
const ofTeam = (owners: readonly string[], teamId: string) =>
  sql`${teamId} in (${sql.join(owners.map(sql.identifier), sql`, `)})`

/** Columns of a table's owners, as an array. */
const ownersOf = sql`array(select attname::text from pg_attribute where attrelid = c.oid and attname in (${sql.join(
  ownerColumns.map((name) => sql`${name}`),
  sql`, `,
)}))`

/** Rows of a team, its own and those that it shares, in every table except those records, or only in some tables. */
export async function rowsOfTeam(
  database: Database,
  teamId: string,
  isWanted: (table: string) => boolean = () => true,
): Promise<TeamRow[]> {
  return database.asPlatform(async (queries) => {
    const tables = await rowsOf<{ table: string; owners: string[] }>(
      queries,
      sql`select c.relname as table, ${ownersOf} as owners from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    )
    const all: TeamRow[] = []
    for (const { table, owners } of tables) {
      if (owners.length === 0 || records.includes(table) || !isWanted(table)) continue
      const rows = await rowsOf<{ row: Record<string, unknown> }>(
        queries,
        sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${ofTeam(owners, teamId)} limit 400`,
      )
      all.push(...rows.map(({ row }) => ({ table, row })))
    }
    return all
  })
}

export const isOwner = (column: string) => ownerColumns.some((owner) => owner === column)

/**
 * A team's ids by the name of the field that takes them: column `app_id` provides `appId` and `appIds`. The app with
 * the most rows comes first, along with its own objects, so that the ids of one input match.
 */
export async function idsOfTeam(database: Database, teamId: string): Promise<KnownIds> {
  return idsIn(await rowsOfTeam(database, teamId))
}

export function idsIn(rows: readonly TeamRow[]): KnownIds {
  const weight = new Map<unknown, number>()
  for (const { row } of rows) weight.set(row.app_id, (weight.get(row.app_id) ?? 0) + (row.app_id ? 1 : 0))
  const busiest = [...weight].toSorted(([, a], [, b]) => b - a)[0]?.[0]
  const ids = new Map<string, Set<string | number>>()
  for (const { row } of [...rows.filter(({ row }) => row.app_id === busiest), ...rows])
    for (const [column, value] of Object.entries(row)) {
      if (!column.endsWith('_id') || isOwner(column) || (typeof value !== 'string' && typeof value !== 'number'))
        continue
      const field = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      ids.set(field, (ids.get(field) ?? new Set()).add(value))
    }
  return Object.fromEntries([...ids].map(([field, values]) => [field, [...values].slice(0, 20)]))
}

/** Checksum of each given table, or of one team's rows in it. */
export async function checksums(
  database: Database,
  { teamId, isWanted }: { teamId?: string | undefined; isWanted: (table: string) => boolean },
): Promise<Map<string, string>> {
  return database.asPlatform(async (queries) => {
    const tables = await rowsOf<{ table: string; owners: string[] }>(
      queries,
      sql`select c.relname as table, ${ownersOf} as owners from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    )
    const sums = new Map<string, string>()
    for (const { table, owners } of tables) {
      if (!isWanted(table) || (teamId !== undefined && owners.length === 0)) continue
      const where = teamId === undefined ? sql`` : sql`where ${ofTeam(owners, teamId)}`
      const [row] = await rowsOf<{ sum: string }>(
        queries,
        sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(table)} t ${where}`,
      )
      sums.set(table, row?.sum ?? '')
    }
    return sums
  })
}
