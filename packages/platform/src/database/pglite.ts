import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { DataFolder } from '../sql-engines/data-folder.ts'
import type { Database } from './connection.ts'
import { createDatabase } from './engine.ts'
import { prepareStatements } from './prepared-client.ts'

/** Options of the embedded database. */
export interface PgliteOptions {
  /** Data folder: a path in Node, or one in memory. Default: an empty one in memory. */
  folder?: string | DataFolder
  /** Keeps the write-ahead log short, for a database whose folder will be packed. */
  shortLog?: boolean
  /** Called with each statement before it is sent. */
  onStatement?: (text: string, values: readonly unknown[]) => void
}

/** Small log files, none of which is kept for reuse: otherwise the log is half of a dump. */
const withShortLog = {
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [...PGlite.defaultStartParams, '-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB'],
}

/** Opens the embedded PostgreSQL: on a folder in Node, or in memory in a page and in tests. */
export async function openPglite({ folder, shortLog, onStatement }: PgliteOptions = {}): Promise<
  Database & { client: PGlite }
> {
  const client = await PGlite.create({
    ...(typeof folder === 'string' ? { dataDir: folder } : folder ? { fs: folder } : {}),
    ...(shortLog ? withShortLog : {}),
  })
  const prepared = prepareStatements(client)
  // Drizzle only uses `query` and `transaction` of a client.
  const queries = drizzle(prepared as unknown as PGlite, onStatement ? { logger: { logQuery: onStatement } } : {})
  const database = createDatabase({
    transaction: (work) => queries.transaction(work),
    queries,
    script: prepared.script,
    // The folder is locked, and memory belongs to this process: there are no other nodes.
    exclusively: (work) => work(),
    close: () => client.close(),
  })
  return Object.assign(database, { client })
}
