import { useId, useMemo, useRef, useState } from 'react'
import { useRoot } from '../embedding/root-context.tsx'
import { classNames } from '../parts/class-names.ts'
import { useRowWindow } from '../patterns/list/use-row-window.ts'
import { WindowedRows } from '../patterns/list/windowed-rows.tsx'
import { useToast } from '../patterns/feedback/toast-context.ts'
import { cellCount } from './cell-range.ts'
import { toTsv } from './cell-text.ts'
import { columnStarts, firstWidths, leastColumnWidth } from './column-widths.ts'
import { copyCells } from './copy-cells.ts'
import { GridHeader } from './grid-header.tsx'
import { GridRow } from './grid-row.tsx'
import { useGridText } from './grid-text.ts'
import type { DataGridProps, GridSort } from './grid-types.ts'
import { sortedPlaces } from './sort-rows.ts'
import { useCellPointer } from './use-cell-pointer.ts'
import { useColumnWindow } from './use-column-window.ts'
import { useGridCells } from './use-grid-cells.ts'
import { ValuePanel } from './value-panel.tsx'

const rowHeight = 28
const headHeight = 32

/** The grid on the page, once loaded. */
export function Grid({ label, columns, rows, maxHeight = 480, fill = false }: DataGridProps) {
  const text = useGridText()
  const toast = useToast()
  const { node } = useRoot()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [sort, setSort] = useState<GridSort>()
  const [chosen, setChosen] = useState<{ of: DataGridProps['columns']; widths: readonly number[] }>()
  const [open, setOpen] = useState(false)

  const first = useMemo(() => firstWidths(columns, rows), [columns, rows])
  const widths = chosen?.of === columns ? chosen.widths : first
  const numberWidth = Math.max(40, String(rows.length).length * 8 + 20)
  const starts = useMemo(() => columnStarts(widths, numberWidth), [widths, numberWidth])
  const places = useMemo(() => sortedPlaces(rows, columns, sort), [rows, columns, sort])
  const rowAt = (place: number) => rows[places ? (places[place] as number) : place] as readonly unknown[]
  const resize = (column: number, width: number) => {
    const changed = [...widths]
    changed[column] = Math.max(leastColumnWidth, Math.round(width))
    setChosen({ of: columns, widths: changed })
  }
  const sortBy = (column: number) => {
    setSort((before) =>
      before?.column !== column
        ? { column, descending: false }
        : before.descending
          ? undefined
          : { column, descending: true },
    )
  }
  const close = () => {
    setOpen(false)
    scroller.current?.focus()
    return open
  }
  const cells = useGridCells({
    rowCount: rows.length,
    columnCount: columns.length,
    starts,
    scroller,
    rowHeight,
    headHeight,
    numberWidth,
    onSort: sortBy,
    onWiden: (column, by) => resize(column, (widths[column] as number) + by),
    onOpen: () => setOpen(rows.length > 0),
    onClose: close,
    onCopy: () => void copy(),
  })
  const { active, range } = cells
  const copy = async () => {
    const selected = Array.from({ length: range.bottom - range.top + 1 }, (_, index) =>
      rowAt(range.top + index).slice(range.start, range.end + 1),
    )
    const done = await copyCells(
      toTsv(selected),
      node.nodeType === Node.DOCUMENT_NODE ? (node as Document) : node.ownerDocument!,
    )
    if (done) toast.show({ tone: 'success', title: text('grid.copied', { count: cellCount(range) }) })
    else toast.show({ tone: 'danger', title: text('grid.notCopied') })
  }
  const pointer = useCellPointer({ cells, onOpen: () => setOpen(true), onSort: sortBy })
  const rowWindow = useRowWindow(scroller, rows.length, rowHeight, headHeight)
  const columnWindow = useColumnWindow(scroller, starts)
  const cellId = (row: number, column: number) => `${id}-${row}-${column}`
  const inWindow =
    active.column >= columnWindow.from &&
    active.column < columnWindow.to &&
    (active.row < 0 || (active.row >= rowWindow.from && active.row < rowWindow.to))

  const shown = []
  for (let row = rowWindow.from; row < rowWindow.to; row += 1) {
    const isIn = row >= range.top && row <= range.bottom && cellCount(range) > 1
    shown.push(
      <GridRow
        key={row}
        id={id}
        index={row}
        values={rowAt(row)}
        columns={columns}
        starts={starts}
        from={columnWindow.from}
        to={columnWindow.to}
        height={rowHeight}
        numberWidth={numberWidth}
        active={row === active.row ? active.column : -1}
        selectedFrom={isIn ? range.start : -1}
        selectedTo={isIn ? range.end : -1}
      />,
    )
  }
  const width = starts.at(-1) as number
  return (
    <div
      className={classNames(
        '@container flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-raised has-[[role=grid]:focus-visible]:outline-2 has-[[role=grid]:focus-visible]:-outline-offset-2 has-[[role=grid]:focus-visible]:outline-focus',
        fill && 'h-full min-h-0',
      )}
    >
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}-help`}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        aria-activedescendant={inWindow && columns.length > 0 ? cellId(active.row, active.column) : undefined}
        onKeyDown={cells.onKeyDown}
        {...pointer}
        style={fill ? undefined : { maxHeight }}
        className={classNames(
          'group/grid relative overflow-auto overscroll-x-contain [overflow-anchor:none] font-mono text-xs outline-none select-none',
          fill && 'min-h-0 flex-1',
        )}
      >
        <div style={{ width, minWidth: '100%' }}>
          <GridHeader
            id={id}
            columns={columns}
            starts={starts}
            from={columnWindow.from}
            to={columnWindow.to}
            height={headHeight}
            numberWidth={numberWidth}
            active={active.row < 0 ? active.column : -1}
            sort={sort}
            onResize={resize}
          />
          <WindowedRows range={rowWindow} count={rows.length} rowHeight={rowHeight} headHeight={headHeight}>
            {shown}
          </WindowedRows>
        </div>
      </div>
      <p id={`${id}-help`} className="sr-only">
        {text('grid.help')}
      </p>
      {open && rows.length > 0 && active.row >= 0 ? (
        <ValuePanel
          key={`${active.row} ${active.column}`}
          column={columns[active.column]!}
          row={active.row + 1}
          value={rowAt(active.row)[active.column]}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
