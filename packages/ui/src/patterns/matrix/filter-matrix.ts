import { differenceOf } from './matrix-cell.tsx'
import type { MatrixColumn, MatrixGroup, ShownCell } from './matrix-types.ts'

/** Filter of the rows: all, those that differ from the default, or those that were changed. */
export type MatrixShow = 'all' | 'differences' | 'unsaved'

/** Rows that match a search and a filter, in their groups. */
export function filterMatrix(
  groups: readonly MatrixGroup[],
  columns: readonly MatrixColumn[],
  cellOf: (row: string, column: string) => ShownCell,
  { search, show }: { search: string; show: MatrixShow },
): MatrixGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (cell: ShownCell) =>
    show === 'all' || (show === 'unsaved' ? cell.changed : differenceOf(cell) !== undefined)
  return groups.flatMap((group) => {
    const rows = group.rows.filter(({ id, label, help, keywords }) => {
      const said = [group.label, id, label, typeof help === 'string' ? help : '', keywords ?? '']
        .join(' ')
        .toLowerCase()
      return words.every((word) => said.includes(word)) && columns.some((column) => fits(cellOf(id, column.id)))
    })
    return rows.length > 0 ? [{ ...group, rows }] : []
  })
}
