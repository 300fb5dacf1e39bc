import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/relational-database/contract'
import type { Console } from '@console-widgets/core'
import { auditRecords } from '@console-widgets/platform/audit/tables'
import { executeInShop } from './testing/execute-in-shop.ts'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { databaseAccounts, databaseInstances, databases } from './tables.ts'
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
  const statements = await test.platform.services.database.asPlatform((db) =>
    db.select().from(auditRecords).where(eq(auditRecords.callId, 'relational-database.sql.execute')),
  )
  expect(statements.at(-1)?.mentions).toContainEqual(expect.objectContaining({ name: 'ledger', subject: true }))
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
  await execute('select 1;\nselect nope from orders')
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
    // The user of a test server is no superuser.
    isolatesAccounts: test.databaseUrl === undefined,
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
