import { describe, expect, it } from 'vitest'
import { cellKindOf, isValueOf } from './cell-kind.ts'
import {
  addRow,
  listChanges,
  noChanges,
  onCurrentRows,
  type ReadRow,
  setCell,
  setNewCell,
  toggleDelete,
} from './table-changes.ts'
import { applySql, readSql, statementsOf, type ShownTable } from './table-sql.ts'

const column = (name: string, type: string, primaryKey = false) => ({
  name,
  type,
  primaryKey,
  nullable: true,
  default: null,
  generated: null,
  comment: null,
})
const table: ShownTable = {
  schema: 'public',
  relation: {
    name: 'order',
    kind: 'table',
    comment: null,
    rowEstimate: 1,
    sizeBytes: 0,
    readable: true,
    writable: true,
    columns: [column('id', 'bigint', true), column('note "x"', 'text')],
    indexes: [],
    foreignKeys: [],
    constraints: [],
    rowSecurity: 'off',
    policies: [],
  },
}
const row = (id: string, note: string | null): ReadRow => ({ id, key: [id], values: { id, 'note "x"': note } })

describe('the SQL of a table', () => {
  it('quotes keywords, quotes, and backslashes', () => {
    const sql = readSql(table, {
      filters: [
        { column: 'note "x"', operator: 'contains', value: "50%_it's" },
        { column: 'id', operator: 'not-null', value: '' },
      ],
      sort: { column: 'note "x"', descending: true },
      page: 2,
    })
    expect(sql).toContain('FROM "public"."order" AS t')
    expect(sql).toContain(String.raw`"note ""x"""::text ILIKE E'%50\\%\\_it''s%'`)
    expect(sql).toContain('"id" IS NOT NULL')
    expect(sql).toContain('ORDER BY t."note ""x""" DESC NULLS LAST, t."id"\nLIMIT 100 OFFSET 200;')
  })

  it('keeps NULL, the empty text, and the default apart', () => {
    expect(
      statementsOf(table, [
        { rowId: 'a', kind: 'update', key: ['1'], before: { 'note "x"': null }, after: { 'note "x"': '' } },
        { rowId: 'b', kind: 'insert', values: { id: undefined, 'note "x"': null } },
        { rowId: 'c', kind: 'insert', values: {} },
      ]),
    ).toEqual([
      `UPDATE "public"."order" SET "note ""x""" = '' WHERE "id" = '1' AND "note ""x""" IS NULL;`,
      `INSERT INTO "public"."order" ("note ""x""") VALUES (NULL);`,
      'INSERT INTO "public"."order" DEFAULT VALUES;',
    ])
  })

  it('applies changes in a block that no value can end', () => {
    const sql = applySql(table, [
      { rowId: 'a', kind: 'update', key: ['1'], before: {}, after: { 'note "x"': '$changes$; drop table x' } },
    ])
    expect(sql.startsWith('DO $changes1$')).toBe(true)
    expect(sql).toContain("ERRCODE = 'P0002'")
  })
})

describe('the changes of a table', () => {
  it('take back what is set to the value that was read', () => {
    const changed = setCell(noChanges, row('1', 'a'), 'note "x"', 'b')
    expect(listChanges(changed)).toHaveLength(1)
    expect(listChanges(setCell(changed, row('1', 'a'), 'note "x"', 'a'))).toEqual([])
  })

  it('apply to the current rows once the user has seen those', () => {
    const changes = toggleDelete(setCell(noChanges, row('1', 'a'), 'note "x"', 'b'), row('2', 'c'))
    expect(listChanges(onCurrentRows(changes, [row('2', 'theirs'), row('1', 'theirs')]))).toMatchObject([
      { kind: 'delete', key: ['2'], before: { 'note "x"': 'theirs' } },
      { kind: 'update', before: { 'note "x"': 'theirs' }, after: { 'note "x"': 'b' } },
    ])
  })

  it('delete before they update and insert, and drop changes of deleted and new rows', () => {
    let changes = setCell(noChanges, row('1', 'a'), 'note "x"', null)
    changes = setCell(changes, row('2', 'b'), 'note "x"', 'c')
    changes = addRow(addRow(changes, { id: 'n1', values: {} }), { id: 'n2', values: {} })
    changes = setNewCell(changes, 'n1', 'id', '7')
    changes = toggleDelete(toggleDelete(changes, row('1', 'a')), { id: 'n2', values: {} })
    expect(listChanges(changes)).toEqual([
      { rowId: '1', kind: 'delete', key: ['1'], before: { id: '1', 'note "x"': 'a' } },
      { rowId: '2', kind: 'update', key: ['2'], before: { 'note "x"': 'b' }, after: { 'note "x"': 'c' } },
      { rowId: 'n1', kind: 'insert', values: { id: '7' } },
    ])
    expect(listChanges(toggleDelete(changes, row('1', 'a')))[0]).toMatchObject({ kind: 'update', key: ['1'] })
  })
})

it('knows the kinds of columns and what they can contain', () => {
  const enums = new Map([['mood', ['calm', 'rough']]])
  expect(
    ['bigint', 'numeric(12,2)', 'mood', 'timestamp with time zone', 'text[]', 'jsonb'].map((type) =>
      cellKindOf(type, enums),
    ),
  ).toEqual(['integer', 'number', 'choice', 'time', 'other', 'json'])
  expect(isValueOf('integer', '12')).toBe(true)
  expect(isValueOf('integer', '1.5')).toBe(false)
  expect(isValueOf('integer', '')).toBe(false)
  expect(isValueOf('text', '')).toBe(true)
  expect(isValueOf('json', '{"a": 1}')).toBe(true)
  expect(isValueOf('json', '{a}')).toBe(false)
})
