import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from './connection.ts'
import { openPool } from './connection-pool.ts'
import { createDatabase } from './engine.ts'

/** Key of the lock that a node holds while it starts. Any number would do that nothing else on the database uses. */
const startLock = 4_280_001

/**
 * Opens a PostgreSQL server by its URL; any number of nodes share it.
 * @throws Error that names the server, and never the password, when it cannot be used
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = openPool({ connectionString: url, max: 20 })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new Error(
      `The PostgreSQL server at ${new URL(url).host} could not be used: ${reasonOf(error)}. Check DATABASE_URL.`,
      { cause: error },
    )
  }
  return createDatabase({
    transaction: (work) => inTransaction(pool, work),
    queries: drizzle(pool),
    script: async (text) => void (await pool.query(text)),
    exclusively: (work) => withLock(pool, work),
    close: () => pool.end(),
  })
}

/** What went wrong; an address with several machines behind it gives one error for each. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/**
 * A transaction on a connection of its own, which goes back to the pool however it ends. The server may cut it at any
 * moment: then the statement that runs fails, or the next one, and the pool throws the connection away.
 */
async function inTransaction<T>(pool: pg.Pool, work: (queries: NodePgDatabase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await drizzle(client).transaction(work)
  } finally {
    client.release()
  }
}

/** The lock belongs to a connection, so that a node that dies while it starts gives it back. */
async function withLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [startLock])
    return await work()
  } finally {
    // Ends the connection, and with it the lock, whatever state the work left it in.
    client.release(true)
  }
}
