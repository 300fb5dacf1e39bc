import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { rowsOf, type Database } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { bringBackRows } from '@console-widgets/platform/database/kept-rows'
import { openPglite } from '@console-widgets/platform/database/pglite'
import { openPostgres } from '@console-widgets/platform/database/postgres'
import { DataFolder } from '@console-widgets/platform/sql-engines/data-folder'

/**
 * URL of a PostgreSQL server to test on instead of the embedded database. Its user must be able to create databases and
 * roles.
 */
export const testServer = process.env.TEST_DATABASE_URL || undefined

/**
 * Migrated and filled database, prepared once per run for each test to start from: the name of a database on the test
 * server, or a file with the packed folder of an embedded one.
 */
export const preparedDatabase = process.env.TEST_DATABASE_PREPARED || undefined

/** Database of a single test. */
export interface TestDatabase {
  database: Database
  /** URL if it is on a server, so that a test can open it a second time. */
  url: string | undefined
  /** Deletes the database. */
  drop(): Promise<void>
}

/** Opens a database for one test: `filled` from the prepared one, else empty. */
export async function openTestDatabase({ filled }: { filled: boolean }): Promise<TestDatabase> {
  const prepared = filled ? preparedDatabase : undefined
  if (testServer) return openOnServer(testServer, prepared)
  if (prepared) return openPrepared(prepared)
  return { database: await openPglite(), url: undefined, drop: async () => {} }
}

/** Prepared database released by an earlier test of this process, with its rows restored. */
let givenBack: Database | undefined

/** Reuses a released database: starting from the file costs a hundred times as much as restoring changed rows. */
async function openPrepared(prepared: string): Promise<TestDatabase> {
  const database = givenBack ?? (await openPglite({ folder: new DataFolder({ packed: readFile(prepared) }) }))
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
        // The next test starts from the file.
        await database.close()
      }
    },
  }
}

let tablesAsPrepared: string | undefined

/** Digest of all tables and columns, to detect schema changes. */
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

/** URL of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs a statement on the test server's default database. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
