import { cellCharacters, type CellValue, type RowChange } from './table-sql.ts'

/** A row as it was read. */
export interface ReadRow {
  /** Values of its key as text, which name it among the changes. */
  id: string
  key: readonly CellValue[]
  values: Readonly<Record<string, CellValue>>
  /** Columns of which only the beginning was read. */
  cut?: readonly string[]
}

/** Names of a table's columns, of those of its key, and of those whose values are cut. */
export interface RowShape {
  columns: readonly string[]
  keys: readonly string[]
  cut: readonly string[]
}

/** A row from its values in the order of the columns. */
export function rowOf(shape: RowShape, values: readonly (string | null)[]): ReadRow {
  const named = Object.fromEntries(shape.columns.map((column, index) => [column, values[index] ?? null]))
  const key = shape.keys.map((column) => named[column])
  return {
    id: JSON.stringify(key.length > 0 ? key : values),
    key,
    values: named,
    cut: shape.cut.filter((column) => isCut(named[column])),
  }
}

// PostgreSQL counts characters, of which some are two units here.
const isCut = (value: CellValue) =>
  typeof value === 'string' && value.length > cellCharacters && [...value].length > cellCharacters

/** A row with the whole value of a column. */
export function completeRow(row: ReadRow, column: string, value: CellValue): ReadRow {
  return { ...row, values: { ...row.values, [column]: value }, cut: row.cut?.filter((each) => each !== column) }
}

/** A row that is to be inserted. */
export interface NewRow {
  id: string
  values: Readonly<Record<string, CellValue>>
}

/** Changes of a table that haven't been applied. */
export interface TableChanges {
  /** New values by row and column. */
  updates: Readonly<Record<string, { row: ReadRow; values: Readonly<Record<string, CellValue>> }>>
  inserts: readonly NewRow[]
  deletes: Readonly<Record<string, ReadRow>>
}

export const noChanges: TableChanges = { updates: {}, inserts: [], deletes: {} }

/** Sets a cell. Setting it to what was read takes the change back. */
export function setCell(changes: TableChanges, row: ReadRow, column: string, value: CellValue): TableChanges {
  const { [column]: _, ...others } = changes.updates[row.id]?.values ?? {}
  const values = row.values[column] === value ? others : { ...others, [column]: value }
  const { [row.id]: _row, ...rest } = changes.updates
  return { ...changes, updates: Object.keys(values).length === 0 ? rest : { ...rest, [row.id]: { row, values } } }
}

export function addRow(changes: TableChanges, row: NewRow): TableChanges {
  return { ...changes, inserts: [row, ...changes.inserts] }
}

export function setNewCell(changes: TableChanges, id: string, column: string, value: CellValue): TableChanges {
  return {
    ...changes,
    inserts: changes.inserts.map((row) =>
      row.id === id ? { ...row, values: { ...row.values, [column]: value } } : row,
    ),
  }
}

/** Marks rows for deletion; a new row is dropped. A row that is marked already is kept again. */
export function toggleDelete(changes: TableChanges, row: ReadRow | NewRow): TableChanges {
  if (!('key' in row)) return { ...changes, inserts: changes.inserts.filter(({ id }) => id !== row.id) }
  const { [row.id]: marked, ...rest } = changes.deletes
  return { ...changes, deletes: marked ? rest : { ...rest, [row.id]: row } }
}

/**
 * The same changes to rows as they are now, after someone else has changed them. Without this, a change would be
 * rejected for as long as it stays.
 */
export function onCurrentRows(changes: TableChanges, current: readonly ReadRow[]): TableChanges {
  const rows = new Map(current.map((row) => [row.id, row]))
  const rowOfNow = (row: ReadRow) => rows.get(row.id) ?? row
  return {
    ...changes,
    updates: Object.fromEntries(
      Object.entries(changes.updates).map(([id, { row, values }]) => [id, { row: rowOfNow(row), values }]),
    ),
    deletes: Object.fromEntries(Object.entries(changes.deletes).map(([id, row]) => [id, rowOfNow(row)])),
  }
}

/** Changes in the order in which they are applied: deletions first, so that their keys are free again. */
export function listChanges({ updates, inserts, deletes }: TableChanges): RowChange[] {
  return [
    ...Object.values(deletes).map(({ id, key, values, cut }): RowChange => ({
      rowId: id,
      kind: 'delete',
      key,
      before: { ...values },
      cut,
    })),
    ...Object.values(updates)
      .filter(({ row }) => !deletes[row.id])
      .map(({ row, values }): RowChange => ({
        rowId: row.id,
        kind: 'update',
        key: row.key,
        before: Object.fromEntries(Object.keys(values).map((column) => [column, row.values[column]])),
        after: { ...values },
        cut: row.cut,
      })),
    ...inserts.toReversed().map(({ id, values }): RowChange => ({ rowId: id, kind: 'insert', values: { ...values } })),
  ]
}

export function countChanges(changes: TableChanges): number {
  return listChanges(changes).length
}
