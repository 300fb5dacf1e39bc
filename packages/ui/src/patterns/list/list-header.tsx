import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react'
import { ownPixels } from '../../embedding/own-pixels.ts'
import { CheckBoxInput } from '../../parts/checkbox.tsx'
import { classNames } from '../../parts/class-names.ts'
import { Icon } from '../../parts/icon.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { leastWidth, widthOf } from './column-layout.ts'
import type { ListPreferences } from './list-preferences.ts'
import type { FieldColumn } from './list-types.ts'

export interface ListHeaderProps<Item> {
  columns: readonly FieldColumn<Item>[]
  widths: ListPreferences['widths']
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  /** Undefined if rows aren't selectable. */
  selected: 'none' | 'some' | 'all' | undefined
  onSelect: (selected: boolean) => void
  menu: boolean
  /** Called with the width during and after resizing. */
  onResize: (id: string, width: number, done: boolean) => void
  sticky: boolean
  ref: Ref<HTMLDivElement>
}

/** Column names, with sorting and resizing. */
export function ListHeader<Item>({
  columns,
  widths,
  sort,
  onSort,
  selected,
  onSelect,
  menu,
  onResize,
  sticky,
  ref,
}: ListHeaderProps<Item>) {
  const text = useUiText()
  return (
    <div ref={ref} role="rowgroup" className="sticky top-0 z-2 data-scrolled:bg-surface">
      <div
        role="row"
        aria-rowindex={1}
        className="group/grid-head grid h-9 grid-cols-(--columns) border-b border-line text-sm text-muted"
      >
        {selected ? (
          <div
            role="columnheader"
            className={classNames('flex items-center ps-2', sticky && 'sticky start-0 z-1 bg-surface')}
          >
            <CheckBoxInput
              label={text('ui.list.selectLoaded')}
              checked={selected === 'all'}
              mixed={selected === 'some'}
              onChange={() => onSelect(selected === 'none')}
            />
          </div>
        ) : null}
        {columns.map((column) => (
          <ColumnHeader
            key={column.id}
            column={column}
            sort={sort}
            onSort={onSort}
            width={widthOf(column, widths)}
            onResize={onResize}
            className={
              sticky && column.primary
                ? classNames('sticky z-1 bg-surface', selected ? 'start-9' : 'start-0')
                : 'relative'
            }
          />
        ))}
        {menu ? (
          <div role="columnheader">
            <span className="sr-only">{text('ui.list.actions')}</span>
          </div>
        ) : null}
      </div>
    </div>
  )
}

interface ColumnHeaderProps<Item> extends Pick<ListHeaderProps<Item>, 'sort' | 'onSort' | 'onResize'> {
  column: FieldColumn<Item>
  width: number
  className: string
}

function ColumnHeader<Item>({ column, width, sort, onSort, onResize, className }: ColumnHeaderProps<Item>) {
  const { sort: field, header, align } = column
  const order = field && sort === field ? 'ascending' : field && sort === `-${field}` ? 'descending' : undefined
  // A long name takes two lines before it is cut: Russian names are a third longer than English ones.
  const name = <span className={classNames('line-clamp-2 leading-4', align === 'end' && 'text-end')}>{header}</span>
  return (
    <div
      role="columnheader"
      aria-sort={field ? (order ?? 'none') : undefined}
      className={classNames(
        'group/head flex min-w-0 items-center px-2',
        align === 'end' && 'justify-end pe-6',
        className,
      )}
    >
      {field ? (
        <button
          type="button"
          onClick={() => onSort(order === undefined ? field : order === 'ascending' ? `-${field}` : undefined)}
          className={classNames(
            '-mx-1 flex min-w-0 items-center gap-1 rounded-sm px-1 py-0.5 focus-ring hover:text-ink',
            align === 'end' && 'flex-row-reverse',
            order && 'font-medium text-ink',
          )}
        >
          {name}
          <Icon
            name={order === 'descending' ? 'arrow-down' : 'arrow-up'}
            size={12}
            className={order ? undefined : 'hidden group-hover/head:block'}
          />
        </button>
      ) : (
        name
      )}
      <ResizeHandle id={column.id} label={header} width={width} onResize={onResize} />
    </div>
  )
}

function ResizeHandle({
  id,
  label,
  width,
  onResize,
}: {
  id: string
  label: string
  width: number
  onResize: ColumnHeaderProps<unknown>['onResize']
}) {
  const text = useUiText()
  const start = useRef<{ x: number; width: number; turn: number }>(undefined)
  const measure = (element: Element) => element.parentElement!.offsetWidth
  const widthAt = (x: number) =>
    Math.max(leastWidth, Math.round(start.current!.width + (x - start.current!.x) * start.current!.turn))
  const press = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const turn = (getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1) * ownPixels(event.currentTarget)
    start.current = { x: event.clientX, width: measure(event.currentTarget), turn }
  }
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    event.stopPropagation()
    const grows = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction !== 'rtl')
    onResize(id, Math.max(leastWidth, measure(event.currentTarget) + (grows ? 16 : -16)), true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be moved is a
    // control
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={text('ui.list.resize', { column: label })}
      aria-valuenow={width}
      aria-valuemin={leastWidth}
      aria-valuemax={2000}
      tabIndex={-1}
      onPointerDown={press}
      onPointerMove={(event) => start.current && onResize(id, widthAt(event.clientX), false)}
      onPointerUp={(event) => {
        if (start.current) onResize(id, widthAt(event.clientX), true)
        start.current = undefined
      }}
      onKeyDown={pressKey}
      className="absolute inset-y-2 -end-1 group-last/head:end-0 z-1 w-2 cursor-col-resize touch-none rounded-sm after:absolute after:inset-y-0 after:start-[3.5px] after:w-px after:bg-transparent group-hover/grid-head:after:bg-line hover:after:bg-accent"
    />
  )
}
