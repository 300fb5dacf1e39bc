import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { changingCalls, type DeclaredCall } from '../derived/support/declared-calls.ts'
import { shapeOf, unwrap, type Shape } from '../derived/support/schema.ts'
import { createStage, type Stage } from '../derived/support/stage.ts'

/** Every change is sent with undeclared fields: one for each column of the database. */
let stage: Stage
let columns: readonly { table: string; name: string }[]
beforeAll(async () => {
  stage = await createStage()
  columns = await inDatabase((db) =>
    rowsOf(
      db,
      sql`select table_name as table, column_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name) where table_schema = 'public' and table_type = 'BASE TABLE'`,
    ),
  )
})
afterAll(() => stage.close())

const inDatabase = <T>(work: (db: Queries) => Promise<T>) => stage.platform.services.database.asPlatform(work)
const mark = 'planted-by-nobody'
const fieldOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The value with a field for each column in each of its objects, in addition to the declared ones. */
function planted(shape: Shape, value: unknown): unknown {
  const inner = unwrap(shape)
  if (Array.isArray(value) && inner.item) return value.map((item) => planted(inner.item as Shape, item))
  if (!inner.entries || typeof value !== 'object' || value === null) return value
  const declared = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, planted(inner.entries?.[name] as Shape, field)]),
  )
  const others = columns.map(({ name }) => fieldOf(name)).filter((name) => !(name in (inner.entries ?? {})))
  return {
    ...Object.fromEntries(
      [...others, 'isAdmin', 'admin', 'role', 'price']
        .filter((name) => !(name in (inner.entries ?? {})))
        .map((name) => [name, mark]),
    ),
    ...declared,
  }
}

/** Planted values found in a table. */
const found = () =>
  inDatabase(async (db) => {
    const tables = []
    for (const table of new Set(columns.map((column) => column.table))) {
      const [row] = await rowsOf<{ there: boolean }>(
        db,
        sql`select exists (select from ${sql.identifier(table)} t where t::text like ${`%${mark}%`}) as there`,
      )
      if (row?.there) tables.push(table)
    }
    return tables
  })

it('no undeclared field of a change is stored in any row', async () => {
  // Creates and updates come first, so that their objects still exist.
  const calls = changingCalls
    .filter(({ call }) => call.tenant !== 'accounts')
    .toSorted((a, b) => Number(a.call.effect === 'destroy') - Number(b.call.effect === 'destroy'))
  const statuses = new Map<string, number>()
  for (const declared of calls) {
    const { headers } = stage.holder
    const { status, text } = await stage.send(
      declared.call,
      planted(shapeOf(declared.input ?? ({ entries: {} } as never)), stage.valid(declared as DeclaredCall)),
      { headers },
    )
    expect(status, `${declared.id}: ${text}`).toBeLessThan(500)
    statuses.set(declared.id, status)
  }
  expect(await found()).toEqual([])
  // If nothing were changed, the suite would prove nothing.
  expect(
    [...statuses.values()].filter((status) => status === 200).length,
    JSON.stringify([...statuses]),
  ).toBeGreaterThan(calls.length / 3)
})
