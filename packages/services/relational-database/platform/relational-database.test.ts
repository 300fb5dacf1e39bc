import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/relational-database/contract'
import type { InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { auditRecords } from '@console-widgets/platform/audit/tables'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { testServer } from '@console-widgets/sandbox/testing/test-database'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { quietly, settingsOf } from './instance.ts'
import { findAccount, findDatabase } from './rows.ts'
import { openSession } from './run-access.ts'
import { splitSql } from './sql/split.ts'
import { databaseAccounts, databaseInstances, databases } from './tables.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
}, 120_000)
afterAll(() => test.close())

type Execute = InputOf<(typeof calls)['relational-database.sql.execute']>
const execute = (sql: string, more: Partial<Execute> = {}, console = holder) =>
  console.invoke(calls['relational-database.sql.execute'], { name: 'shop', account: 'shop_app', sql, ...more })

it('returns exact results for each statement, and distinguishes NULL from empty text', async () => {
  const answer = await execute(`
    select 9007199254740993::bigint as big, 0.10::numeric(5,2) as money, null as nothing, '' as empty, '\\x00ff'::bytea as bytes, array[1,null] as list, '{"b":1,"a":[2]}'::json as doc, '2026-01-01 12:00+00'::timestamptz as at;
    create table notes (id int primary key, body text);
    insert into notes values (1, 'one'), (2, null) returning *;
    do $$ begin raise notice 'made %', 2; end $$`)
  expect(answer).toMatchObject({ outcome: 'succeeded', error: null, rolledBack: false, schemaChanged: true })
  const [row, made, inserted, told] = answer.statements
  expect(row?.rows).toEqual([
    ['9007199254740993', '0.10', null, '', '\\x00ff', '{1,NULL}', '{"b":1,"a":[2]}', '2026-01-01 12:00:00+00'],
  ])
  expect(row?.columns.map(({ type }) => type)).toEqual([
    'bigint',
    'numeric(5,2)',
    'text',
    'text',
    'bytea',
    'integer[]',
    'json',
    'timestamp with time zone',
  ])
  expect(row).toMatchObject({ line: 2, column: 5, command: 'SELECT', rowCount: 1, truncated: false })
  expect(made).toMatchObject({ command: 'CREATE TABLE', rowCount: null, columns: [] })
  expect(inserted).toMatchObject({
    command: 'INSERT',
    rowCount: 2,
    rows: [
      ['1', 'one'],
      ['2', null],
    ],
  })
  expect(told?.notices).toEqual([{ severity: 'NOTICE', message: 'made 2' }])
})

it('fails a statement that returns a value beyond the budget, without its effect, and tells what remains', async () => {
  await execute('create table documents (body text)')
  const answer = await execute(`insert into documents values ('kept');
    insert into documents select repeat('x', 50000000) returning body;
    select 1`)
  expect(answer).toMatchObject({
    outcome: 'failed',
    committed: 1,
    rolledBack: false,
    error: {
      code: 'CWBIG',
      statement: 1,
      message: 'A value in column 1 has 50,000,000 bytes, but a result can have at most 1,048,576 bytes per value',
    },
  })
  expect(answer.statements).toHaveLength(1)
  expect((await execute('select body from documents')).statements[0]?.rows).toEqual([['kept']])
  expect(
    await execute('begin; update documents set body = 1 where true; commit; begin; select 2; select 1 / 0'),
  ).toMatchObject({
    outcome: 'failed',
    committed: 3,
    rolledBack: true,
  })
})

it('returns rows up to the budget of a run, however many statements it has', async () => {
  const megabytes = "select repeat('x', 1000000) from generate_series(1, 20)"
  const { outcome, statements } = await execute([megabytes, megabytes, megabytes].join(';'))
  expect(outcome).toBe('succeeded')
  expect(statements.map(({ rows, truncated }) => [rows.length, truncated])).toEqual([
    [20, false],
    [13, true],
    [0, true],
  ])
})

