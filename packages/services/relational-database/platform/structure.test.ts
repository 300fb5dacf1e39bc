import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/relational-database/contract'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { readType } from '../src/structure/column-type.ts'
import {
  addColumnSql,
  addKeySql,
  changeColumnSql,
  changeTableSql,
  createIndexSql,
  createTableSql,
  dropSql,
  newColumn,
} from '../src/structure/structure-sql.ts'
import type { ShownTable } from '../src/tables/table-sql.ts'

/** The SQL of the forms, on the engine. */
let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const place = { name: 'shop', account: 'shop_app' }
const run = (sql: string | readonly string[]) =>
  holder.invoke(calls['relational-database.sql.execute'], {
    ...place,
    sql: [sql].flat().join('\n'),
    oneTransaction: true,
    confirmed: true,
  })
const readSchema = () => holder.invoke(calls['relational-database.schema.get'], place)

async function tableOf(name: string): Promise<ShownTable> {
  const { schemas } = await readSchema()
  const relation = schemas.find((each) => each.name === 'public')?.relations.find((each) => each.name === name)
  return { schema: 'public', relation: relation as ShownTable['relation'] }
}

const dependents = (kind: 'table' | 'column' | 'constraint' | 'index', table: string, part?: string) =>
  holder
    .invoke(calls['relational-database.dependent.list'], { ...place, kind, schema: 'public', table, part })
    .then((answer) => answer.dependents)

const id = newColumn({ name: 'id', type: readType('bigint'), numbered: true, primaryKey: true, nullable: false })

describe('the forms of tables', () => {
  it('create a table whose names are keywords, with keys, defaults, and descriptions', async () => {
    const sql = createTableSql({
      schema: 'public',
      name: 'order "now"',
      comment: "Today's",
      columns: [
        id,
        newColumn({ name: 'select', type: readType('character varying(20)'), default: "'a'", nullable: false }),
        newColumn({ name: 'tags', type: readType('text[]'), comment: 'C:\\' }),
        newColumn({ name: 'code', type: readType('numeric(12,2)'), unique: true }),
      ],
    })
    expect(await run(sql)).toMatchObject({ error: null })
    const { relation } = await tableOf('order "now"')
    expect(relation.comment).toBe("Today's")
    expect(relation.columns).toMatchObject([
      { name: 'id', type: 'bigint', nullable: false, generated: 'identity', primaryKey: true },
      { name: 'select', type: 'character varying(20)', nullable: false, default: "'a'::character varying" },
      { name: 'tags', type: 'text[]', comment: 'C:\\' },
      { name: 'code', type: 'numeric(12,2)', nullable: true },
    ])
    expect(relation.constraints.map(({ kind, definition }) => [kind, definition])).toEqual([
      ['primary-key', 'PRIMARY KEY (id)'],
      ['unique', 'UNIQUE (code)'],
    ])
  })

  it('give a table of several key columns one key', async () => {
    const columns = ['a', 'b'].map((name) => newColumn({ name, type: readType('integer'), primaryKey: true }))
    expect(await run(createTableSql({ schema: 'public', name: 'pairs', comment: '', columns }))).toMatchObject({
      error: null,
    })
    expect((await tableOf('pairs')).relation.constraints).toMatchObject([{ definition: 'PRIMARY KEY (a, b)' }])
  })

  it('change a column’s type, default, and name in one transaction, or nothing', async () => {
    await run(`create table tides (level text default '1', note text); insert into tides values ('7', 'x')`)
    const table = await tableOf('tides')
    const before = newColumn({ name: 'level', default: "'1'::text" })
    const after = { ...before, name: 'height', type: readType('integer'), default: '2', nullable: false, comment: 'm' }
    expect(await run(changeColumnSql(table, before, after))).toMatchObject({ error: null })
    expect((await tableOf('tides')).relation.columns[0]).toMatchObject({
      name: 'height',
      type: 'integer',
      default: '2',
      nullable: false,
      comment: 'm',
    })
    const note = newColumn({ name: 'note' })
    const wrong = { ...note, type: readType('integer'), comment: 'not kept' }
    expect(await run(changeColumnSql(await tableOf('tides'), note, wrong))).toMatchObject({
      rolledBack: true,
      error: { message: 'invalid input syntax for type integer: "x"' },
    })
    expect((await tableOf('tides')).relation.columns[1]).toMatchObject({ type: 'text', comment: null })
  })

  it('add and drop columns, keys, and indexes, and rename the table', async () => {
    await run(createTableSql({ schema: 'public', name: 'ports', comment: '', columns: [id] }))
    await run('create table ships (port_id bigint, name text)')
    const ships = await tableOf('ships')
    const changes = [
      ...addColumnSql(ships, newColumn({ name: 'ship', type: readType('timestamp(3) with time zone'), comment: 'c' })),
      ...addKeySql(ships, {
        kind: 'foreign-key',
        name: 'ships_port',
        columns: ['port_id'],
        target: { schema: 'public', table: 'ports', columns: ['id'] },
        onDelete: 'SET NULL',
      }),
      ...addKeySql(ships, { kind: 'unique', name: '', columns: ['name', 'port_id'] }),
      ...addKeySql(ships, { kind: 'check', name: 'ships_named', condition: "name <> ''" }),
      ...createIndexSql(ships, {
        ...{ name: 'ships_by_name', columns: ['name'], unique: false, method: 'hash' },
        condition: 'port_id IS NOT NULL',
      }),
      ...changeTableSql(ships, { name: 'vessels', comment: 'Afloat' }),
    ]
    expect(await run(changes)).toMatchObject({ error: null })
    const vessels = await tableOf('vessels')
    expect(vessels.relation).toMatchObject({ comment: 'Afloat' })
    expect(vessels.relation.columns.map(({ type }) => type)).toContain('timestamp(3) with time zone')
    expect(vessels.relation.constraints.map(({ definition }) => definition)).toEqual([
      'UNIQUE (name, port_id)',
      'FOREIGN KEY (port_id) REFERENCES ports(id) ON DELETE SET NULL',
      "CHECK (name <> ''::text)",
    ])
    expect(vessels.relation.indexes.map(({ definition }) => definition)).toContain(
      'CREATE INDEX ships_by_name ON public.vessels USING hash (name) WHERE (port_id IS NOT NULL)',
    )
    await run([
      ...dropSql(vessels, { kind: 'constraint', part: 'ships_port' }, false),
      ...dropSql(vessels, { kind: 'index', part: 'ships_by_name' }, false),
      ...dropSql(vessels, { kind: 'column', part: 'ship' }, false),
    ])
    const { columns, constraints, indexes } = (await tableOf('vessels')).relation
    expect([columns.length, constraints.length, indexes.length]).toEqual([2, 2, 1])
  })
})

