import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/relational-database/contract'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import {
  addRow,
  completeRow,
  listChanges,
  noChanges,
  type ReadRow,
  rowOf,
  setCell,
  toggleDelete,
} from '../src/tables/table-changes.ts'
import {
  applySql,
  changeOfError,
  conflictCode,
  cutColumns,
  keyColumns,
  readSql,
  readValueSql,
  type ShownTable,
} from '../src/tables/table-sql.ts'

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

async function shownTable(name: string): Promise<ShownTable> {
  const { schemas } = await holder.invoke(calls['relational-database.schema.get'], {
    name: 'shop',
    account: 'shop_app',
  })
  const relation = schemas.find((schema) => schema.name === 'public')?.relations.find((each) => each.name === name)
  return { schema: 'public', relation: relation as ShownTable['relation'] }
}
const tides = () => shownTable('Tides')

async function readRows(table: ShownTable): Promise<ReadRow[]> {
  const { statements } = await run(readSql(table, { filters: [], sort: undefined, page: 0 }))
  const columns = table.relation.columns.map(({ name }) => name)
  const shape = { columns, keys: keyColumns(table), cut: cutColumns(table) }
  return (statements[0]?.rows ?? []).map((values) => rowOf(shape, values))
}

it('reads rows in the order of the key, filtered, and counted', async () => {
  const table = await tides()
  expect((await readRows(table)).map(({ key }) => key[0])).toEqual(['1', '2', '10'])
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

it('changes columns that have the names of PL/pgSQL’s variables', async () => {
  await run(`create table lost (id int primary key, found text); insert into lost values (1, 'beach')`)
  const table = await shownTable('lost')
  const [row] = (await readRows(table)) as [ReadRow]
  expect((await run(applySql(table, listChanges(setCell(noChanges, row, 'found', 'pier'))))).error).toBeNull()
  expect((await readRows(table))[0]?.values.found).toBe('pier')
})

describe('a table of large values', () => {
  beforeAll(async () => {
    await run(`create table scans (id int primary key, image bytea, note text);
      insert into scans values (1, decode(repeat('ff', 1048576), 'hex'), repeat('😀', 2001)), (2, null, repeat('😀', 2000))`)
  })

  it('shows their beginnings, and one as a whole', async () => {
    const table = await shownTable('scans')
    const [one, two] = (await readRows(table)) as [ReadRow, ReadRow]
    expect([one.cut, two.cut]).toEqual([['image', 'note'], []])
    expect((await run(readValueSql(table, one.key, 'note'))).statements[0]?.rows).toEqual([['😀'.repeat(2001)]])
    expect((await run(readValueSql(table, one.key, 'image'))).error?.code).toBe('CWBIG')
  })

  it('changes and deletes rows only if the values are as they were read', async () => {
    const table = await shownTable('scans')
    const [one] = (await readRows(table)) as [ReadRow]
    const whole = completeRow(one, 'note', '😀'.repeat(2001))
    const edited = [setCell(noChanges, one, 'image', null), setCell(noChanges, whole, 'note', 'short')]
    for (const changes of edited) expect((await run(applySql(table, listChanges(changes)))).error).toBeNull()
    const [, two] = (await readRows(table)) as [ReadRow, ReadRow]
    await run(`update scans set note = 'x' || note where id = 2`)
    const deletion = applySql(table, listChanges(toggleDelete(noChanges, two)))
    expect((await run(deletion)).error?.code).toBe(conflictCode)
  })
})

it('names the change that an error is about, whatever lines its values have', async () => {
  const table = await tides()
  const rows = await readRows(table)
  const at = (id: string) => rows.find(({ key }) => key[0] === id) as ReadRow
  let changes = setCell(noChanges, at('1'), 'order', 'one\n\nline more')
  changes = setCell(changes, at('2'), 'order', 'fine')
  changes = setCell(changes, at('2'), 'data', '{no json')
  changes = addRow(changes, { id: 'new', values: { id: '77' } })
  const faulty = async (tried: typeof changes) => {
    const listed = listChanges(tried)
    const { error } = await run(applySql(table, listed))
    return changeOfError(table, listed, error?.context)?.rowId
  }
  expect(await faulty(changes)).toBe('["2"]')
  changes = addRow(setCell(changes, at('2'), 'data', null), { id: 'twin', values: { id: '77', order: 'a\nb' } })
  expect(await faulty(changes)).toBe('twin')
  expect(changeOfError(table, listChanges(changes), undefined)).toBeUndefined()
})
