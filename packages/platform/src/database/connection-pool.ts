import pg from 'pg'

/**
 * Connection pool to a PostgreSQL server. The server may close any connection at any time: the running statement fails,
 * and the pool replaces the connection.
 */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  pool.on('error', ignore)
  // For the connection's whole life: the server may close it before its first use or between two statements.
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

/** An unhandled error event would end the process. */
const ignore = () => {}