it('shortens notices and errors as large as a value', async () => {
  const loud = await execute("do $$ begin raise notice '%', repeat('x', 20000000); raise notice 'short'; end $$")
  expect(loud.statements[0]?.notices.map(({ message }) => message.length < 70_000)).toEqual([true, true])
  const { error } = await execute("do $$ begin raise exception '%', repeat('x', 20000000); end $$")
  expect(error?.code).toBe('P0001')
  expect(error?.message.length).toBeLessThan(70_000)
})

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
    'do $$ begin perform 1 from pg_roles; end $$',
    'create function names() returns setof name language sql as $$ select rolname from pg_roles $$',
  ])
    expect((await execute(sql)).error?.code, sql).toBe('42501')
  expect((await execute('do $$ begin null; end $$', { account: 'reports' })).error?.code).toBe('42501')
})

it('keeps a byte order mark at the start of a value and of a name', async () => {
  const { statements } = await execute('select chr(65279) || \'a\' as "\ufeffb"')
  expect(statements).toMatchObject([{ columns: [{ name: '\ufeffb' }], rows: [['\ufeffa']] }])
})

it('keeps the effects of statements before a failure, and reports its position', async () => {
  const sql = "insert into notes values (3, '🦊');\nselect '🦊', nope from notes;\nselect 1"
  const answer = await execute(sql)
  expect(answer).toMatchObject({
    outcome: 'failed',
    rolledBack: false,
    error: { code: '42703', statement: 1, line: 2, column: 14 },
  })
  expect(sql.slice(answer.error?.position)).toMatch(/^nope/)
  expect(answer.statements).toHaveLength(1)
  expect((await execute('select count(*) from notes')).statements[0]?.rows).toEqual([['3']])
})

it('rolls everything back in a single transaction, and in one that is left open', async () => {
  expect(await execute("insert into notes values (4, 'x'); select nope", { oneTransaction: true })).toMatchObject({
    outcome: 'failed',
    rolledBack: true,
  })
  expect(await execute("begin; insert into notes values (5, 'x')")).toMatchObject({
    outcome: 'succeeded',
    rolledBack: true,
  })
  expect((await execute('select count(*) from notes')).statements[0]?.rows).toEqual([['3']])
  expect(await refused(execute('begin; select 1', { oneTransaction: true }))).toMatchObject({
    issues: [{ field: 'oneTransaction' }],
  })
})

it('asks for confirmation of destructive statements, and runs nothing before it', async () => {
  const sql =
    "insert into notes values (6, 'x');\ndelete from notes; with gone as (delete from notes returning 1) select * from gone where true; update notes set body = '' where id = 1; drop table if exists public.other, notes"
  const asked = await execute(sql)
  expect(asked).toMatchObject({ outcome: 'asks', statements: [] })
  expect(asked.risks.map(({ kind, target, line }) => ({ kind, target, line }))).toEqual([
    { kind: 'delete-all', target: 'notes', line: 2 },
    { kind: 'delete-all', target: 'notes', line: 2 },
    { kind: 'drop', target: 'public.other, notes', line: 2 },
  ])
  expect((await execute('select count(*) from notes')).statements[0]?.rows).toEqual([['3']])
  expect(await execute('drop table notes', { confirmed: true })).toMatchObject({ outcome: 'succeeded' })
})

it('returns at most the requested number of rows', async () => {
  const { statements } = await execute('select generate_series(1, 100000000); select * from orders order by 1', {
    rowLimit: 3,
  })
  expect(statements).toMatchObject([{ truncated: true, rowCount: 3, rows: [['1'], ['2'], ['3']] }, { truncated: true }])
  expect((await execute('select * from products limit 3', { rowLimit: 3 })).statements).toMatchObject([
    { truncated: false, rowCount: 3 },
  ])
  expect(
    (await execute('select i, md5(i::text) from generate_series(1, 100000) i', { rowLimit: 100_000 })).statements[0],
  ).toMatchObject({ truncated: false, rowCount: 100_000 })
})

it('ends runs that exceed the time limit, keeps committed work, and stays usable', async () => {
  const answer = await execute(
    'create table kept as select 1 as x; select count(*) from generate_series(1, 1000000000) a, generate_series(1, 100) b',
    { timeoutSeconds: 1 },
  )
  expect(answer).toMatchObject({ outcome: 'failed', error: { code: 'CWTIM', statement: 1 } })
  expect((await execute('select * from kept')).statements[0]?.rows).toEqual([['1']])
})

