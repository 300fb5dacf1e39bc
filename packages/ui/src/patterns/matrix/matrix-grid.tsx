import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { CheckBoxInput } from '../../parts/checkbox.tsx'
import { classNames } from '../../parts/class-names.ts'
import { useJoin } from '../../text/use-join.ts'
import { useMatrixText } from './matrix-text.ts'
import { MatrixCellBox } from './matrix-cell.tsx'
import type { DifferenceLabels, MatrixChange, MatrixColumn, MatrixGroup, MatrixRow, ShownCell } from './matrix-types.ts'
import { type CellPlace, useMatrixKeys } from './use-matrix-keys.ts'

export interface MatrixPartProps {
  label: string
  rowLabel: string
  groups: readonly MatrixGroup[]
  columns: readonly MatrixColumn[]
  cellOf: (row: string, column: string) => ShownCell
  editable: boolean
  differences: DifferenceLabels
  onChange: (changes: readonly MatrixChange[]) => void
}

const firstWidth = 248
const columnWidth = 92

/** Minimum column width in pixels: about the longest word in a heading. */
function widthFor(columns: readonly MatrixColumn[]): number {
  const widthOf = (word: string) =>
    [...word].reduce((sum, letter) => sum + (letter < '\u0370' ? 6.4 : letter < '\u0600' ? 8 : 12), 0)
  const words = columns.flatMap(({ label }) => (/\s/.test(label) || label < '\u2e80' ? label.split(/\s+/) : []))
  return Math.ceil(Math.max(columnWidth, ...words.map((word) => widthOf(word) + 8)))
}

/** The matrix as a grid with a sticky header, group headings, and first column. */
export function MatrixGrid({
  label,
  rowLabel,
  groups,
  columns,
  cellOf,
  editable,
  differences,
  onChange,
}: MatrixPartProps) {
  const grid = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Group headings stick below the header, whose height depends on how its names wrap.
    const observer = new ResizeObserver(([entry]) =>
      grid.current?.style.setProperty('--head', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    observer.observe(head.current as HTMLElement)
    return () => observer.disconnect()
  }, [])
  const lines = groups.flatMap((group) => [group, ...group.rows])
  const { current, onKeyDown, onFocus } = useMatrixKeys(grid, lines.length, columns.length)
  const isStop = ({ row, column }: CellPlace) => {
    const [line, at] = [lines[row], columns[column]]
    if (!line || !at) return false
    return 'rows' in line ? editable && line.rows.some(({ id }) => cellOf(id, at.id).fixed === undefined) : true
  }
  // If the tab stop was removed from the grid, choose another one.
  const stop =
    current && isStop(current)
      ? current
      : lines.flatMap((_, row) => columns.map((__, column) => ({ row, column }))).find(isStop)
  const least = widthFor(columns)
  const tracks = `minmax(${firstWidth}px, 2.4fr) repeat(${columns.length}, minmax(${least}px, 1fr))`
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells have the focus
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={lines.length + 1}
      aria-colcount={columns.length + 1}
      aria-readonly={!editable || undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      style={{ '--columns': tracks } as React.CSSProperties}
      // A focused cell must not be hidden below the headings.
      className="relative max-h-[min(760px,78dvh)] scroll-ps-62 scroll-pt-[calc(var(--head)+40px)] overflow-auto overscroll-x-contain rounded-lg border border-line bg-raised"
    >
      <div style={{ minWidth: firstWidth + columns.length * least }}>
        <div
          ref={head}
          role="row"
          aria-rowindex={1}
          className="sticky top-0 z-3 grid grid-cols-(--columns) border-b border-line bg-sunken"
        >
          <div
            role="columnheader"
            className="sticky start-0 z-1 flex items-end bg-sunken px-3 py-2 text-sm font-medium text-muted"
          >
            {rowLabel}
          </div>
          {columns.map((column) => (
            <div
              key={column.id}
              role="columnheader"
              className="flex min-w-0 flex-col items-center justify-end px-1 py-2 text-center text-xs font-medium text-ink"
            >
              <span className="[overflow-wrap:anywhere] hyphens-auto">{column.label}</span>
              {column.detail ? <span className="font-normal text-muted">{column.detail}</span> : null}
            </div>
          ))}
        </div>
        {lines.map((line, index) => {
          const shared = {
            index,
            columns,
            editable,
            differences,
            onChange,
            current: stop?.row === index ? stop.column : -1,
          }
          return 'rows' in line ? (
            <GroupLine key={`${line.id}/`} group={line} cellOf={cellOf} {...shared} />
          ) : (
            <RowLine key={line.id} row={line} cells={columns.map(({ id }) => cellOf(line.id, id))} {...shared} />
          )
        })}
      </div>
    </div>
  )
}

