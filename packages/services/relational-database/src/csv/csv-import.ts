import type { Relation } from '../data.ts'
import { sqlName, sqlText } from '../model.ts'
import { type CellKind, cellKindOf, isValueOf } from '../tables/cell-kind.ts'
import { type ShownTable, tableSqlName } from '../tables/table-sql.ts'
import { ownEntry, type CsvFile, type CsvRecord } from '@console-widgets/core/formats'

type Column = Relation['columns'][number]

/** Field of a file for each column that gets one, by the column's name. */
export type CsvMapping = Readonly<Record<string, number>>

/** What an empty field becomes; `quoted` is NULL, except that `""` is an empty text. */
export const emptyMeanings = ['null', 'default', 'text', 'quoted'] as const
export type EmptyMeaning = (typeof emptyMeanings)[number]

/** Whether a file has both ways to write an empty field, such as exports of databases, in which they differ. */
export const tellsEmptyApart = ({ records }: CsvFile): boolean =>
  records.some(({ quotedEmpty }) => quotedEmpty) &&
  records.some(({ fields, quotedEmpty }) =>
    fields.some((value, field) => value === '' && !quotedEmpty?.includes(field)),
  )

/** What is inserted for a field: its text, or what stands for an empty one. */
export function valueOf({ fields, quotedEmpty }: CsvRecord, field: number, empty: EmptyMeaning) {
  const text = fields[field] ?? ''
  if (text !== '' || empty === 'text') return { text }
  if (empty !== 'quoted') return { keyword: empty === 'null' ? ('NULL' as const) : ('DEFAULT' as const) }
  return quotedEmpty?.includes(field) ? { text } : { keyword: 'NULL' as const }
}

/** Why a field can't be imported. */
export interface CsvFault {
  line: number
  /** Column of the table; undefined if the fault is of the whole record. */
  column: string | undefined
  kind: 'fields' | 'type' | 'length' | 'null' | 'zero'
  /** Type of the column, or the maximum length. */
  detail: string
}

/** Maximum number of faults that are listed. */
export const mostFaults = 100

/** Columns that can get values from a file: all but those that the engine computes. */
export const importColumns = ({ relation }: ShownTable): Column[] =>
  relation.columns.filter(({ generated }) => generated !== 'expression')

/** Fields by the names of the columns, ignoring case. */
export function mapByName(table: ShownTable, { header }: CsvFile): CsvMapping {
  const names = header.map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    importColumns(table).flatMap(({ name }) => {
      const field = names.indexOf(name.toLowerCase())
      return field < 0 ? [] : [[name, field]]
    }),
  )
}

/** Columns that need a value, but get none. */
export function missingColumns(table: ShownTable, mapping: CsvMapping): string[] {
  return importColumns(table)
    .filter(
      (column) =>
        !column.nullable &&
        column.default === null &&
        column.generated === null &&
        !Object.hasOwn(mapping, column.name),
    )
    .map(({ name }) => name)
}

interface CsvImport {
  table: ShownTable
  file: CsvFile
  mapping: CsvMapping
  empty: EmptyMeaning
  /** Values of enum types by type. */
  enums: ReadonlyMap<string, readonly string[]>
}

/** Faults that are found without the engine, of all records. The engine finds the others, such as duplicate keys. */
export function findFaults({ table, file, mapping, empty, enums }: CsvImport): CsvFault[] {
  const faults: CsvFault[] = []
  const mapped = mappedColumns(table, mapping).map(({ column, field }) => ({
    column,
    field,
    kind: cellKindOf(column.type, enums),
    longest: longestOf(column.type),
    choices: enums.get(column.type),
  }))
  for (const record of file.records) {
    const { row: line, fields } = record
    if (fields.length !== file.header.length)
      faults.push({ line, column: undefined, kind: 'fields', detail: String(fields.length) })
    else
      for (const { column, field, kind, longest, choices } of mapped) {
        const fault = faultOf(column, valueOf(record, field, empty), { kind, longest, choices })
        if (fault) faults.push({ line, column: column.name, ...fault })
      }
    if (faults.length >= mostFaults) break
  }
  return faults.slice(0, mostFaults)
}

