import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Database, Queries } from './connection.ts'

/** Role that the requests of people run as; row-level security binds it, and not the owner of the tables. */
export const tenantRole = 'cw_tenant'

interface Engine {
  drizzle: PgDatabase<PgQueryResultHKT>
  script: Database['script']
  exclusively: Database['exclusively']
  close: Database['close']
}

/** Puts the platform's two ways of working on a Drizzle engine. */
export function createDatabase({ drizzle, script, exclusively, close }: Engine): Database {
  return {
    asPlatform: (work) => drizzle.transaction((transaction) => work(transaction as unknown as Queries)),
    asTeam: ({ teamId, userId, readOnly = false }, work) =>
      drizzle.transaction(async (transaction) => {
        // One statement: the role last, since only the owner may take it.
        await transaction.execute(
          sql`select set_config('cw.team', ${teamId}, true), set_config('cw.user', ${userId}, true), set_config('transaction_read_only', ${readOnly ? 'on' : 'off'}, true), set_config('role', ${tenantRole}, true)`,
        )
        return work(transaction as unknown as Queries)
      }),
    script,
    exclusively,
    close,
  }
}
