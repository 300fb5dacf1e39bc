import { type PointerEvent, useRef } from 'react'
import { ownPixels } from '../embedding/own-pixels.ts'
import { classNames } from '../parts/class-names.ts'
import { Icon } from '../parts/icon.tsx'
import { leastColumnWidth } from './column-widths.ts'
import { useGridText } from './grid-text.ts'
import type { DataGridColumn, GridSort } from './grid-types.ts'

interface GridHeaderProps {
  id: string
  columns: readonly DataGridColumn[]
  starts: readonly number[]
  from: number
  to: number
  height: number
  numberWidth: number
  active: number
  sort: GridSort | undefined
  onResize: (column: number, width: number) => void
}

/** Column names and types, with sorting and resizing. */
export function GridHeader({
  id,
  columns,
  starts,
  from,
  to,
  height,
  numberWidth,
  active,
  sort,
  onResize,
}: GridHeaderProps) {
  const text = useGridText()
  const cells = Array.from({ length: to - from }, (_, index) => {
    const column = from + index
    const { name, type, kind } = columns[column] as DataGridColumn
    const order = sort?.column === column ? (sort.descending ? 'descending' : 'ascending') : undefined
    return (
      <div
        key={column}
        id={`${id}--1-${column}`}
        role="columnheader"
        aria-colindex={column + 2}
        aria-sort={order ?? 'none'}
        data-column={column}
        style={{ insetInlineStart: starts[column], width: (starts[column + 1] as number) - (starts[column] as number) }}
        className={classNames(
          'group/head absolute inset-y-0 flex cursor-pointer items-center gap-1.5 border-e border-b border-line px-2 hover:text-ink',
          kind === 'number' && 'justify-end',
          column === active &&
            'outline-2 -outline-offset-2 outline-accent group-[&:not(:focus)]/grid:outline-line-strong',
        )}
      >
        <span className="min-w-0 truncate font-medium text-ink">{name}</span>
        {type ? <span className="min-w-0 shrink-9 truncate text-faint">{type}</span> : null}
        {order ? <Icon name={order === 'descending' ? 'arrow-down' : 'arrow-up'} size={12} /> : null}
        <ResizeHandle
          label={text('grid.resize', { column: name })}
          width={(starts[column + 1] as number) - (starts[column] as number)}
          onResize={(width) => onResize(column, width)}
        />
      </div>
    )
  })
  return (
    <div role="rowgroup" className="sticky top-0 z-2 bg-sunken text-muted">
      <div role="row" aria-rowindex={1} data-row={-1} className="relative" style={{ height }}>
        <div
          role="columnheader"
          aria-colindex={1}
          data-column="number"
          style={{ width: numberWidth }}
          className="sticky start-0 z-2 flex h-full items-center justify-end border-e border-b border-line bg-sunken px-2 text-faint"
        >
          <span aria-hidden="true">#</span>
          <span className="sr-only">{text('grid.rowNumber')}</span>
        </div>
        {cells}
      </div>
    </div>
  )
}

function ResizeHandle({ label, width, onResize }: { label: string; width: number; onResize: (width: number) => void }) {
  const start = useRef<{ x: number; width: number; turn: number }>(undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys do it from the cell
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={leastColumnWidth}
      aria-valuemax={2000}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        const turn =
          (getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1) * ownPixels(event.currentTarget)
        start.current = { x: event.clientX, width, turn }
      }}
      onPointerMove={(event) =>
        start.current && onResize(start.current.width + (event.clientX - start.current.x) * start.current.turn)
      }
      onPointerUp={() => void (start.current = undefined)}
      className="absolute inset-y-0 -end-1 z-1 w-2 cursor-col-resize touch-none after:absolute after:inset-y-0 after:start-[3px] after:w-0.5 hover:after:bg-accent"
    />
  )
}
