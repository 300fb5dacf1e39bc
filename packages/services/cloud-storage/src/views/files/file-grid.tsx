import {
  CheckBoxInput,
  classNames,
  Icon,
  type RowAction,
  useAllowed,
  useRowWindow,
  useStore,
  WindowedRows,
} from '@console-widgets/ui'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { calls } from '../../contract.ts'
import type { FileEntry } from '../../data.ts'
import { parentOfKey } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import { dragKeys } from './drag-keys.ts'
import { FileRow, rowTracks } from './file-row.tsx'
import type { Browser } from './use-browser.ts'
import { useLatest } from './use-latest.ts'
import type { Selection } from './use-selection.ts'

export interface FileGridProps {
  browser: Browser
  selection: Selection
  actions: readonly RowAction<FileEntry>[]
  /** The grid is too narrow for columns. */
  narrow: boolean
  onOpen: (entry: FileEntry) => void
  onMove: (keys: string[], folder: string) => void
  onDropFiles: (transfer: DataTransfer, folder: string) => void
}

const headHeight = 36
const sorts = { name: 'name', size: 'size', updateTime: 'updateTime' } as const

/** Grid of a folder's files and subfolders; of 100,000 rows it renders only the visible ones. */
export function FileGrid({ browser, selection, actions, narrow, onOpen, onMove, onDropFiles }: FileGridProps) {
  const text = useCloudStorageText()
  const { listing } = browser.data
  const { items, total = 0, loading } = useStore(listing.$state)
  const canMove = useAllowed(calls['cloud-storage.files.move'])
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = narrow || browser.search ? 52 : 40
  const range = useRowWindow(scroller, total, rowHeight, headHeight)
  const scope = `${browser.prefix}\n${browser.search}`
  const [chosenActive, setChosenActive] = useState({ scope, index: 0 })
  const [menuAt, setMenuAt] = useState<number>()
  const active = Math.max(0, Math.min(chosenActive.scope === scope ? chosenActive.index : 0, total - 1))
  const setActive = useLatest((index: number) => setChosenActive({ scope, index }))
  useEffect(() => listing.look(range.from, range.to), [listing, range.from, range.to])
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
  }, [scope])

  const goTo = (index: number) => {
    const element = scroller.current
    if (!element || total === 0) return
    const to = Math.min(total - 1, Math.max(0, index))
    const top = to * rowHeight
    if (top < element.scrollTop) element.scrollTo({ top })
    else if (top + headHeight + rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTo({ top: top + headHeight + rowHeight - element.clientHeight })
    flushSync(() => setActive(to))
    const focus = () => element.querySelector<HTMLElement>(`[data-index="${to}"]`)?.focus({ preventScroll: true })
    if (element.querySelector(`[data-index="${to}"]`)) focus()
    else requestAnimationFrame(() => requestAnimationFrame(focus))
  }
  const step = (index: number, extend: boolean) => {
    const to = Math.min(total - 1, Math.max(0, index))
    if (extend) void selection.extend(to)
    goTo(to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (event.altKey || !target.closest('[data-index]')) return
    const onRow = target.getAttribute('role') === 'row'
    const mod = event.metaKey || event.ctrlKey
    const page = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1)
    const entry = items.get(active)
    const acts: Record<string, (() => void) | false | undefined> = {
      ArrowDown: () => step(active + 1, event.shiftKey),
      ArrowUp: () => step(active - 1, event.shiftKey),
      Home: () => step(0, event.shiftKey),
      End: () => step(total - 1, event.shiftKey),
      PageDown: () => step(active + page, event.shiftKey),
      PageUp: () => step(active - page, event.shiftKey),
      Enter: onRow && entry && (() => onOpen(entry)),
      ' ': onRow && entry && (() => (event.shiftKey ? void selection.extend(active) : selection.toggle(active, entry))),
      x: onRow && entry && !mod && (() => selection.toggle(active, entry)),
      '.': () => setMenuAt(active),
      ContextMenu: () => setMenuAt(active),
      F10: event.shiftKey && (() => setMenuAt(active)),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const point = useLatest((index: number, entry: FileEntry, { shift, mod }: { shift: boolean; mod: boolean }) => {
    setActive(index)
    if (shift) void selection.extend(index)
    else if (mod) selection.toggle(index, entry)
    else selection.only(index, entry)
  })
  const toggle = useLatest((index: number, entry: FileEntry, shift: boolean) =>
    shift ? void selection.extend(index) : selection.toggle(index, entry),
  )
  const open = useLatest(onOpen)
  const menu = useLatest((index: number, isOpen: boolean) => setMenuAt(isOpen ? index : undefined))
  const startDrag = useLatest((event: DragEvent, entry: FileEntry) =>
    dragKeys.put(event.dataTransfer, selection.has(entry.key) ? [...selection.chosen.keys()] : [entry.key]),
  )
  const dropInto = useLatest((event: DragEvent, folder: FileEntry) => {
    const keys = dragKeys.read(event.dataTransfer)
    if (!keys) return onDropFiles(event.dataTransfer, folder.key)
    // A folder can be moved neither into itself nor to its current parent.
    const moved = keys.filter(
      (key) =>
        key !== folder.key &&
        !folder.key.startsWith(key.endsWith('/') ? key : `${key}/`) &&
        parentOfKey(key) !== folder.key,
    )
    if (moved.length > 0) onMove(moved, folder.key)
  })

  const rows = []
  for (let index = range.from; index < range.to; index += 1) {
    const entry = items.get(index)
    rows.push(
      <FileRow
        key={index}
        entry={entry}
        index={index}
        height={rowHeight}
        active={index === active}
        selected={entry ? selection.has(entry.key) : false}
        shown={entry !== undefined && entry.key === browser.shown}
        withFolder={browser.search !== ''}
        canMove={canMove}
        actions={actions}
        menuOpen={index === menuAt}
        onMenuOpen={menu}
        onPoint={point}
        onToggle={toggle}
        onOpen={open}
        onFocus={setActive}
        onDragStart={startDrag}
        onDropInto={dropInto}
      />,
    )
  }
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label={text('cloud-storage.files')}
      aria-rowcount={total + 1}
      aria-multiselectable
      aria-busy={loading || undefined}
      onKeyDown={onKeyDown}
      className="relative max-h-[560px] min-h-40 overflow-auto overscroll-x-contain outline-none [overflow-anchor:none]"
    >
      <div
        role="row"
        style={{ height: headHeight }}
        className={`sticky top-0 z-2 items-center border-b border-line bg-surface text-sm text-muted ${rowTracks}`}
      >
        <span role="columnheader" className="flex justify-center">
          <CheckBoxInput
            label={text('cloud-storage.files.selectAll')}
            checked={selection.all}
            mixed={selection.count > 0 && !selection.all}
            tabIndex={0}
            onChange={() => (selection.all ? selection.clear() : void selection.selectAll())}
          />
        </span>
        <SortHeader browser={browser} field="name" label={text('cloud-storage.files.name')} />
        <SortHeader
          browser={browser}
          field="size"
          label={text('cloud-storage.files.size')}
          className="hidden justify-end @sm:flex"
        />
        <SortHeader
          browser={browser}
          field="updateTime"
          label={text('cloud-storage.files.updated')}
          className="hidden @sm:flex"
        />
        <span role="columnheader">
          <span className="sr-only">{text('cloud-storage.files.actions')}</span>
        </span>
      </div>
      <WindowedRows range={range} count={total} rowHeight={rowHeight} headHeight={headHeight}>
        {rows}
      </WindowedRows>
    </div>
  )
}

function SortHeader({
  browser,
  field,
  label,
  className = 'flex',
}: {
  browser: Browser
  field: keyof typeof sorts
  label: string
  className?: string
}) {
  const { sort, setSort } = browser
  const way = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined
  return (
    <span role="columnheader" aria-sort={way} className={classNames('min-w-0 items-center px-2', className)}>
      <button
        type="button"
        onClick={() => setSort(way === 'ascending' ? `-${field}` : field)}
        className={classNames(
          'inline-flex min-w-0 items-center gap-1 rounded-sm focus-ring hover:text-ink',
          way && 'font-medium text-ink',
        )}
      >
        <span className="truncate">{label}</span>
        {way ? <Icon name={way === 'ascending' ? 'arrow-up' : 'arrow-down'} size={12} /> : null}
      </button>
    </span>
  )
}
