import { sql } from 'drizzle-orm'
import { bigint, text } from 'drizzle-orm/pg-core'

/**
 * The column that makes a table a team's: it fills itself with the team of the transaction, and row-level security
 * compares it. No handler names it.
 */
export const teamColumn = {
  teamId: text('team_id')
    .notNull()
    .default(sql`current_setting('cw.team')`),
}

/** A time in milliseconds since 1970. */
export function milliseconds(name: string) {
  return bigint(name, { mode: 'number' })
}
