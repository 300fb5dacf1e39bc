import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/relational-database/contract'
import type { Console } from '@console-widgets/core'
import { executeInShop } from './testing/execute-in-shop.ts'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { testServer } from '@console-widgets/sandbox/testing/test-database'
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

// A server counts the rows in the background.
it.skipIf(testServer)('knows how many rows a table has after they have changed', async () => {
  const rowsOf = async (table: string) => {
    const { schemas } = await holder.invoke(calls['relational-database.schema.get'], {
      name: 'shop',
      account: 'reports',
    })
    return schemas.flatMap(({ relations }) => relations).find(({ name }) => name === table)?.rowEstimate
  }
  await execute('create table counted_rows as select generate_series(1, 1000) as i')
  expect(await rowsOf('counted_rows')).toBe(1000)
  await execute('delete from counted_rows where i > 300')
  expect(await rowsOf('counted_rows')).toBe(300)
  await execute('drop table counted_rows')
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

it.skipIf(testServer)(
  'logs no error, since the embedded engine would build the line in memory byte by byte',
  async () => {
    const { statements } = await execute("select current_setting('log_min_messages')")
    expect(statements[0]?.rows).toEqual([['panic']])
    expect((await execute("set log_min_messages = 'error'")).error?.code).toBe('42501')
  },
)

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
    { timeoutSeconds: 3 },
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
  await expect.poll(async () => (await cancel()).cancelled).toBe(true)
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
