import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/relational-database/contract'
import type { Console } from '@console-widgets/core'
import type { InputOf } from '@console-widgets/contract'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { importScript, mapByName } from '../src/csv/csv-import.ts'
import { readCsv } from '@console-widgets/core/formats'
import type { ShownTable } from '../src/tables/table-sql.ts'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

type Start = InputOf<(typeof calls)['relational-database.sql-script.execute']>
const start = (script: string | Uint8Array<ArrayBuffer>, more: Partial<Start> = {}) =>
  holder.invoke(
    calls['relational-database.sql-script.execute'],
    { name: 'players', account: 'shop_app', fileName: 'change.sql', ...more },
    { content: typeof script === 'string' ? new TextEncoder().encode(script) : script },
  )
const progress = (taskId: string) => holder.invoke(calls['relational-database.sql-script-progress.get'], { taskId })
const rows = async (sql: string) =>
  (await holder.invoke(calls['relational-database.sql.execute'], { name: 'players', account: 'shop_app', sql }))
    .statements[0]?.rows

async function finish(script: string, more: Partial<Start> = {}) {
  const { taskId } = await start(script, more)
  await test.platform.wake()
  return progress(taskId as string)
}

it('runs a script in the background, and reports its progress', async () => {
  const script = `\uFEFFcreate table steps (i int);\n${Array.from({ length: 400 }, (_, index) => `insert into steps values (${index});`).join('\n')}\n`
  const { taskId, statements } = await start(script)
  expect(statements).toBe(401)
  expect(['running', 'success']).toContain((await progress(taskId as string)).state)
  await test.platform.wake()
  expect(await progress(taskId as string)).toMatchObject({
    state: 'success',
    done: 401,
    total: 401,
    line: null,
    error: null,
    databaseName: 'players',
    accountName: 'shop_app',
    fileName: 'change.sql',
  })
  expect(await rows('select count(*), max(i) from steps')).toEqual([['400', '399']])
  const { items } = await holder.invoke(calls['relational-database.run.list'], {
    name: 'players',
    filter: ['kind:=:script'],
  })
  expect(items).toMatchObject([{ taskId, state: 'succeeded', statements: 401, rowCount: 400, fileName: 'change.sql' }])
})

it('reports the failed line, keeps earlier effects, and rolls everything back in a single transaction', async () => {
  const script =
    'insert into steps values (1000);\n\n-- the next one is wrong\ninsert into steps\n  values (nope);\ninsert into steps values (1001);'
  const failed = await finish(script)
  expect(failed).toMatchObject({
    state: 'failed',
    done: 1,
    total: 3,
    line: 5,
    rolledBack: false,
    committed: 1,
    error: { code: '42703', line: 5, column: 11 },
  })
  expect(await rows('select i from steps where i >= 1000')).toEqual([['1000']])
  const undone = await finish(script.replace('1000', '2000'), { oneTransaction: true })
  expect(undone).toMatchObject({ state: 'failed', rolledBack: true, committed: 0 })
  expect(await rows('select i from steps where i >= 2000')).toEqual([])
})

it('tells what earlier transactions have committed when a later one is rolled back', async () => {
  const script =
    'begin;\ninsert into steps values (3000);\ncommit;\nbegin;\ninsert into steps values (3001);\nselect nope;'
  expect(await finish(script)).toMatchObject({ state: 'failed', line: 6, rolledBack: true, committed: 3 })
  expect(await rows('select i from steps where i >= 3000')).toEqual([['3000']])
})

it('imports the records of a CSV file, all or none, and finds the row and column of an error', async () => {
  await rows('create table harbors (id int primary key, name text not null, opened date)')
  const { schemas } = await holder.invoke(calls['relational-database.schema.get'], {
    name: 'players',
    account: 'shop_app',
  })
  const relation = schemas.flatMap(({ relations }) => relations).find(({ name }) => name === 'harbors')
  const table: ShownTable = { schema: 'public', relation: relation as ShownTable['relation'] }
  const importCsv = async (csv: string) => {
    const file = readCsv(csv)
    let script = importScript({ table, file, mapping: mapByName(table, file), empty: 'null' })
    const run = () => finish(script.sql, { oneTransaction: true, confirmed: true })
    let { state, error } = await run()
    const narrowed = error && script.narrowed(error)
    if (narrowed) {
      script = narrowed
      ;({ state, error } = await run())
    }
    return { state, code: error?.code, ...(error ? script.placeOf(error) : {}) }
  }
  const count = async () => (await rows('select count(*) from harbors'))?.[0]?.[0]
  expect(await importCsv('id,name,opened\n1,"O\'Hara\n\\",2026-01-01\n2,b,2026-13-01\n')).toMatchObject({
    state: 'failed',
    code: '22008',
    line: 3,
    column: 'opened',
  })
  expect(await importCsv('id;name\n1;a\n1;b\n')).toMatchObject({ state: 'failed', code: '23505', line: 3 })
  expect(await count()).toBe('0')
  expect(await importCsv('Id,Name,Opened\n1,"O\'Hara\n\\",2026-01-01\n2,b,\n')).toMatchObject({
    state: 'success',
  })
  expect(await rows('select * from harbors order by id')).toEqual([
    ['1', "O'Hara\n\\", '2026-01-01'],
    ['2', 'b', null],
  ])
})

it('asks for confirmation of destructive statements', async () => {
  const asked = await start('select 1;\ntruncate steps;')
  expect(asked).toMatchObject({ taskId: null, risks: [{ kind: 'truncate', target: 'steps', line: 2 }] })
  expect(await finish('select 1;\ntruncate steps;', { confirmed: true })).toMatchObject({ state: 'success' })
})

it('can be canceled in the middle of a statement', async () => {
  const { taskId } = await start(
    'insert into steps values (1);\nselect count(*) from generate_series(1, 1000000000) a, generate_series(1, 100) b;',
  )
  await expect.poll(async () => (await test.platform.services.sqlEngine.info()).sessions).toBe(1)
  expect(await holder.invoke(calls['relational-database.sql-script.cancel'], { taskId: taskId as string })).toEqual({
    cancelled: true,
  })
  test.clock.advance(60_000)
  await test.platform.wake()
  expect(await progress(taskId as string)).toMatchObject({ state: 'cancelled' })
  expect(
    await refused(holder.invoke(calls['relational-database.sql-script.cancel'], { taskId: taskId as string })),
  ).toMatchObject({ reason: 'conflict' })
  expect(await rows('select 1')).toEqual([['1']])
})

it('rejects invalid scripts', async () => {
  expect(await refused(start(new Uint8Array([0xff, 0xfe, 0x00])))).toMatchObject({ reason: 'bad-parameter' })
  expect(await refused(start('  \n'))).toMatchObject({ reason: 'bad-parameter' })
  expect(await refused(start('copy steps from stdin;\n1\n\\.\n'))).toMatchObject({
    reason: 'bad-parameter',
    message: expect.stringContaining('Line 1'),
  })
  expect(await refused(start(new Uint8Array(10 * 1024 * 1024 + 1)))).toMatchObject({ reason: 'too-large' })
})
