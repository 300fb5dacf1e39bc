import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/relational-database/contract'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { addRow, listChanges, noChanges, setCell, toggleDelete, type ReadRow } from '../src/tables/table-changes.ts'
import { applySql, conflictCode, readSql, type ShownTable } from '../src/tables/table-sql.ts'

/** The SQL of the table editor, on the engine. */
let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  await run(`create type mood as enum ('calm', 'rough');
    create table "Tides" (id int primary key, "order" text default 'none', mood mood, data json, code char(4));
    insert into "Tides" values (2, 'two', 'calm', '{"a": 1}', 'b'), (10, null, null, null, null), (1, '', 'rough', null, 'c')`)
})
afterAll(() => test.close())

const run = (sql: string) =>
  holder.invoke(calls['relational-database.sql.execute'], { name: 'shop', account: 'shop_app', sql })

async function tides(): Promise<ShownTable> {
  const { schemas } = await holder.invoke(calls['relational-database.schema.get'], {
    name: 'shop',
    account: 'shop_app',
  })
  const relation = schemas.find(({ name }) => name === 'public')?.relations.find(({ name }) => name === 'Tides')
  return { schema: 'public', relation: relation as ShownTable['relation'] }
}

async function readRows(table: ShownTable): Promise<ReadRow[]> {
  const { statements } = await run(readSql(table, { filters: [], sort: undefined, page: 0 }))
  return (statements[0]?.rows ?? []).map((values) => ({
    id: String(values[0]),
    key: [values[0]],
    values: Object.fromEntries(table.relation.columns.map(({ name }, index) => [name, values[index]])),
  }))
}

it('reads rows in the order of the key, filtered, and counted', async () => {
  const table = await tides()
  expect((await readRows(table)).map(({ id }) => id)).toEqual(['1', '2', '10'])
  const { statements } = await run(
    readSql(table, {
      filters: [
        { column: 'order', operator: 'not-null', value: '' },
        { column: 'id', operator: '>', value: '1' },
      ],
      sort: { column: 'mood', descending: true },
      page: 0,
    }),
  )
  expect(statements.map(({ rows }) => rows)).toEqual([[['2', 'two', 'calm', '{"a": 1}', 'b']], [['1']]])
})

it('applies updates, insertions, and deletions at once', async () => {
  const table = await tides()
  const [one, two, ten] = (await readRows(table)) as [ReadRow, ReadRow, ReadRow]
  let changes = setCell(noChanges, one, 'order', null)
  changes = setCell(changes, two, 'data', '{"b": "it\'s \\\\ $changes$"}')
  changes = setCell(changes, two, 'mood', 'rough')
  changes = toggleDelete(changes, ten)
  changes = addRow(changes, { id: 'new', values: { id: '10', code: 'd' } })
  expect((await run(applySql(table, listChanges(changes)))).error).toBeNull()
  expect((await readRows(table)).map(({ values }) => Object.values(values))).toEqual([
    ['1', null, 'rough', null, 'c'],
    ['2', 'two', 'rough', '{"b": "it\'s \\\\ $changes$"}', 'b'],
    ['10', 'none', null, null, 'd'],
  ])
})

it('applies nothing if a row has changed since it was read', async () => {
  const table = await tides()
  const [one, two] = (await readRows(table)) as [ReadRow, ReadRow]
  await run(`update "Tides" set code = 'x' where id = 2`)
  const changes = setCell(setCell(noChanges, one, 'code', 'y'), two, 'code', 'z')
  expect((await run(applySql(table, listChanges(changes)))).error).toMatchObject({
    code: conflictCode,
    message: 'Change 2: the row has been changed or deleted',
  })
  expect((await readRows(table)).map(({ values }) => values.code)).toEqual(['c', 'x', 'd'])
})
