import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from './connection.ts'
import { createDatabase } from './engine.ts'
import { prepareStatements } from './prepared-client.ts'

/** Options of the embedded database. */
export interface PgliteOptions {
  /** A folder in Node; none keeps everything in memory. */
  folder?: string
  /** A dumped data folder to start from, which is faster than making a new one. */
  loadDataDir?: Blob
  /** Keeps the log of what was written short, for a database that is made to be dumped. */
  shortLog?: boolean
  /** Hears each statement before it is sent. */
  onStatement?: (text: string, values: readonly unknown[]) => void
}

/** The log in small files, of which none is kept for later: it is half of a dump otherwise. */
const withShortLog = {
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [...PGlite.defaultStartParams, '-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB'],
}

/** Opens the embedded PostgreSQL: a folder in Node, memory in the page and in tests. */
export async function openPglite({ folder, loadDataDir, shortLog, onStatement }: PgliteOptions = {}): Promise<
  Database & { client: PGlite }
> {
  const client = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(loadDataDir ? { loadDataDir } : {}),
    ...(shortLog ? withShortLog : {}),
  })
  const prepared = prepareStatements(client)
  // Of a client, drizzle uses `query` and `transaction` alone.
  const queries = drizzle(prepared as unknown as PGlite, onStatement ? { logger: { logQuery: onStatement } } : {})
  const database = createDatabase({
    transaction: (work) => queries.transaction(work),
    queries,
    script: prepared.script,
    // The folder is locked, and memory is this process's own: there is no other node.
    exclusively: (work) => work(),
    close: () => client.close(),
  })
  return Object.assign(database, { client })
}
