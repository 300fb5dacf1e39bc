import { useState } from 'react'
import { Checkbox } from '../../parts/checkbox-field.tsx'
import { classNames } from '../../parts/class-names.ts'
import { Select } from '../../parts/select.tsx'
import { useMatrixText } from './matrix-text.ts'
import { differenceOf, DifferenceMark, useCellNotes } from './matrix-cell.tsx'
import type { MatrixPartProps } from './matrix-grid.tsx'

/** The matrix in narrow containers: one column at a time, as a list of check boxes. */
export function MatrixCards({
  columnLabel,
  groups,
  columns,
  cellOf,
  editable,
  differences,
  onChange,
}: MatrixPartProps & { columnLabel: string }) {
  const text = useMatrixText()
  const notesOf = useCellNotes(differences)
  // Prefer the first editable column to a read-only one.
  const first =
    columns.find((column) =>
      groups.some(({ rows }) => rows.some((row) => cellOf(row.id, column.id).fixed === undefined)),
    ) ?? columns[0]
  const [chosen, setChosen] = useState(first?.id)
  const column = columns.find(({ id }) => id === chosen) ?? first
  if (!column) return null
  return (
    <div className="flex flex-col gap-4">
      {columns.length > 1 ? (
        <Select
          label={columnLabel}
          value={column.id}
          choices={columns.map(({ id, label }) => ({ value: id, label }))}
          onChange={setChosen}
        />
      ) : null}
      {groups.map((group) => {
        const cells = group.rows.map((row) => ({ row, cell: cellOf(row.id, column.id) }))
        return (
          <section key={group.id} aria-label={group.label} className="rounded-lg border border-line bg-raised">
            <p className="flex items-baseline justify-between gap-3 border-b border-line px-3 py-2 text-sm font-semibold">
              {group.label}
              <span className="text-xs font-normal text-muted tabular-nums">
                {text('matrix.count', { on: cells.filter(({ cell }) => cell.now).length, of: cells.length })}
              </span>
            </p>
            <ul className="divide-y divide-line">
              {cells.map(({ row, cell }) => {
                const notes = notesOf(cell)
                return (
                  <li
                    key={row.id}
                    className={classNames('relative px-3 py-2.5 pe-8', cell.changed && 'bg-warning-soft')}
                  >
                    <Checkbox
                      label={row.label}
                      value={cell.now}
                      disabled={!editable || cell.fixed !== undefined}
                      help={
                        row.help || notes.length > 0 ? (
                          <>
                            {row.help}
                            {notes.length > 0 ? <span className="block text-xs">{notes.join(' · ')}</span> : null}
                          </>
                        ) : undefined
                      }
                      onChange={(on) => onChange([{ row: row.id, column: column.id, on }])}
                    />
                    <span className="absolute end-7 top-5">
                      <DifferenceMark difference={differenceOf(cell)} />
                    </span>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
