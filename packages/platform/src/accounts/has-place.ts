import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a member counts: they work in the team or are invited to it. Every number of members is that of these, as is
 * the list of members unless it's asked for former ones.
 */
export function hasPlace(state: PgColumn | SQL): SQL<boolean> {
  return sql<boolean>`${state} in ('active', 'invited')`
}