it('ends runs that a user cancels', async () => {
  const running = execute('select count(*) from generate_series(1, 1000000000) a, generate_series(1, 100) b', {
    runId: 'to-be-cancelled',
  })
  const cancel = () =>
    holder.invoke(calls['relational-database.sql.cancel'], { name: 'shop', runId: 'to-be-cancelled' })
  await expect.poll(async () => (await cancel()).cancelled, { timeout: 30_000 }).toBe(true)
  expect(await running).toMatchObject({ outcome: 'cancelled', error: { code: 'CWCAN' } })
  expect(await cancel()).toEqual({ cancelled: false })
})

it('rejects COPY from or to the client before running anything', async () => {
  expect(await execute('create table copied (i int);\ncopy copied from stdin')).toMatchObject({
    outcome: 'failed',
    statements: [],
    error: { code: 'CWCPY', line: 2 },
  })
  expect(await execute("do $$ begin execute 'copy products from stdin'; end $$")).toMatchObject({
    outcome: 'failed',
    error: { code: '0A000' },
  })
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
}, 240_000)

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

it('creates a real database with its accounts, and deletes it', async () => {
  const password = 'Quite-Long-1'
  await holder.invoke(calls['relational-database.database.create'], { name: 'ledger', comment: 'Books' })
  const account = await holder.invoke(calls['relational-database.account.create'], {
    name: 'clerk',
    password,
    databases: [{ name: 'ledger', readonly: false }],
  })
  expect(account).toMatchObject({ name: 'clerk', hosts: ['%'], databases: [{ name: 'ledger', readonly: false }] })
  const there = { name: 'ledger', account: 'clerk' }
  expect(await execute('create table entries (id int); insert into entries values (1)', there)).toMatchObject({
    outcome: 'succeeded',
  })
  expect(await execute('select * from orders', there)).toMatchObject({ error: { code: '42P01' } })
  await holder.invoke(calls['relational-database.account-privileges.update'], {
    name: 'clerk',
    databases: [{ name: 'ledger', readonly: true }],
  })
  expect(await execute('insert into entries values (2)', there)).toMatchObject({ error: { code: '42501' } })
  await holder.invoke(calls['relational-database.database-privileges.update'], {
    name: 'ledger',
    accounts: [{ name: 'shop_app', readonly: false }],
  })
  expect(await refused(execute('select 1', there))).toMatchObject({ reason: 'database-state' })
  expect((await execute('select * from entries', { name: 'ledger' })).statements[0]?.rows).toEqual([['1']])
  const listed = await holder.invoke(calls['relational-database.database.list'], { filter: ['name:=:ledger'] })
  expect(listed.items).toMatchObject([
    { name: 'ledger', comment: 'Books', state: 'running', accounts: [{ name: 'shop_app', readonly: false }] },
  ])
  expect(listed.items[0]?.sizeBytes).toBeGreaterThan(1_000_000)

  await holder.invoke(calls['relational-database.account-base-info.update'], {
    name: 'clerk',
    password: 'Another-Long-2',
    hosts: ['10.%'],
  })
  const rows = await test.platform.services.database.asPlatform((db) => db.select().from(databaseAccounts))
  const trail = JSON.stringify(await test.platform.services.database.asPlatform((db) => db.select().from(auditRecords)))
  for (const secret of [password, 'Another-Long-2', ...rows.map(({ passwordVerifier }) => passwordVerifier)])
    expect(trail).not.toContain(secret)

  await holder.invoke(calls['relational-database.account.delete'], { name: 'clerk' })
  await holder.invoke(calls['relational-database.database.delete'], { name: 'ledger' })
  expect(await refused(execute('select 1', there))).toMatchObject({ status: 404 })
  await holder.invoke(calls['relational-database.database.create'], {
    name: 'ledger',
    accounts: [{ name: 'shop_app', readonly: false }],
  })
  expect(await execute('select * from entries', { name: 'ledger' })).toMatchObject({ error: { code: '42P01' } })
})

