import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from './connection.ts'
import { openPool } from './connection-pool.ts'
import { createDatabase, publicRole, tenantRole } from './engine.ts'

/** Key of the advisory lock that a node keeps while it starts. Any number that nothing else in the database uses. */
const startLock = 4_280_001

/**
 * Opens a PostgreSQL server by URL. Any number of nodes can share it.
 * @throws Error that names the server, but never the password, if it can't be used
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = openPool({ connectionString: url, max: 20 })
  try {
    const missing = await findMissingPrivileges(pool).catch((error: unknown) => {
      throw new Error(
        `The PostgreSQL server at ${new URL(url).host} could not be used: ${reasonOf(error)}. Check DATABASE_URL.`,
        { cause: error },
      )
    })
    if (missing) throw new Error(missing)
  } catch (error) {
    await pool.end()
    throw error
  }
  const queries = drizzle({ client: pool })
  return createDatabase({
    transaction: (work) => inTransaction(pool, work),
    look: (work) => work(queries),
    script: (text) => runScript(pool, text),
    exclusively: (work) => withLock(pool, work),
    close: () => pool.end(),
  })
}

/** Says which privileges the platform's user lacks to create its tables and roles, and how to grant them. */
async function findMissingPrivileges(pool: pg.Pool): Promise<string | undefined> {
  const {
    rows: [found],
  } = await pool.query<
    Record<'role' | 'database' | 'schema', string> & Record<'createsTables' | 'createsRoles', boolean>
  >(
    `select quote_ident(current_user) as role, current_database() as database,
      quote_ident(coalesce(current_schema(), 'public')) as schema,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "createsTables",
      rolcreaterole or rolsuper or (select count(*) = 2 from pg_roles where rolname = any ($1) and pg_has_role(oid, 'member')) as "createsRoles"
      from pg_roles where rolname = current_user`,
    [[tenantRole, publicRole]],
  )
  if (!found || (found.createsTables && found.createsRoles)) return undefined
  const { role, database, schema, createsTables, createsRoles } = found
  const grants = [
    ...(createsTables ? [] : [`grant usage, create on schema ${schema} to ${role};`]),
    ...(createsRoles ? [] : [`alter role ${role} createrole createdb;`]),
  ]
  return `The PostgreSQL user ${role} can’t create the platform’s ${createsTables ? 'roles' : 'tables'} in the database ${database}. Its owner can allow it: ${grants.join(' ')}`
}

/** Error message. A host name with several addresses gives one error for each. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/**
 * Runs a transaction on a connection of its own, which returns to the pool however it ends. The server may close it at
 * any time: the running or next statement fails, and the pool discards the connection.
 */
async function inTransaction<T>(pool: pg.Pool, work: (queries: NodePgDatabase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await drizzle({ client }).transaction(work)
  } finally {
    client.release()
  }
}

/** SQLSTATE of a transaction that the server ended because it and another one waited for each other. */
const deadlock = '40P01'
const mostTries = 10

/**
 * Runs a script, which locks many tables while other nodes may use them. One that the server ended for a deadlock has
 * changed nothing, and the other transaction can end meanwhile: it runs again.
 */
async function runScript(pool: pg.Pool, text: string): Promise<void> {
  const client = await pool.connect()
  try {
    for (let tries = 1; ; tries++) {
      try {
        await client.query(text)
        return
      } catch (error) {
        // A transaction of the script's own is still open.
        await client.query('rollback').catch(() => {})
        if ((error as { code?: string }).code !== deadlock || tries === mostTries) throw error
      }
    }
  } finally {
    client.release()
  }
}

/** The lock belongs to a connection, so a node that dies during startup releases it. */
async function withLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [startLock])
    return await work()
  } finally {
    // Closes the connection, and with it the lock, in whatever state the work left it.
    client.release(true)
  }
}
