import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/relational-database/contract'
import type { Console } from '@console-widgets/core'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { testServer } from '@console-widgets/sandbox/testing/test-database'
import { executeInShop } from './testing/execute-in-shop.ts'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { quietly, settingsOf } from './instance.ts'
import { findAccount, findDatabase } from './rows.ts'
import { openSession } from './run-access.ts'
import { splitSql } from './sql/split.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const execute = (sql: string, more?: Parameters<typeof executeInShop>[2], console = holder) =>
  executeInShop(console, sql, more)

it.each([
  "alter role current_user password 'Mine-12345'",
  'alter user current_user set search_path = nowhere',
  'set role postgres',
  'reset session authorization',
  "select set_config('role', 'postgres', false)",
  "select pg_catalog.set_config(left('role', 4), 'postgres', false)",
  "update pg_settings set setting = 'postgres' where name = 'role'",
  "do $$ begin execute 'alter role current_user reset all'; end $$",
])('refuses to run as another role, and to change roles: %s', async (sql) => {
  const { outcome, error, statements } = await execute(`select 1; ${sql}`)
  expect({ outcome, code: error?.code, statement: error?.statement }).toEqual({
    outcome: 'failed',
    code: '42501',
    statement: 1,
  })
  // Nothing has run.
  expect(statements).toEqual([])
})

it('lets no SQL that is built at run time change later sessions', async () => {
  const read = async () => {
    const names = 'session_user, current_user, current_setting($$search_path$$), current_setting($$work_mem$$)'
    return (await execute(`select ${names}`)).statements[0]?.rows
  }
  const before = await read()
  const changes = ['set search_path = nowhere', "set work_mem = '1MB'", "password 'Mine-12345'"]
    .map((change) => `execute format('al' || 'ter role %I ${change.replaceAll("'", "''")}', current_user);`)
    .join(' ')
  // Nothing sees through it, and PostgreSQL lets every role change itself.
  expect(await execute(`do $$ begin ${changes} execute 'set role none'; ${changes} end $$`)).toMatchObject({
    outcome: 'succeeded',
  })
  expect(await read()).toEqual(before)
})

it('takes statements that only mention a role, and other settings', async () => {
  await execute("create table people (role text); insert into people values ('alter role x; set role y; pg_roles')")
  expect(
    await execute("update people set role = 'admin' where role <> ''; select set_config('search_path', '', false)"),
  ).toMatchObject({ outcome: 'succeeded' })
})

it.each(["lo_from_bytea(0, 'x')", 'lo_create(0)', 'lo_creat(-1)', 'lo_unlink(1)', "lo_put(1, 0, 'x')"])(
  'refuses a read-only account that writes a large object: %s',
  async (call) => {
    const run = (account: string) => execute(`select ${call}`, { account })
    expect((await run('reports')).error?.code).toBe('42501')
    expect((await run('shop_app')).error?.code).not.toBe('42501')
  },
)

it.runIf(testServer)('refuses to list what other teams have on a server', async () => {
  for (const sql of [
    'select datname from pg_database',
    'select * from pg_catalog."pg_roles"',
    'select * from U&"pg\\005Fstat_activity"',
    'select 10::regrole',
    'select pg_get_userbyid(10)',
    'select pg_describe_object(1260, 10, 0)',
    "select (pg_catalog.pg_identify_object('pg_database'::regclass, 5, 0)).identity",
    "select makeaclitem(10, 10, 'SELECT', false)",
    "select acldefault('d', 10)",
    'select database from pg_replication_slots',
    'do $$ begin perform 1 from pg_roles; end $$',
    'create function names() returns setof name language sql as $$ select rolname from pg_roles $$',
  ])
    expect((await execute(sql)).error?.code, sql).toBe('42501')
  expect((await execute('do $$ begin null; end $$', { account: 'reports' })).error?.code).toBe('42501')
})

it('restricts read-only accounts to reading', async () => {
  const reports = { account: 'reports' }
  expect(await execute('select count(*) from orders', reports)).toMatchObject({ outcome: 'succeeded' })
  for (const sql of [
    'insert into products (sku, title, price) values (1, 1, 1)',
    'create table mine (i int)',
    'truncate orders',
    'drop table orders',
    'create temporary table t (i int)',
  ])
    expect(await execute(sql, { ...reports, confirmed: true }), sql).toMatchObject({
      outcome: 'failed',
      error: { code: '42501' },
    })
})