describe('what is dropped with an object', () => {
  beforeAll(async () => {
    await run(`create table harbors (id int primary key, name text, length int generated always as (id * 2) stored);
      create table berths (harbor_id int constraint berths_harbor references harbors, parent int);
      create view open_harbors as select id, name from harbors;
      create view open_names as select name from open_harbors;
      create index harbors_name on harbors (name);
      create function touch() returns trigger language plpgsql as 'begin return new; end';
      create trigger harbors_touch before update on harbors for each row execute function touch()`)
  })

  it('lists parts of a table, and what only CASCADE drops, over several steps', async () => {
    const found = await dependents('table', 'harbors')
    expect(found.filter(({ needsCascade }) => needsCascade).map(({ kind, name }) => [kind, name])).toEqual([
      ['table constraint', 'berths_harbor on public.berths'],
      ['view', 'public.open_harbors'],
      ['view', 'public.open_names'],
    ])
    const parts = found.filter(({ needsCascade }) => !needsCascade).map(({ name }) => name)
    expect(parts).toContain('public.harbors_name')
    expect(parts).toContain('harbors_touch on public.harbors')
    expect(parts.some((name) => name.includes('RI_') || name.includes('pg_toast'))).toBe(false)
  })

  it('agrees with the engine: without what needs CASCADE the object is dropped, otherwise not', async () => {
    const table = await tableOf('harbors')
    expect((await dependents('column', 'harbors', 'name')).filter(({ needsCascade }) => needsCascade)).toHaveLength(2)
    expect(await run(dropSql(table, { kind: 'column', part: 'name' }, false))).toMatchObject({
      error: { code: '2BP01' },
    })
    expect((await dependents('constraint', 'harbors', 'harbors_pkey')).map(({ name }) => name)).toContain(
      'berths_harbor on public.berths',
    )
    expect((await dependents('index', 'harbors', 'harbors_name')).map(({ name }) => name)).toEqual([])
    expect(await run(dropSql(table, { kind: 'table' }, true))).toMatchObject({ error: null })
    expect((await readSchema()).schemas.flatMap(({ relations }) => relations.map(({ name }) => name))).not.toContain(
      'open_names',
    )
  })

  it('is refused for an object that doesn’t exist', async () => {
    expect(await refused(dependents('column', 'berths', 'nothing'))).toMatchObject({ kind: 'not-found' })
    expect(await refused(dependents('table', "'; drop table berths; --\\"))).toMatchObject({ kind: 'not-found' })
  })
})

it('has the sizes of tables, and of partitioned ones with their partitions', async () => {
  await run(`create table waves (at int) partition by range (at);
    create table waves_1 partition of waves for values from (0) to (1000);
    create table waves_2 partition of waves for values from (1000) to (2000);
    insert into waves select generate_series(0, 1999)`)
  const [whole, ...parts] = await Promise.all(['waves', 'waves_1', 'waves_2'].map(tableOf))
  const sizes = parts.map(({ relation }) => relation.sizeBytes)
  expect(Math.min(...sizes)).toBeGreaterThan(8000)
  expect(whole?.relation.sizeBytes).toBe(sizes.reduce((sum, size) => sum + size, 0))
})

it('offers the types of the engine and of the database', async () => {
  await run(`create type sea as enum ('calm', 'rough')`)
  const { types } = await readSchema()
  const named = (name: string) => types.find((type) => type.name === name)
  expect(named('numeric')).toEqual({ name: 'numeric', own: false, takesModifier: true })
  expect(named('sea')).toEqual({ name: 'sea', own: true, takesModifier: false })
  expect(types.filter(({ name }) => /^_|\[\]$|^pg_|^oid|^reg/.test(name))).toEqual([])
})
