import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { bigint, type PgColumn, type PgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * Column that makes a table belong to teams. It defaults to the transaction's team, and row-level security filters by
 * it. Handlers never set it.
 */
export const teamColumn = {
  teamId: text('team_id')
    .notNull()
    .default(sql`current_setting('cw.team')`),
}

/**
 * Columns that make a table belong to two teams each row, such as a customer's and its provider's. Row-level security
 * shows a row to both and to no other. The teams of a row never change, and neither team can delete it: what only one
 * of them may see is in a table of its own with `teamColumn`. Handlers set both.
 */
export const sharedTeams = {
  userTeamId: text('user_team_id').notNull(),
  spTeamId: text('sp_team_id').notNull(),
}

/** Whether the rows of a table belong to two teams each: it has the columns of `sharedTeams`. */
export function isShared(table: PgTable): boolean {
  const columns = getTableColumns(table)
  return Object.keys(sharedTeams).every((name) => name in columns)
}

/** Timestamp in milliseconds since 1970. */
export function milliseconds(name: string) {
  return bigint(name, { mode: 'number' })
}

/** Times of a row's creation and last change. */
export const timeColumns = {
  createTime: milliseconds('create_time').notNull(),
  updateTime: milliseconds('update_time').notNull(),
}

/** Index that makes the texts of a column unique within a team, regardless of case. */
export function uniqueInTeam(name: string, { teamId }: { teamId: PgColumn }, column: PgColumn) {
  return uniqueIndex(name).on(teamId as Indexed, lower(column))
}

/** Drizzle's type of an index's columns is that of columns under construction, which it doesn't export. */
type Indexed = Parameters<ReturnType<typeof uniqueIndex>['on']>[0]

/** A text in lower case, in comparisons regardless of case. */
export function lower(value: PgColumn | string): SQL {
  return sql`lower(${value})`
}
