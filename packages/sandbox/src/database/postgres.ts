import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './connection.ts'
import { createDatabase } from './engine.ts'

/** Opens a PostgreSQL server by its URL; any number of nodes share it. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 20 })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  await pool.query('select 1')
  return createDatabase({
    drizzle: drizzle(pool),
    script: async (text) => void (await pool.query(text)),
    close: () => pool.end(),
  })
}
