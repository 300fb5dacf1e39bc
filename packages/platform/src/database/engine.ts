import { sql } from 'drizzle-orm'
import type { PgAsyncDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Database, Queries } from './connection.ts'

/** Role that user requests run as. Row-level security applies to it, but not to the owner of the tables. */
export const tenantRole = 'cw_tenant'

/** Role of requests without authentication. It reads the public views and no table. */
export const publicRole = 'cw_public'

interface Engine {
  /** Runs work in one transaction: commits when it resolves, rolls back when it throws. */
  transaction<T>(work: (queries: Pick<PgAsyncDatabase<PgQueryResultHKT>, 'execute'>) => Promise<T>): Promise<T>
  /** Runs statements outside a transaction. */
  look: Database['look']
  /** The two above with the place in the queue of this call, if the engine has one. */
  forRequest?: () => Pick<Engine, 'transaction' | 'look'>
  script: Database['script']
  exclusively: Database['exclusively']
  close: Database['close']
}

/** Creates the platform's database on an engine. */
export function createDatabase(engine: Engine): Database {
  const { transaction, look, script, exclusively, close } = engine
  return {
    asPlatform: (work) => transaction((queries) => work(queries as unknown as Queries)),
    look,
    asTeam: ({ teamId, userId, appIds, region = '', locksDemo = false, recordId = '', readOnly = false }, work) =>
      transaction(async (within) => {
        // One statement. Set the role last, since only the owner can set the rest.
        await within.execute(
          sql`select set_config('cw.team', ${teamId}, true), set_config('cw.user', ${userId}, true), set_config('cw.apps', ${appIdsText(appIds)}, true), set_config('cw.region', ${region}, true), set_config('cw.demo', ${locksDemo ? 'locked' : ''}, true), set_config('cw.record', ${recordId}, true), set_config('transaction_read_only', ${readOnly ? 'on' : 'off'}, true), set_config('role', ${tenantRole}, true)`,
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
    forRequest: () => createDatabase({ ...engine, ...engine.forRequest?.() }),
    script,
    exclusively,
    close,
  }
}

/** Apps of a scope as a setting for row-level security: empty for all, an impossible ID for none. */
function appIdsText(appIds: readonly string[] | undefined): string {
  if (!appIds) return ''
  return appIds.join() || '-'
}
