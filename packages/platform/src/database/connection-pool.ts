import pg from 'pg'

/**
 * Connections to a PostgreSQL server, which may cut any of them at any moment: whoever uses one then sees its statement
 * fail, and the pool replaces it.
 */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  pool.on('error', ignore)
  // For as long as a connection lives: it may be cut before its first user has it, and between two statements.
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

/** An error event that nobody hears ends the process. */
const ignore = () => {}
