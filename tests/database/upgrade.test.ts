import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/apps/contract'
import { createTestClock, type Platform } from '@console-widgets/sandbox'
import { implement } from '@console-widgets/platform/calls/handler'
import { createPlatform } from '@console-widgets/platform/create-platform'
import { rowsOf, type Database } from '@console-widgets/platform/database/connection'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { createMemoryObjects } from '@console-widgets/platform/stores/memory-store'
import { openTestDatabase, type TestDatabase } from '@console-widgets/sandbox/testing/test-database'
import { signIn, testOrigin, testStart } from '@console-widgets/sandbox/testing/test-platform'
import { openTestSqlEngine } from '@console-widgets/sandbox/testing/test-sql-engine'
import { processes } from '../../packages/sandbox/src/processes.ts'
import { halves } from '../../packages/sandbox/src/services.generated.ts'

/**
 * A database from when a single migration created all tables, with the demo teams' rows: `pg_dump --inserts` of a
 * platform with DEMO_EVENTS=0. Every later version must be able to open it.
 */
const before = gunzipSync(readFileSync(new URL('../data/platform-of-one-migration.sql.gz', import.meta.url))).toString()

/** A service added later, whose tables the database doesn't have yet. */
const later = definePlatformHalf({
  area: 'lockers',
  implementation: implement({}, {}, {}),
  permissions: {},
  migrations: [
    {
      name: 'lockers/0000_baseline.sql',
      sql: `create table cw_lockers (team_id text not null default current_setting('cw.team'), locker_id text primary key);`,
    },
  ],
})

let old: TestDatabase
let fresh: TestDatabase
let platform: Platform
const open = ({ database, url }: TestDatabase, sum = halves) =>
  createPlatform(
    {
      // Closed by the test itself, which opens it more than once.
      database: { ...database, close: async () => {} },
      objects: createMemoryObjects(),
      clock: createTestClock(testStart),
      publicOrigin: testOrigin,
      openSqlEngine: (secret) => openTestSqlEngine(url, secret),
    },
    { halves: sum, processes },
  )

beforeAll(async () => {
  old = await openTestDatabase({ filled: false })
  await old.database.script(
    `do $$ begin create role cw_tenant nologin; exception when duplicate_object or unique_violation then null; end $$;`,
  )
  await old.database.script(before)
  platform = await open(old)
  fresh = await openTestDatabase({ filled: false })
  await (await open(fresh)).close()
})
afterAll(async () => {
  await platform.close()
  for (const { database, drop } of [old, fresh]) await database.close().then(drop)
})

/** The database's schema without its rows. */
async function catalogueOf(database: Database): Promise<unknown> {
  const all = <Row>(query: ReturnType<typeof sql>) => database.asPlatform((db) => rowsOf<Row>(db, query))
  return {
    columns: await all(
      sql`select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2`,
    ),
    indexes: await all(
      sql`select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
    ),
    policies: await all(sql`select tablename, policyname, cmd, qual, with_check from pg_policies order by 1, 2`),
    triggers: await all(
      sql`select tgrelid::regclass::text as table_name, tgname, pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal order by 1, 2`,
    ),
    grants: await all(
      sql`select grantee, table_name, privilege_type from information_schema.role_table_grants where grantee in ('cw_tenant', 'cw_public') and table_schema = 'public' order by 1, 2, 3`,
    ),
  }
}

describe('database from when one migration created all tables', () => {
  it('gets the tables of a new one, with their policies and triggers', async () => {
    expect(await catalogueOf(old.database)).toEqual(await catalogueOf(fresh.database))
  })

  it('skips the migrations that replace that one, and records them as done', async () => {
    const names = await old.database.asPlatform((db) =>
      rowsOf<{ name: string }>(db, sql`select name from cw_migrations order by run_at, name`),
    )
    expect(names[0]).toEqual({ name: '0000_curvy_namorita.sql' })
    expect(names.map(({ name }) => name)).toContain('apps/0000_baseline.sql')
  })

  it('keeps its rows, and its users can sign in', async () => {
    const console = await signIn(platform)
    const { items } = await console.invoke(calls['apps.app.list'], { sort: 'appName' })
    expect(items.map(({ appName }) => appName)).toContain('Tide Table')
  })

  it('opens with the tables of a service added later, with team isolation', async () => {
    await (await open(old, [...halves, later])).close()
    const policies = await old.database.asPlatform((db) =>
      rowsOf(db, sql`select policyname from pg_policies where tablename = 'cw_lockers'`),
    )
    expect(policies).toEqual([{ policyname: 'team' }])
  })
})

it('no service’s tables have foreign keys to another service’s', async () => {
  const areaOf = new Map(
    halves.flatMap(({ area, migrations = [] }) =>
      migrations.flatMap(({ sql: text }) =>
        [...text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/gi)].map(([, name]) => [name, area] as const),
      ),
    ),
  )
  const keys = await fresh.database.asPlatform((db) =>
    rowsOf<{ one: string; other: string }>(
      db,
      sql`select conrelid::regclass::text as one, confrelid::regclass::text as other from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    ),
  )
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter(({ one, other }) => areaOf.get(one) !== areaOf.get(other))).toEqual([])
})