/** Runs SQL in the engine itself, past the rules of the platform. */
async function inEngine(sql: string, account: string): Promise<{ codes: string[]; rows: (string | null)[][] }> {
  const context = { services: test.platform.services, teamId: demoTeamId, userId: 'nobody' }
  const access = await quietly(context, async (db) => ({
    database: await findDatabase(db, 'shop'),
    account: await findAccount(db, account),
    readonly: false,
    settings: await settingsOf(db),
    frozen: false,
  }))
  const session = await openSession(context, access)
  const results = []
  for (const { text } of splitSql(sql)) results.push(await session.run(text, { rows: 100, bytes: 100_000 }))
  await session.close()
  return { codes: results.flatMap(({ error }) => error?.code ?? []), rows: results.flatMap(({ rows }) => rows) }
}

it('keeps SQL from escaping the account’s privileges in the engine', async () => {
  const powerful = await inEngine('select rolname from pg_roles where rolsuper or rolcreaterole order by 1', 'shop_app')
  const superuser = powerful.rows[0]?.[0] as string
  for (const account of ['shop_app', 'reports']) {
    const others = (
      await inEngine(
        "select rolname from pg_roles where rolname like 'cw%' and not pg_has_role(session_user, oid, 'member')",
        account,
      )
    ).rows.flat() as string[]
    expect(others.length).toBeGreaterThan(0)
    const attempts = [
      ...[superuser, ...others].flatMap((role) => [
        `set session authorization "${role}"`,
        `set role "${role}"`,
        `select set_config('session_authorization', '${role}', false)`,
        `select set_config('role', '${role}', true)`,
        `do $$ begin execute 'set session authorization "${role}"'; end $$`,
        `begin; set local session authorization "${role}"; commit`,
      ]),
      "copy (select 1) to program 'true'",
      "copy (select 1) to '/tmp/escaped'",
      "select pg_read_file('/etc/passwd')",
      "select lo_import('/etc/passwd')",
      "alter system set work_mem = '1GB'",
      'create role escaped superuser',
      `alter role "${superuser}" password 'escaped'`,
      'create extension file_fdw',
      "create function f() returns int language internal as 'pg_backend_pid'",
      'select * from pg_authid',
      'update pg_class set relname = relname',
      'set session_replication_role = replica',
      'create database escaped',
      "load 'auto_explain'",
    ]
    for (const sql of attempts) {
      const { codes } = await inEngine(sql, account)
      expect(codes[0], sql).toMatch(/^(42501|58P01|0A000|42602|22023)$/)
    }
    for (const sql of ['reset session authorization', 'reset role', 'discard all', 'reset all', 'set role none']) {
      const { rows } = await inEngine(
        `${sql}; select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls from pg_roles where rolname in (session_user, current_user)`,
        account,
      )
      expect(rows.flat(), sql).not.toContain('t')
      expect(rows.length, sql).toBeGreaterThan(0)
    }
  }
})

it('does not let a function of one account use the privileges of another', async () => {
  await execute(
    "create function leak() returns text language plpgsql security definer as $$ begin execute 'set role none'; return current_user; end $$",
  )
  expect(await execute('select leak()', { account: 'reports' })).toMatchObject({
    outcome: 'failed',
    error: { code: '42501' },
  })
  await execute(
    'create function whoami() returns text language sql security definer as $$ select current_user::text $$',
  )
  const [own] = (await execute('select whoami(), pg_has_role(session_user, whoami(), $$member$$)')).statements
  expect(own?.rows[0]?.[1]).toBe('t')
})

it('limits query-only roles to reading, and hides other teams’ databases', async () => {
  const finance = await signIn(test.platform, demoAccounts.finance)
  expect(await refused(execute('select 1', {}, finance))).toMatchObject({ reason: 'no-permission' })
  await finance.session.switchTeam('team-lighthouse')
  const there = { name: 'players', account: 'game_server' }
  expect(await execute('create table only_here (i int); select count(*) from players', there, finance)).toMatchObject({
    outcome: 'succeeded',
  })
  expect(await execute('select * from only_here', { name: 'players' })).toMatchObject({ error: { code: '42P01' } })
  const { items } = await finance.invoke(calls['relational-database.database.list'], {})
  expect(items.map(({ name }) => name)).toEqual(['players'])
})

it('survives a team that drops everything it can, including its own account', async () => {
  await execute('drop schema public cascade; drop owned by current_user', { name: 'players', confirmed: true })
  await holder.invoke(calls['relational-database.database-privileges.update'], {
    name: 'players',
    accounts: [{ name: 'reports', readonly: false }],
  })
  expect(
    await execute(
      'create schema fresh; create table fresh.t (i int); insert into fresh.t values (1); select * from fresh.t',
      { name: 'players', account: 'reports' },
    ),
  ).toMatchObject({ outcome: 'succeeded' })
})