it('rejects invalid names, passwords, and hosts', async () => {
  const create = (input: object) =>
    refused(
      holder.invoke(calls['relational-database.account.create'], { name: 'valid', password: 'Quite-Long-1', ...input }),
    )
  for (const name of ['rdsAdmin', 'RDSREPL', 'pg_monitor', 'with space', 'x'.repeat(33)])
    expect(await create({ name }), name).toMatchObject({ issues: [{ field: 'name' }] })
  for (const password of ['Short-1', 'onlyletters', 'UPPERlower', `Ab1-${'x'.repeat(29)}`, 'Пароль-123'])
    expect(await create({ password }), password).toMatchObject({ issues: [{ field: 'password' }] })
  expect(await create({ name: 'Abcdef-1', password: 'abcdef-1'.toUpperCase().replace('A', 'a') })).toMatchObject({
    issues: [{ field: 'password' }],
  })
  expect(await create({ name: 'Abcdef-1', password: '1-fedcbA' })).toMatchObject({ issues: [{ field: 'password' }] })
  expect(await create({ name: 'SHOP_APP' })).toMatchObject({ reason: 'name-taken' })
  expect(await create({ databases: [{ name: 'nowhere', readonly: true }] })).toMatchObject({
    reason: 'not-found',
    issues: [{ field: 'databases.0.name' }],
  })
  await holder.invoke(calls['relational-database.account.create'], {
    name: 'elsewhere',
    password: 'Quite-Long-1',
    hosts: ['10.%'],
    databases: [{ name: 'shop', readonly: true }],
  })
  expect(await refused(execute('select 1', { account: 'elsewhere' }))).toMatchObject({ reason: 'no-permission' })
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

it('returns the contents of a database, as the account sees them', async () => {
  const read = (account: string) => holder.invoke(calls['relational-database.schema.get'], { name: 'shop', account })
  const { schemas, searchPath } = await read('reports')
  expect(searchPath).toEqual(['public'])
  const [{ relations, functions, enums } = { relations: [], functions: [], enums: [] }] = schemas
  const items = relations.find(({ name }) => name === 'order_items')
  expect(items).toMatchObject({
    kind: 'table',
    readable: true,
    writable: false,
    foreignKeys: [
      { columns: ['order_id'], table: 'orders', targetColumns: ['order_id'] },
      { columns: ['product_id'], table: 'products' },
    ],
  })
  expect(items?.columns.map(({ name, type, primaryKey }) => `${name} ${type} ${primaryKey}`)).toEqual([
    'order_id bigint true',
    'line smallint true',
    'product_id integer false',
    'quantity smallint false',
    'unit_price numeric(10,2) false',
  ])
  expect(items?.rowEstimate).toBeGreaterThan(10_000)
  expect(functions.map(({ name }) => name)).toContain('customer_revenue')
  expect(enums).toEqual([{ name: 'order_state', values: ['new', 'paid', 'shipped', 'delivered', 'returned'] }])
  expect((await read('shop_app')).schemas[0]?.relations.find(({ name }) => name === 'order_items')?.writable).toBe(true)
})

it('checks SQL with PostgreSQL’s parser, without running it', async () => {
  const check = (sql: string) => holder.invoke(calls['relational-database.sql.check'], { sql })
  expect(await check('select 1;\n  truncate orders')).toMatchObject({
    statements: [{ command: 'SELECT' }, { command: 'TRUNCATE', line: 2, column: 3 }],
    risks: [{ kind: 'truncate', statement: 1 }],
    error: null,
  })
  expect(await check("select '🦊';\nselect '🦊' frm orders x")).toMatchObject({ error: { line: 2, column: 17 } })
})

it('records who ran what, with passwords removed', async () => {
  await execute("create role recorded password 'very-secret'")
  const { items } = await holder.invoke(calls['relational-database.run.list'], {
    name: 'shop',
    maxReqCount: 100,
    filter: ['sql:~:create%20role', 'accountName:=:shop_app'],
  })
  expect(items).toContainEqual(
    expect.objectContaining({
      kind: 'query',
      accountName: 'shop_app',
      userName: 'Ada Lindqvist',
      sql: "create role recorded password '…'",
    }),
  )
  const failed = await holder.invoke(calls['relational-database.run.list'], {
    name: 'shop',
    filter: ['state:=:failed', 'sql:~:nope%20from'],
  })
  expect(failed.items).toMatchObject([{ error: 'column "nope" does not exist', errorLine: 2, statements: 1 }])
  expect(
    JSON.stringify(await test.platform.services.database.asPlatform((db) => db.select().from(auditRecords))),
  ).not.toContain('very-secret')
})

it('saves named queries', async () => {
  const save = (input: object) =>
    holder.invoke(calls['relational-database.query.save'], {
      name: 'shop',
      queryName: 'Mine',
      sql: 'select 1',
      ...input,
    })
  const { queryId } = await save({})
  expect(await refused(save({ queryName: 'mine' }))).toMatchObject({ reason: 'name-taken' })
  await save({ queryId, sql: 'select 2' })
  const list = () =>
    holder.invoke(calls['relational-database.query.list'], { name: 'shop', filter: ['queryName:=:Mine'] })
  expect((await list()).items).toMatchObject([{ sql: 'select 2', userName: 'Ada Lindqvist' }])
  await holder.invoke(calls['relational-database.query.delete'], { name: 'shop', queryId })
  expect((await list()).total).toBe(0)
})

it('returns the state of the instance, and changes its settings', async () => {
  const update = (input: object) => holder.invoke(calls['relational-database.base-info.update'], input)
  expect(await holder.invoke(calls['relational-database.base-info.get'], undefined)).toMatchObject({
    engine: 'PostgreSQL',
    state: 'running',
    timeZone: 'UTC',
    rowLimit: 1000,
    accountLimit: 50,
  })
  expect(await update({ instanceName: 'Shop floor', timeZone: 'Asia/Shanghai', rowLimit: 2 })).toMatchObject({
    instanceName: 'Shop floor',
    rowLimit: 2,
  })
  expect(
    (await execute("select '2026-01-01 12:00+00'::timestamptz::text; select * from products")).statements,
  ).toMatchObject([{ rows: [['2026-01-01 20:00:00+08']] }, { truncated: true, rowCount: 2 }])
  expect(await refused(update({ timeZone: 'Europe/Nowhere' }))).toMatchObject({ issues: [{ field: 'timeZone' }] })
  await update({ timeZone: 'UTC', rowLimit: 1000 })
})

it('rejects concurrent changes, and takes over from a dead one', async () => {
  const { database, clock } = test.platform.services
  const comment = () =>
    holder.invoke(calls['relational-database.database-base-info.update'], { name: 'shop', comment: 'Changed' })
  await comment()
  await database.asPlatform((db) =>
    db
      .update(databaseInstances)
      .set({ changingUntil: clock.now() + 60_000 })
      .where(eq(databaseInstances.instanceId, 'team-northwind')),
  )
  expect(await holder.invoke(calls['relational-database.base-info.get'], undefined)).toMatchObject({
    state: 'changing',
    stateReason: expect.any(String),
  })
  expect(await refused(comment())).toMatchObject({ reason: 'database-state' })
  expect(await refused(holder.invoke(calls['relational-database.base-info.update'], { rowLimit: 5 }))).toMatchObject({
    reason: 'database-state',
  })
  test.clock.advance(60_001)
  expect(await comment()).toMatchObject({ comment: 'Changed' })
})

it('becomes read-only when storage is full: reading and deleting still work', async () => {
  const fill = (sizeBytes: number) =>
    test.platform.services.database.asPlatform((db) =>
      db.update(databases).set({ sizeBytes }).where(eq(databases.databaseId, 'northwind-players')),
    )
  await holder.invoke(calls['relational-database.account.create'], { name: 'superfluous', password: 'Quite-Long-1' })
  await fill(2 * 1024 ** 3)
  expect(await holder.invoke(calls['relational-database.base-info.get'], undefined)).toMatchObject({ state: 'frozen' })
  expect(await refused(execute('create table more (i int)'))).toMatchObject({ reason: 'database-state' })
  expect(await refused(holder.invoke(calls['relational-database.database.create'], { name: 'more' }))).toMatchObject({
    reason: 'database-state',
  })
  expect(await execute('select 1; delete from stock_movements where false')).toMatchObject({ outcome: 'succeeded' })
  await holder.invoke(calls['relational-database.account.delete'], { name: 'superfluous' })
  await fill(8_000_000)
  expect(await holder.invoke(calls['relational-database.base-info.get'], undefined)).toMatchObject({ state: 'running' })
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
