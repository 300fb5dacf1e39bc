import type { FieldKind, ListFields } from '@console-widgets/contract'
import { CutText } from '../../parts/cut-text.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import type { ColumnFilter, FieldColumn, ListColumn } from './list-types.ts'

/** Columns with cells, sorting, and filtering derived from the list's fields, unless the column sets its own. */
export function fieldColumns<Item>(columns: readonly ListColumn<Item>[], fields: ListFields): FieldColumn<Item>[] {
  return columns.map((column) => {
    const kind = fields[column.id]
    const cell = column.cell ?? (kind === 'time' && !column.value ? timeCell(column.id) : undefined)
    return {
      ...column,
      cell: cell ?? ((item: Item) => textCell(item, column)),
      worded: !(!cell || column.value || column.primary),
      sort: (column.sort ?? (kind === undefined || kind === 'texts' ? undefined : column.id)) || undefined,
      filter: (column.filter ?? filterOf(kind)) || undefined,
    }
  })
}

function filterOf(kind: FieldKind | undefined): ColumnFilter | undefined {
  return kind && { kind: kind === 'texts' ? 'text' : kind }
}

/** The text of a column that has no cell of its own. */
export function fieldText<Item>(item: Item, { id, value }: ListColumn<Item>): string {
  return String((value ? value(item) : (item as Record<string, unknown>)[id]) ?? '') || '–'
}

const timeCell = (id: string) =>
  function TimeCell(item: unknown) {
    return <RelativeTime time={(item as Record<string, number | null | undefined>)[id]} />
  }

function textCell<Item>(item: Item, column: ListColumn<Item>) {
  const text = fieldText(item, column)
  return column.code ? <CutText text={text} /> : text
}
