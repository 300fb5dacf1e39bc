import type { Relation } from '../data.ts'
import { qualifiedSqlName, sqlName as name, sqlText as literal } from '../model.ts'
import { cellKindOf, type CellKind } from './cell-kind.ts'

/** A table that is shown, with its schema. */
export interface ShownTable {
  schema: string
  relation: Relation
}

/** Value of a cell in PostgreSQL's text form; null is NULL, and undefined the column's default. */
export type CellValue = string | null | undefined

/** Operators of filters. */
export const filterOperators = ['=', '<>', 'contains', '<', '<=', '>', '>=', 'null', 'not-null'] as const
export type FilterOperator = (typeof filterOperators)[number]

/** Operators that need no value. */
export const valuelessOperators: ReadonlySet<FilterOperator> = new Set(['null', 'not-null'])

export interface TableFilter {
  column: string
  operator: FilterOperator
  value: string
}

export interface TableSort {
  column: string
  descending: boolean
}

/** Rows that are requested of a table. */
export interface TableRequest {
  filters: readonly TableFilter[]
  sort: TableSort | undefined
  page: number
}

/** Rows on a page, and the number up to which rows are counted. */
export const rowsPerPage = 100
export const mostCounted = 10_000

/** Characters that are read of a value, so that a table of large values can be opened. */
export const cellCharacters = 2000

/** What a row was when it was read, by which a change finds it. */
interface RowAsRead {
  /** Values of the key, which name the row. */
  key: readonly CellValue[]
  before: Record<string, CellValue>
  /** Columns of which only the beginning was read. */
  cut?: readonly string[]
}

/** A change that hasn't been applied yet. `rowId` names its row in the editor. */
export type RowChange = { rowId: string } & (
  | ({ kind: 'update'; after: Record<string, CellValue> } & RowAsRead)
  | { kind: 'insert'; values: Record<string, CellValue> }
  | ({ kind: 'delete' } & RowAsRead)
)

/** Error code of a row that someone else has changed or deleted. */
export const conflictCode = 'P0002'

const valueSql = (value: CellValue) => (value === undefined ? 'DEFAULT' : value === null ? 'NULL' : literal(value))

/** Name of a table in SQL. */
export const tableSqlName = ({ schema, relation }: ShownTable) => qualifiedSqlName(schema, relation.name)

/** Columns of a table's primary key. */
export const keyColumns = ({ relation }: ShownTable): string[] =>
  relation.columns.filter(({ primaryKey }) => primaryKey).map((column) => column.name)

const shortKinds: ReadonlySet<CellKind> = new Set(['integer', 'number', 'boolean', 'date', 'time', 'uuid'])

/** Columns of which a page has the beginnings only. Keys are read as a whole, because they name the rows. */
export const cutColumns = ({ relation }: ShownTable): string[] =>
  relation.columns
    .filter(({ primaryKey, type }) => !primaryKey && !shortKinds.has(cellKindOf(type, new Map())))
    .map((column) => column.name)

/** Rows of a table that are requested, without their pages. */
export type RowSelection = Pick<TableRequest, 'filters' | 'sort'>

/** A column as text, which is exact. */
const asText = (column: string) => `${name(column)}::text`

/** Parts of a query for rows, of which some columns are cut. */
function rowsSql(table: ShownTable, { filters, sort }: RowSelection, cut: readonly string[]) {
  const where = filters.length === 0 ? '' : `\nWHERE ${filters.map(conditionOf).join('\n  AND ')}`
  const order = [
    ...(sort ? [`t.${name(sort.column)} ${sort.descending ? 'DESC' : 'ASC'} NULLS LAST`] : []),
    // Rows with equal values keep their order from page to page.
    ...keyColumns(table)
      .filter((column) => column !== sort?.column)
      .map((column) => `t.${name(column)}`),
  ]
  const columns = table.relation.columns
    .map((column) =>
      // One character more shows that there are more.
      cut.includes(column.name) ? `left(${asText(column.name)}, ${cellCharacters + 1})` : asText(column.name),
    )
    .join(', ')
  // By its own name, a column in ORDER BY would be the text that is read.
  const from = `FROM ${tableSqlName(table)} AS t${where}`
  return { select: `SELECT ${columns}\n${from}${order.length > 0 ? `\nORDER BY ${order.join(', ')}` : ''}`, from }
}

/** SQL that reads one page of a table, and counts its rows. */
export function readSql(table: ShownTable, { page, ...selection }: TableRequest): string {
  const { select, from } = rowsSql(table, selection, cutColumns(table))
  return [
    `${select}\nLIMIT ${rowsPerPage} OFFSET ${page * rowsPerPage};`,
    `SELECT count(*) FROM (SELECT 1 ${from} LIMIT ${mostCounted + 1}) AS counted;`,
  ].join('\n\n')
}

