import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { rowsOf, type Database } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { bringBackRows } from '@console-widgets/platform/database/kept-rows'
import { openPglite } from '@console-widgets/platform/database/pglite'
import { openPostgres } from '@console-widgets/platform/database/postgres'

/**
 * Address of a PostgreSQL server to test on in place of the embedded database; its user may create databases and roles.
 */
export const testServer = process.env.TEST_DATABASE_URL || undefined

/**
 * What a run's preparation made once, so that each test starts from a platform that is already migrated and filled:
 * the name of a database on the test server, or a file with the dump of an embedded one.
 */
export const preparedDatabase = process.env.TEST_DATABASE_PREPARED || undefined

/** A database of a test's own. */
export interface TestDatabase {
  database: Database
  /** Its address when it is on a server, so that a test can open it a second time. */
  url: string | undefined
  /** Forgets all of it. */
  drop(): Promise<void>
}

/** Opens a database for one test: `filled` from what the run has prepared, else empty. */
export async function openTestDatabase({ filled }: { filled: boolean }): Promise<TestDatabase> {
  const prepared = filled ? preparedDatabase : undefined
  if (testServer) return openOnServer(testServer, prepared)
  if (prepared) return openPrepared(prepared)
  return { database: await openPglite(), url: undefined, drop: async () => {} }
}

/** The prepared database that an earlier test of this process has given back, with its rows as they were. */
let givenBack: Database | undefined

/**
 * Starting another one from the dump costs a hundred times as much as bringing back the rows that a test has changed.
 */
async function openPrepared(prepared: string): Promise<TestDatabase> {
  const database = givenBack ?? (await openPglite({ loadDataDir: new Blob([await readFile(prepared)]) }))
  givenBack = undefined
  tablesAsPrepared ??= await tablesOf(database)
  return {
    database: { ...database, close: async () => {} },
    url: undefined,
    drop: async () => {
      try {
        if ((await tablesOf(database)) !== tablesAsPrepared) throw new Error('A test has changed the tables themselves')
        await bringBackRows(database)
        givenBack = database
      } catch {
        // The next one starts from the dump.
        await database.close()
      }
    },
  }
}

let tablesAsPrepared: string | undefined

/** Every column of every table, in short. */
async function tablesOf(database: Database): Promise<string> {
  const columns = await database.asPlatform((queries) =>
    rowsOf<{ columns: string }>(
      queries,
      sql`select md5(string_agg(attrelid::regclass || ' ' || attname || ' ' || atttypid, ',' order by attrelid, attnum)) as columns from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0`,
    ),
  )
  return columns[0]?.columns ?? ''
}

async function openOnServer(server: string, template: string | undefined): Promise<TestDatabase> {
  const name = `cw_test_${newId()}`
  await onServer(server, `create database ${name}${template ? ` template ${template}` : ''}`)
  const url = databaseUrl(server, name)
  return { database: await openPostgres(url), url, drop: () => onServer(server, `drop database ${name}`) }
}

/** The address of another database of the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement on the test server's own database. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