interface LineProps extends Pick<MatrixPartProps, 'columns' | 'editable' | 'differences' | 'onChange'> {
  index: number
  /** Column of the tab stop in this row, or -1. */
  current: number
}

/** First cell of a row, which stays in view when the others scroll. */
function Head({ children, className }: { children: ReactNode; className: string }) {
  return (
    <div role="rowheader" className={classNames('sticky start-0 z-1 min-w-0 px-3', className)}>
      {children}
    </div>
  )
}

interface RowLineProps extends LineProps {
  row: MatrixRow
  /** Its cells, in the order of the columns. */
  cells: readonly ShownCell[]
}

/** Whether a row looks the same: a change of one cell makes new objects of all cells, often more than a thousand. */
function isSameLine({ cells, ...before }: RowLineProps, { cells: nextCells, ...next }: RowLineProps): boolean {
  return (
    hasSameValues(before, next) &&
    cells.length === nextCells.length &&
    cells.every((cell, at) => hasSameValues(cell, nextCells[at] as ShownCell))
  )
}

function hasSameValues<Values extends object>(one: Values, other: Values): boolean {
  const names = Object.keys(one) as (keyof Values)[]
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
}

const RowLine = memo(function RowLine({
  row,
  cells,
  index,
  columns,
  editable,
  differences,
  onChange,
  current,
}: RowLineProps) {
  const join = useJoin()
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="group/line grid grid-cols-(--columns) border-b border-line last:border-b-0"
    >
      <Head className="bg-raised py-2">
        <p>{row.label}</p>
        {row.help ? <p className="text-sm text-muted">{row.help}</p> : null}
      </Head>
      {columns.map((column, at) => {
        const cell = cells[at] as ShownCell
        return (
          <div
            key={column.id}
            role="gridcell"
            className={classNames(
              'relative grid min-h-10 place-items-center transition-colors',
              cell.changed
                ? 'bg-warning-soft shadow-[inset_0_0_0_1px_var(--color-warning-line)]'
                : 'group-hover/line:bg-hover',
            )}
          >
            <MatrixCellBox
              cell={cell}
              label={join.labeled(row.label, column.label)}
              at={`${index}:${at}`}
              current={at === current}
              editable={editable}
              differences={differences}
              onChange={(on) => onChange([{ row: row.id, column: column.id, on }])}
            />
          </div>
        )
      })}
    </div>
  )
}, isSameLine)

/** Group heading, with a check box in each column that toggles all of the group's rows. */
function GroupLine({
  group,
  index,
  columns,
  cellOf,
  editable,
  onChange,
  current,
}: LineProps & Pick<MatrixPartProps, 'cellOf'> & { group: MatrixGroup }) {
  const text = useMatrixText()
  const join = useJoin()
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="sticky top-(--head) z-2 grid grid-cols-(--columns) border-b border-line bg-sunken"
    >
      <Head className="bg-sunken py-1.5">
        <span className="flex h-full items-center text-sm font-semibold">{group.label}</span>
      </Head>
      {columns.map((column, at) => {
        const cells = group.rows.map((row) => ({ row: row.id, ...cellOf(row.id, column.id) }))
        const free = cells.filter(({ fixed }) => fixed === undefined)
        const on = cells.filter(({ now }) => now).length
        const all = on === cells.length
        const count = text('matrix.count', { on, of: cells.length })
        return (
          <div key={column.id} role="gridcell" className="relative grid min-h-8 place-items-center">
            {editable && free.length > 0 ? (
              // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- makes the whole cell press the box
              <label className="absolute inset-0 grid cursor-pointer place-items-center">
                <CheckBoxInput
                  label={join.names([join.labeled(text('matrix.all', { group: group.label }), column.label), count])}
                  checked={all}
                  mixed={on > 0 && !all}
                  tabIndex={at === current ? 0 : -1}
                  inputRef={(element) => element?.setAttribute('data-cell', `${index}:${at}`)}
                  onChange={() =>
                    onChange(free.map(({ row }) => ({ row, column: column.id, on: !free.every(({ now }) => now) })))
                  }
                />
              </label>
            ) : (
              <span className="text-xs text-muted tabular-nums">{count}</span>
            )}
          </div>
        )
      })}
    </div>
  )
}