/** SQL that reads all rows of a selection. */
export function readAllSql(table: ShownTable, selection: RowSelection): string {
  return `${rowsSql(table, selection, []).select};`
}

/** SQL that reads one value as a whole. */
export function readValueSql(table: ShownTable, key: readonly CellValue[], column: string): string {
  return `SELECT ${asText(column)} FROM ${tableSqlName(table)} WHERE ${keyConditions(table, key).join(' AND ')};`
}

const keyConditions = (table: ShownTable, key: readonly CellValue[]) =>
  keyColumns(table).map((column, index) => `${name(column)} = ${valueSql(key[index])}`)

function conditionOf({ column, operator, value }: TableFilter): string {
  if (operator === 'null') return `${name(column)} IS NULL`
  if (operator === 'not-null') return `${name(column)} IS NOT NULL`
  if (operator === 'contains')
    return `${asText(column)} ILIKE ${literal(`%${value.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)}`
  return `${name(column)} ${operator} ${literal(value)}`
}

/** SQL of changes, one statement each. */
export function statementsOf(table: ShownTable, changes: readonly RowChange[]): string[] {
  const target = tableSqlName(table)
  const keys = keyColumns(table)
  const whereOf = ({ key, before, cut = [] }: RowAsRead) =>
    [
      ...keyConditions(table, key),
      // Only if no one else has changed the values since they were read.
      ...Object.entries(before)
        .filter(([column]) => !keys.includes(column))
        .map(([column, value]) => {
          if (value === null || value === undefined) return `${name(column)} IS NULL`
          const read = cut.includes(column) ? `left(${asText(column)}, ${cellCharacters + 1})` : asText(column)
          return `${read} = ${literal(value)}`
        }),
    ].join(' AND ')
  return changes.map((change) => {
    switch (change.kind) {
      case 'update': {
        const set = Object.entries(change.after).map(([column, value]) => `${name(column)} = ${valueSql(value)}`)
        return `UPDATE ${target} SET ${set.join(', ')} WHERE ${whereOf(change)};`
      }
      case 'insert': {
        const given = Object.entries(change.values).filter(([, value]) => value !== undefined)
        return given.length === 0
          ? `INSERT INTO ${target} DEFAULT VALUES;`
          : `INSERT INTO ${target} (${given.map(([column]) => name(column)).join(', ')}) VALUES (${given.map(([, value]) => valueSql(value)).join(', ')});`
      }
      case 'delete':
        return `DELETE FROM ${target} WHERE ${whereOf(change)};`
    }
  })
}

/** Begins the block of `applySql`. Names are those of columns, even where PL/pgSQL has a variable of the name. */
const blockBegin = '\n#variable_conflict use_column\nBEGIN\n'

/** SQL of each change within the block of `applySql`. */
function blockSteps(table: ShownTable, changes: readonly RowChange[]): string[] {
  return statementsOf(table, changes).map((statement, index) => {
    const failure = `IF NOT FOUND THEN RAISE EXCEPTION USING ERRCODE = '${conflictCode}', MESSAGE = 'Change ${index + 1}: the row has been changed or deleted'; END IF;`
    return changes[index]?.kind === 'insert' ? `  ${statement}\n` : `  ${statement}\n  ${failure}\n`
  })
}

/** SQL that applies changes in one transaction, or none of them if a row isn't as it was read. */
export function applySql(table: ShownTable, changes: readonly RowChange[]): string {
  const body = `${blockBegin}${blockSteps(table, changes).join('')}END\n`
  const quote = dollarQuoteFor(body)
  return `DO ${quote}${body}${quote};`
}

/** The change that an error of `applySql` is about, if PostgreSQL says in which line of the block it happened. */
export function changeOfError(
  table: ShownTable,
  changes: readonly RowChange[],
  context: string | undefined,
): RowChange | undefined {
  const line = Number(/inline_code_block line (\d+)/.exec(context ?? '')?.[1])
  const lines = (sql: string) => sql.split('\n').length - 1
  let last = lines(blockBegin)
  const index = blockSteps(table, changes).findIndex((step) => line <= (last += lines(step)))
  return changes[index]
}

/** A dollar quote that a text doesn't contain. */
function dollarQuoteFor(text: string): string {
  for (let number = 0; ; number++) {
    const quote = `$changes${number === 0 ? '' : number}$`
    if (!text.includes(quote)) return quote
  }
}