function faultOf(
  column: Column,
  { text, keyword }: ReturnType<typeof valueOf>,
  { kind, longest, choices }: { kind: CellKind; longest: number; choices: readonly string[] | undefined },
): Pick<CsvFault, 'kind' | 'detail'> | undefined {
  if (text === undefined)
    return keyword === 'NULL' && !column.nullable ? { kind: 'null', detail: column.type } : undefined
  if (text.includes('\0')) return { kind: 'zero', detail: column.type }
  if (choices ? !choices.includes(text) : !isValueOf(kind, text)) return { kind: 'type', detail: column.type }
  return [...text.trimEnd()].length > longest ? { kind: 'length', detail: String(longest) } : undefined
}

/** Maximum length of a type with a length. */
function longestOf(type: string): number {
  const [, longest] = /^character(?: varying)?\((\d+)\)$/.exec(type) ?? []
  return longest === undefined ? Infinity : Number(longest)
}

function mappedColumns(table: ShownTable, mapping: CsvMapping) {
  return importColumns(table).flatMap((column) => {
    const field = ownEntry(mapping, column.name)
    return field === undefined ? [] : [{ column, field }]
  })
}

/** Records that one statement inserts, which is many times faster than a statement for each. */
const batchSize = 100

/** Place of an error in a script: line and column, from 1. */
interface ScriptPlace {
  line: number
  column: number
}

/** A script that inserts the records of a file, and where each value is in it. */
export interface ImportScript {
  sql: string
  /** Line of the file, and column of the table if it is known, for a place in the script. */
  placeOf(place: ScriptPlace): { line: number; column: string | undefined }
  /**
   * For an error that only names a statement of many records, such as a duplicate key: the script in which each of them
   * has a statement of its own, so that the same error names the record. Undefined if the error names one.
   */
  narrowed(place: ScriptPlace): ImportScript | undefined
}

/** Writes one record per line, so that an error with a place names the record. */
export function importScript(
  { table, file, mapping, empty }: Omit<CsvImport, 'enums'>,
  /** Index of the first record of the batch whose records get a statement each. */
  narrowedFrom?: number,
): ImportScript {
  const { records } = file
  const mapped = mappedColumns(table, mapping)
  const start = `INSERT INTO ${tableSqlName(table)} (${mapped.map(({ column }) => sqlName(column.name)).join(', ')}) VALUES (`
  const valuesOf = (record: CsvRecord) =>
    mapped.map(({ field }) => {
      const { text, keyword } = valueOf(record, field, empty)
      return text === undefined ? keyword : onOneLine(text)
    })
  const isAlone = (index: number) => narrowedFrom !== undefined && firstOfBatch(index) === narrowedFrom
  const startsStatement = (index: number) => isAlone(index) || firstOfBatch(index) === index
  const endsStatement = (index: number) => index === records.length - 1 || startsStatement(index + 1)
  return {
    sql: records
      .map(
        (record, index) =>
          `${startsStatement(index) ? start : '('}${valuesOf(record).join(', ')})${endsStatement(index) ? ';' : ','}\n`,
      )
      .join(''),
    placeOf({ line, column }) {
      const record = records[line - 1]
      let end = startsStatement(line - 1) ? start.length : 1
      const at = record
        ? valuesOf(record).findIndex((value) => {
            const begin = end + 1
            end += value.length + 2
            return column >= begin && column < begin + value.length
          })
        : -1
      return { line: record?.row ?? line, column: mapped[at]?.column.name }
    },
    narrowed({ line, column }) {
      const index = line - 1
      // An error without a place of its own has that of its statement.
      const isOfStatement = column === 1 && firstOfBatch(index) === index
      return isOfStatement && !endsStatement(index) ? importScript({ table, file, mapping, empty }, index) : undefined
    },
  }
}

const firstOfBatch = (index: number) => index - (index % batchSize)

/** A literal without line breaks, by which the script's lines would no longer be the file's records. */
function onOneLine(value: string): string {
  if (!/[\r\n]/.test(value)) return sqlText(value)
  const escaped = value.replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `E'${escaped.replaceAll('\r', String.raw`\r`).replaceAll('\n', String.raw`\n`)}'`
}
