import { useStore } from '@nanostores/react'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '../../parts/class-names.ts'
import { useUiText } from '../../text/ui-text.ts'
import { columnTracks, columnWidths, shownColumns } from './column-layout.ts'
import { ListHeader } from './list-header.tsx'
import type { ListPreferences } from './list-preferences.ts'
import { ListRow } from './list-row.tsx'
import type { List } from '@console-widgets/data'
import type { FieldColumn, RowAction } from './list-types.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import type { TextWidth } from './text-width.ts'
import { useListKeys } from './use-list-keys.ts'
import type { ListSelection } from './use-list-selection.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowWindow } from './use-row-window.ts'
import { WindowedRows } from './windowed-rows.tsx'

export interface ListGridProps<Item> {
  list: List<Item>
  label: string
  columns: readonly FieldColumn<Item>[]
  rowActions: readonly RowAction<Item>[]
  selectable: boolean
  selection: ListSelection<Item>
  preferences: ListPreferences
  onPreferences: (change: Partial<ListPreferences>) => void
  rowHeight: number
  maxHeight: number
  /** Width of the list, in pixels. */
  width: number
  textWidth: TextWidth
  onOpen: ((item: Item) => void) | undefined
  scroller: RefObject<HTMLDivElement | null>
}

const headHeight = 36

/** The records as a grid with a sticky header; only rows in view are rendered. */
export function ListGrid<Item>(props: ListGridProps<Item>) {
  const {
    list,
    label,
    rowActions,
    selectable,
    selection,
    preferences,
    onPreferences,
    rowHeight,
    maxHeight,
    width,
    textWidth,
    onOpen,
    scroller,
  } = props
  const text = useUiText()
  const { items, total, loading, more } = useStore(list.$data)
  const { sort } = useStore(list.$state)
  const header = useRef<HTMLDivElement>(null)
  const columns = useMemo(() => shownColumns(props.columns, preferences), [props.columns, preferences])
  const menu = rowActions.length > 0
  const wanted = useMemo(() => columnWidths(columns, items, textWidth), [columns, items, textWidth])
  const { tracks, least } = columnTracks(columns, preferences.widths, { select: selectable, menu }, wanted, width)
  const range = useRowWindow(scroller, items.length, rowHeight, headHeight, maxHeight)
  const [menuAt, setMenuAt] = useState<number>()
  const { active, setActive, onKeyDown } = useListKeys({
    items,
    selection,
    selectable,
    onOpen,
    scroller,
    rowHeight,
    headHeight,
    onMenu: menu ? setMenuAt : undefined,
  })

  useEffect(() => {
    // The window extends beyond the visible rows, so the next page loads before the end is reached.
    if (more && range.to >= items.length) list.loadMore()
  }, [list, more, range.to, items.length, loading])

  const latest = useRef(selection)
  latest.current = selection
  const toggle = useCallback((index: number, shift: boolean) => latest.current.toggle(index, shift), [])
  const setMenuOpen = useCallback((index: number, open: boolean) => setMenuAt(open ? index : undefined), [])
  const resize = (id: string, to: number, done: boolean) => {
    const widths = { ...preferences.widths, [id]: to }
    if (done) onPreferences({ widths })
    // Resizing changes only the tracks and renders no row.
    else
      scroller.current?.style.setProperty(
        '--columns',
        columnTracks(columns, widths, { select: selectable, menu }, wanted, width).tracks,
      )
  }
  const scrollsSideways = least > width
  const chosen = selection.count === 0 ? 'none' : selection.all || selection.count >= items.length ? 'all' : 'some'
  const names = range.rows.map((index) => list.keyOf(items[index] as Item))
  const keys = useRowKeys(scroller, names)
  const rows = names.map((name, at) => {
    const index = range.rows[at] as number
    const item = items[index] as Item
    return (
      <ListRow
        key={keys.get(name)}
        item={item}
        name={name}
        index={index}
        columns={columns}
        height={rowHeight}
        active={index === active}
        selected={selectable ? selection.isSelected(item) : undefined}
        sticky={scrollsSideways}
        selectLabel={text('ui.list.select')}
        menuLabel={text('ui.moreActions')}
        actions={rowActions}
        menuOpen={index === menuAt}
        onActivate={setActive}
        onToggle={toggle}
        onOpen={onOpen}
        onMenuOpenChange={setMenuOpen}
      />
    )
  })
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={(total ?? items.length) + 1}
      aria-colcount={columns.length + (selectable ? 1 : 0) + (menu ? 1 : 0)}
      aria-multiselectable={selectable || undefined}
      aria-busy={loading || undefined}
      onKeyDown={onKeyDown}
      // A widget has no background of its own until rows scroll under its header. Marking the grid itself would restyle
      // every row.
      onScroll={({ currentTarget }) => header.current?.toggleAttribute('data-scrolled', currentTarget.scrollTop > 0)}
      style={{ maxHeight, '--columns': tracks } as React.CSSProperties}
      className={classNames(
        'group/grid relative overflow-auto outline-none overscroll-x-contain [overflow-anchor:none]',
        preferences.dense && 'text-sm',
      )}
    >
      <div style={{ minWidth: least }}>
        <ListHeader
          columns={columns}
          widths={preferences.widths}
          sort={sort}
          onSort={(next) => list.setState({ sort: next })}
          selected={selectable ? chosen : undefined}
          onSelect={selection.setLoaded}
          menu={menu}
          onResize={resize}
          sticky={scrollsSideways}
          ref={header}
        />
        <WindowedRows range={range} count={items.length} rowHeight={rowHeight} headHeight={headHeight}>
          {rows}
        </WindowedRows>
        {items.length === 0 || (loading && more) ? (
          <SkeletonRows
            rows={items.length === 0 ? 8 : 2}
            columns={columns.length}
            select={selectable}
            height={rowHeight}
          />
        ) : null}
      </div>
    </div>
  )
}
