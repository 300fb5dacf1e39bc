import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareStatements, type PreparedClient } from './prepared-client.ts'

let client: PGlite
let database: PreparedClient
beforeAll(async () => {
  client = await PGlite.create()
  database = prepareStatements(client)
  await database.script(
    "create table words (id int primary key, word text, tags text[], more jsonb, seen timestamptz); insert into words values (1, 'one', '{a,b}', '{\"deep\": [1]}', '2026-01-02T03:04:05Z'), (2, null, '{}', null, null)",
  )
})
afterAll(() => client.close())

const rows = async (text: string, values?: readonly unknown[]) => (await database.query(text, values)).rows

it('returns what the client itself returns, the first time and after', async () => {
  const text = 'select * from words where id = any ($1) and ($2 or word is null) order by id'
  const own = (await client.query(text, [[1, 2], true])).rows
  expect(own).toHaveLength(2)
  expect(await rows(text, [[1, 2], true])).toEqual(own)
  expect(await rows(text, [[1, 2], true])).toEqual(own)
  expect(await rows(text, [[1, 2], false])).toEqual([own[1]])
})

it('carries texts of any length and script, in parameters and rows', async () => {
  const texts = ['', 'é', '日本語のテキスト', '🦭', 'x'.repeat(24), 'x'.repeat(25), 'Ж'.repeat(200_000), null]
  expect(await rows('select word from unnest($1::text[]) as given (word)', [texts])).toEqual(
    texts.map((word) => ({ word })),
  )
  for (const text of texts)
    expect((await database.query('select $1::text, 7', [text], { rowMode: 'array' })).rows).toEqual([[text, 7]])
})

it('uses the parsers that it is given', async () => {
  const text = 'select seen from words where id = 1'
  const asText = (await database.query(text, [], { rowMode: 'array', parsers: { 1184: (value) => value } })).rows
  expect(asText).toEqual([['2026-01-02 03:04:05+00']])
  expect(await rows(text)).toEqual([{ seen: new Date('2026-01-02T03:04:05Z') }])
})

it('continues after an invalid statement and after a rejected one', async () => {
  await expect(database.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' })
  const insert = 'insert into words (id) values ($1)'
  await expect(database.query(insert, [1])).rejects.toMatchObject({ code: '23505' })
  await database.query(insert, [3])
  await expect(database.query(insert, ['no number'])).rejects.toMatchObject({ code: '22P02' })
  expect(await rows('delete from words where id = $1 returning id', [3])).toEqual([{ id: 3 }])
})

it('commits a transaction when its work resolves, and rolls it back when it throws', async () => {
  const add = (id: number, then?: () => void) =>
    database.transaction(async ({ query }) => {
      await query('insert into words (id, word) values ($1, $2)', [id, 'new'])
      then?.()
      return id
    })
  const fail = () => {
    throw new Error('after all not')
  }
  await expect(add(11, fail)).rejects.toThrow('after all not')
  expect(await add(12)).toBe(12)
  expect(await rows("select id from words where word = 'new'")).toEqual([{ id: 12 }])
})

it('runs no other statement inside an open transaction', async () => {
  const order: string[] = []
  const first = database.transaction(async ({ query }) => {
    await query('select 1')
    await new Promise((resolve) => setTimeout(resolve, 20))
    order.push('first')
  })
  const second = database.query('select 2').then(() => order.push('second'))
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})

it('answers each of the statements that a transaction sends at the same time', async () => {
  const texts = ['select 1 as value', 'select 22 as value', 'select 333 as value', 'select 22 as value']
  await database.transaction(async ({ query }) => {
    for (let time = 0; time < 3; time++)
      expect((await Promise.all(texts.map((text) => query(text)))).map(({ rows }) => rows)).toEqual([
        [{ value: 1 }],
        [{ value: 22 }],
        [{ value: 333 }],
        [{ value: 22 }],
      ])
  })
})

it('sees that a table has changed since', async () => {
  const text = 'select word from words where id = 1'
  expect(await rows(text)).toEqual([{ word: 'one' }])
  await database.script(
    "alter table words rename column word to former; alter table words add word text default 'another'",
  )
  expect(await rows(text)).toEqual([{ word: 'another' }])
})

it('obeys the current role and policies', async () => {
  await database.script(
    "create role reader; grant select on words to reader; alter table words enable row level security; create policy one on words using (id::text = current_setting('test.id', true))",
  )
  const text = 'select id from words where id < 3 order by id'
  const asReader = (id: string) =>
    database.transaction(async ({ query }) => {
      await query("select set_config('test.id', $1, true), set_config('role', 'reader', true)", [id])
      return (await query(text)).rows
    })
  expect(await rows(text)).toEqual([{ id: 1 }, { id: 2 }])
  expect(await asReader('1')).toEqual([{ id: 1 }])
  expect(await asReader('2')).toEqual([{ id: 2 }])
  expect(await rows(text)).toEqual([{ id: 1 }, { id: 2 }])
})

it('keeps at most 500 prepared statements', async () => {
  for (let number = 0; number < 600; number += 1) expect(await rows(`select ${number} as number`)).toEqual([{ number }])
  expect(await rows('select count(*) <= 501 as few from pg_prepared_statements')).toEqual([{ few: true }])
  expect(await rows('select 0 as number')).toEqual([{ number: 0 }])
})

it('prepares a statement for each kind of role, so that alternating roles plan it once each', async () => {
  await database.script('create role another_reader')
  const readAs = (role: string) =>
    database.transaction(async ({ query }) => {
      await query("select set_config('role', $1, true)", [role])
      return (await query('select current_user as reader')).rows
    })
  for (let times = 0; times < 2; times++) {
    expect(await readAs('another_reader')).toEqual([{ reader: 'another_reader' }])
    expect(await rows('select current_user as reader')).toEqual([{ reader: 'postgres' }])
  }
  const { rows: statements } = await client.query(
    "select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement = 'select current_user as reader'",
  )
  expect(statements).toEqual([{ runs: 2 }, { runs: 2 }])
})
