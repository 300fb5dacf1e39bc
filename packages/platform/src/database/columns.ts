import { sql } from 'drizzle-orm'
import { bigint, text } from 'drizzle-orm/pg-core'

/**
 * Column that makes a table belong to teams. It defaults to the transaction's team, and row-level security filters by
 * it. Handlers never set it.
 */
export const teamColumn = {
  teamId: text('team_id')
    .notNull()
    .default(sql`current_setting('cw.team')`),
}

/** Timestamp in milliseconds since 1970. */
export function milliseconds(name: string) {
  return bigint(name, { mode: 'number' })
}
