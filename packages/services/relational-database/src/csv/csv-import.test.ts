import { describe, expect, it } from 'vitest'
import { toCsv } from '@console-widgets/core/formats'
import { resultCsv } from '../editor/result-text.ts'
import type { ShownTable } from '../tables/table-sql.ts'
import { findFaults, importScript, mapByName, missingColumns, tellsEmptyApart } from './csv-import.ts'
import { readCsv } from '@console-widgets/core/formats'

const column = (name: string, type: string, more: object = {}) => ({
  name,
  type,
  primaryKey: false,
  nullable: true,
  default: null,
  generated: null,
  comment: null,
  ...more,
})
const table: ShownTable = {
  schema: 'public',
  relation: {
    name: 'tides',
    kind: 'table',
    comment: null,
    rowEstimate: 1,
    sizeBytes: 0,
    readable: true,
    writable: true,
    columns: [
      column('id', 'bigint', { nullable: false }),
      column('Name', 'character varying(5)'),
      column('mood', 'mood'),
      column('double', 'integer', { generated: 'expression' }),
    ],
    indexes: [],
    foreignKeys: [],
    constraints: [],
    rowSecurity: 'off',
    policies: [],
  },
}
const enums = new Map([['mood', ['calm', 'rough']]])

describe('a CSV file', () => {
  it('is read with quotes, line breaks in fields, and the rows that records have in a spreadsheet', () => {
    const file = readCsv('\uFEFFid,name\r\n1,"a ""b""\nc"\r\n\r\n2,d,e\n"3",""')
    expect(file).toMatchObject({ delimiter: ',', header: ['id', 'name'], openQuoteLine: undefined })
    expect(file.records).toEqual([
      { row: 2, fields: ['1', 'a "b"\nc'] },
      { row: 4, fields: ['2', 'd', 'e'] },
      { row: 5, fields: ['3', ''], quotedEmpty: [1] },
    ])
  })

  it('can be separated by semicolons or tabs', () => {
    expect(readCsv('a;"b,c,d"\n1;2').records[0]?.fields).toEqual(['1', '2'])
    expect(readCsv('a\tb\n1\t2,3').records[0]?.fields).toEqual(['1', '2,3'])
  })

  it('is read as the console’s exports write it, with formulas', () => {
    const rows = [
      ['a', 'b'],
      ['=SUM(1)', '-1'],
      ['x@y', ' +1'],
      ['plain', '"'],
    ]
    const { header, records } = readCsv(toCsv(rows))
    expect([header, ...records.map(({ fields }) => fields)]).toEqual(rows)
  })

  it('names the line of a quote that isn’t closed', () => {
    expect(readCsv('a\n1\n"2\n3').openQuoteLine).toBe(3)
  })
})

describe('the import of a CSV file', () => {
  const file = readCsv('ID,name,mood,double\n1,Ada,calm,\nx,Barbara,mild,2\n,"O\'Hara",rough,\n4,too,few\n5,"a\n\\b",,')
  const mapping = mapByName(table, file)

  it('maps fields to columns by name, except to those that the engine computes', () => {
    expect(mapping).toEqual({ id: 0, Name: 1, mood: 2 })
    expect(missingColumns(table, { Name: 1 })).toEqual(['id'])
  })

  it('leaves out a column that nothing is mapped to, whatever its name', () => {
    const columns = [...table.relation.columns, column('constructor', 'text', { nullable: false })]
    const odd = { ...table, relation: { ...table.relation, columns } }
    expect(missingColumns(odd, { id: 0 })).toEqual(['constructor'])
    expect(importScript({ table: odd, file, mapping: { id: 0 }, empty: 'null' }).sql).toContain('tides" ("id") VALUES')
  })

  it('finds the faults of all records, by line and column', () => {
    expect(findFaults({ table, file, mapping, empty: 'null', enums })).toEqual([
      { line: 3, column: 'id', kind: 'type', detail: 'bigint' },
      { line: 3, column: 'Name', kind: 'length', detail: '5' },
      { line: 3, column: 'mood', kind: 'type', detail: 'mood' },
      { line: 4, column: 'id', kind: 'null', detail: 'bigint' },
      { line: 4, column: 'Name', kind: 'length', detail: '5' },
      { line: 5, column: undefined, kind: 'fields', detail: '3' },
    ])
  })

  it('writes one line per record, and finds a value’s column by its place', () => {
    const { sql, placeOf } = importScript({ table, file, mapping, empty: 'null' })
    const lines = sql.trimEnd().split('\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toBe(`INSERT INTO "public"."tides" ("id", "Name", "mood") VALUES ('1', 'Ada', 'calm'),`)
    expect(lines[2]).toBe(`(NULL, 'O''Hara', 'rough'),`)
    expect(lines[4]).toBe(String.raw`('5', E'a\n\\b', NULL);`)
    const placeOfText = (line: number, text: string) =>
      placeOf({ line, column: (lines[line - 1] as string).indexOf(text) + 1 })
    expect(placeOfText(1, "'Ada'")).toEqual({ line: 2, column: 'Name' })
    expect(placeOfText(2, "'x'")).toEqual({ line: 3, column: 'id' })
    expect(placeOfText(2, "'mild'")).toEqual({ line: 3, column: 'mood' })
    expect(placeOfText(5, "E'a")).toEqual({ line: 6, column: 'Name' })
    expect(placeOf({ line: 3, column: 1 })).toEqual({ line: 4, column: undefined })
  })

  it('keeps NULL and empty texts apart in files that do, as exports are', () => {
    const columns = ['id', 'Name'].map((name) => ({ name, type: 'text' }))
    const exported = resultCsv({
      columns,
      rows: [
        ['1', null],
        ['2', ''],
      ],
    })
    const own = readCsv(exported)
    expect(tellsEmptyApart(own)).toBe(true)
    const script = importScript({ table, file: own, mapping: { id: 0, Name: 1 }, empty: 'quoted' })
    expect(script.sql).toBe(`INSERT INTO "public"."tides" ("id", "Name") VALUES ('1', NULL),\n('2', '');\n`)
    expect(['a,b\n1,', 'a,b\n1,""'].map((content) => tellsEmptyApart(readCsv(content)))).toEqual([false, false])
  })

  it('gives each record of a statement its own, once the error only names that statement', () => {
    const records = Array.from({ length: 250 }, (_, index) => `${index},b`)
    const many = readCsv(['id,name', ...records].join('\n'))
    const script = importScript({ table, file: many, mapping: mapByName(table, many), empty: 'null' })
    const starts = (sql: string) =>
      sql
        .trimEnd()
        .split('\n')
        .flatMap((line, index) => (line.startsWith('INSERT') ? [index + 1] : []))
    expect(starts(script.sql)).toEqual([1, 101, 201])
    expect(script.narrowed({ line: 102, column: 3 })).toBeUndefined()
    const narrowed = script.narrowed({ line: 101, column: 1 })
    expect(starts(narrowed?.sql ?? '')).toEqual([1, ...Array.from({ length: 100 }, (_, index) => 101 + index), 201])
    expect(narrowed?.narrowed({ line: 150, column: 1 })).toBeUndefined()
    expect(narrowed?.placeOf({ line: 150, column: 1 })).toEqual({ line: 151, column: undefined })
  })
})
