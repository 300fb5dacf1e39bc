import type { FieldKind, ListFields } from '@console-widgets/contract'
import type { ColumnFilter, FieldColumn, ListColumn } from './list-types.ts'

/** Columns that can be ordered and filtered by what their list says of its fields, and by what they say themselves. */
export function fieldColumns<Item>(columns: readonly ListColumn<Item>[], fields: ListFields): FieldColumn<Item>[] {
  return columns.map((column) => {
    const kind = fields[column.id]
    return {
      ...column,
      sort: (column.sort ?? (kind === undefined || kind === 'texts' ? undefined : column.id)) || undefined,
      filter: (column.filter ?? filterOf(kind)) || undefined,
    }
  })
}

function filterOf(kind: FieldKind | undefined): ColumnFilter | undefined {
  return kind && { kind: kind === 'texts' ? 'text' : kind }
}
