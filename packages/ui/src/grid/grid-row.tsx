import { memo } from 'react'
import { classNames } from '../parts/class-names.ts'
import { cellLine } from './cell-text.ts'
import type { DataGridColumn } from './grid-types.ts'

interface GridRowProps {
  /** Id of the grid, from which the cells' ids are derived. */
  id: string
  index: number
  values: readonly unknown[]
  columns: readonly DataGridColumn[]
  starts: readonly number[]
  /** Visible columns, including `from` and excluding `to`. */
  from: number
  to: number
  height: number
  numberWidth: number
  /** Column of the active cell, or -1. */
  active: number
  /** First and last selected column, or -1. */
  selectedFrom: number
  selectedTo: number
}

const cellLook = 'absolute inset-y-0 truncate border-e border-b border-line px-2 leading-[27px]'

function Row(props: GridRowProps) {
  const { id, index, values, columns, starts, from, to, height, numberWidth, active, selectedFrom, selectedTo } = props
  const cells = []
  for (let column = from; column < to; column += 1) {
    const value = values[column]
    const selected = column >= selectedFrom && column <= selectedTo
    cells.push(
      <div
        key={column}
        id={`${id}-${index}-${column}`}
        role="gridcell"
        aria-colindex={column + 2}
        aria-selected={selected || column === active}
        data-column={column}
        style={{ insetInlineStart: starts[column], width: (starts[column + 1] as number) - (starts[column] as number) }}
        className={classNames(
          cellLook,
          columns[column]!.kind === 'number' && 'text-end tabular-nums',
          selected && 'bg-accent-soft',
          column === active &&
            'outline-2 -outline-offset-2 outline-accent group-[&:not(:focus)]/grid:outline-line-strong',
        )}
      >
        {value === null || value === undefined ? (
          <span className="text-faint italic">NULL</span>
        ) : value === '' ? null : (
          cellLine(value)
        )}
      </div>,
    )
  }
  return (
    <div role="row" aria-rowindex={index + 2} data-row={index} className="relative hover:bg-hover" style={{ height }}>
      <div
        role="rowheader"
        aria-colindex={1}
        data-column="number"
        style={{ width: numberWidth }}
        className="sticky start-0 z-1 h-full border-e border-b border-line bg-sunken px-2 text-end leading-[27px] text-faint tabular-nums"
      >
        {index + 1}
      </div>
      {cells}
    </div>
  )
}

/** Memoized: a row renders again only if its own properties have changed. */
export const GridRow = memo(Row)
