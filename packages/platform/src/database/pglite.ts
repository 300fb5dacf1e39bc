import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { DataFolder } from '../sql-engines/data-folder.ts'
import type { Database } from './connection.ts'
import { createDatabase } from './engine.ts'
import { createTurns } from './turns.ts'
import { prepareStatements } from './prepared-client.ts'

/** Options of the embedded database. */
export interface PgliteOptions {
  /** Data folder: a path in Node, or one in memory. Default: an empty one in memory. */
  folder?: string | DataFolder
  /** Called with each statement before it is sent. */
  onStatement?: (text: string, values: readonly unknown[]) => void
}

/**
 * A database in memory can't lose power, and its files are as quick to read as a cache. By default, each start clears
 * 128 MB of shared buffers, which takes a third of it, and the log is half of a dump.
 */
const inMemory = {
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [
    ...PGlite.defaultStartParams,
    ...[
      'shared_buffers=16MB',
      'wal_level=minimal',
      'max_wal_senders=0',
      'full_page_writes=off',
      'min_wal_size=2MB',
      'max_wal_size=2MB',
      // Tables in memory are small: planning for the values of each of a statement's first runs doesn't pay.
      'plan_cache_mode=force_generic_plan',
    ].flatMap((setting) => ['-c', setting]),
  ],
}

/** Opens the embedded PostgreSQL: on a folder in Node, or in memory in a page and in tests. */
export async function openPglite({ folder, onStatement }: PgliteOptions = {}): Promise<Database & { client: PGlite }> {
  const client = await PGlite.create({
    ...(typeof folder === 'string' ? { dataDir: folder } : { ...inMemory, fs: folder ?? new DataFolder() }),
  })
  const prepared = prepareStatements(client)
  // Drizzle only uses `query` and `transaction` of a client.
  const queries = drizzle({
    client: prepared as unknown as PGlite,
    ...(onStatement ? { logger: { logQuery: onStatement } } : {}),
  })
  const turns = createTurns()
  const inTurn = (turn: () => number): Pick<Parameters<typeof createDatabase>[0], 'transaction' | 'look'> => ({
    transaction: (work) => turns.run(turn(), () => queries.transaction(work)),
    look: (work) => turns.run(turn(), () => work(queries)),
  })
  const database = createDatabase({
    ...inTurn(turns.take),
    forRequest() {
      const turn = turns.take()
      return inTurn(() => turn)
    },
    script: prepared.script,
    // The folder is locked, and memory belongs to this process: there are no other nodes.
    exclusively: (work) => work(),
    close: () => client.close(),
  })
  return Object.assign(database, { client })
}
