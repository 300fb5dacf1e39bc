import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Database, Queries, Selecting } from './connection.ts'

/** Role that the requests of people run as; row-level security binds it, and not the owner of the tables. */
export const tenantRole = 'cw_tenant'

/** Role that a request runs as when nobody is asked who they are; it reads the views that are public, and no table. */
export const publicRole = 'cw_public'

interface Engine {
  /** Runs work in one transaction: kept when it resolves, rolled back when it throws. */
  transaction<T>(work: (queries: Pick<PgDatabase<PgQueryResultHKT>, 'execute'>) => Promise<T>): Promise<T>
  /** Statements outside of any transaction. */
  queries: Selecting
  script: Database['script']
  exclusively: Database['exclusively']
  close: Database['close']
}

/** Puts the platform's ways of working on an engine. */
export function createDatabase({ transaction, queries, script, exclusively, close }: Engine): Database {
  return {
    asPlatform: (work) => transaction((queries) => work(queries as unknown as Queries)),
    look: (work) => work(queries),
    asTeam: ({ teamId, userId, appIds, recordId = '', readOnly = false }, work) =>
      transaction(async (within) => {
        // One statement: the role last, since only the owner may take it.
        await within.execute(
          sql`select set_config('cw.team', ${teamId}, true), set_config('cw.user', ${userId}, true), set_config('cw.apps', ${appIdsText(appIds)}, true), set_config('cw.record', ${recordId}, true), set_config('transaction_read_only', ${readOnly ? 'on' : 'off'}, true), set_config('role', ${tenantRole}, true)`,
        )
        return work(within as unknown as Queries)
      }),
    asPublic: (work) =>
      transaction(async (within) => {
        await within.execute(
          sql`select set_config('transaction_read_only', 'on', true), set_config('role', ${publicRole}, true)`,
        )
        return work(within as unknown as Queries)
      }),
    script,
    exclusively,
    close,
  }
}

/** The apps of a scope as the setting that row-level security compares: empty for all of them, and no id for none. */
function appIdsText(appIds: readonly string[] | undefined): string {
  if (!appIds) return ''
  return appIds.join() || '-'
}
