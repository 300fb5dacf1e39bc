import { type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { fits, type HandledKey, type ListKey } from '../shortcuts/shortcut-registry.ts'
import { useHandledKeys, useShortcut } from '../shortcuts/use-shortcut.ts'
import type { ListSelection } from './use-list-selection.ts'

interface ListKeysInput<Item> {
  items: readonly Item[]
  selection: ListSelection<Item>
  selectable: boolean
  onOpen: ((item: Item) => void) | undefined
  /** Opens a row's menu; undefined if rows have none. */
  onMenu: ((index: number) => void) | undefined
  scroller: RefObject<HTMLDivElement | null>
  rowHeight: number
  headHeight: number
}

/** Keys on a row, or on what it contains. */
const rowKeys: readonly (HandledKey & {
  /** Only on the row itself, since what it contains uses the key too. */
  onRow?: boolean
})[] = [
  { keys: 'arrowdown', listKey: 'down' },
  { keys: 'arrowup', listKey: 'up' },
  { keys: 'home', listKey: 'first' },
  { keys: 'end', listKey: 'last' },
  { keys: 'pagedown', listKey: 'pageDown' },
  { keys: 'pageup', listKey: 'pageUp' },
  { keys: 'enter', listKey: 'open', onRow: true },
  { keys: 'x', listKey: 'select' },
  { keys: 'space', listKey: 'select', onRow: true },
  { keys: 'mod+a', listKey: 'selectAll' },
  { keys: 'escape', listKey: 'clear' },
  { keys: '.', listKey: 'menu' },
  { keys: 'shift+f10', listKey: 'menu' },
  { keys: 'contextmenu', listKey: 'menu' },
]

/**
 * Keyboard navigation in a list: arrows or j and k, Home, End, and pages; Enter opens, x selects, a period opens the
 * menu.
 */
export function useListKeys<Item>(input: ListKeysInput<Item>) {
  const { items, selection, selectable, onOpen, onMenu, scroller, rowHeight, headHeight } = input
  const last = items.length - 1
  const [chosen, setActive] = useState(0)
  const active = Math.max(0, Math.min(chosen, last))

  /** Activates a row, scrolls it into view, and focuses it. */
  const goTo = (index: number) => {
    const element = scroller.current
    if (!element || last < 0) return
    const to = Math.min(last, Math.max(0, index))
    const top = headHeight + to * rowHeight
    if (top - headHeight < element.scrollTop) element.scrollTo({ top: top - headHeight })
    else if (top + rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTo({ top: top + rowHeight - element.clientHeight })
    flushSync(() => setActive(to))
    // A distant row is rendered on the scroll event of the next frame.
    const focus = () => element.querySelector<HTMLElement>(`[data-index="${to}"]`)?.focus({ preventScroll: true })
    if (element.querySelector(`[data-index="${to}"]`)) focus()
    else requestAnimationFrame(() => requestAnimationFrame(focus))
  }
  const isIn = () => Boolean(scroller.current?.matches(':focus-within'))
  useShortcut('j', () => goTo(isIn() ? active + 1 : active), { listKey: 'down' })
  useShortcut('k', () => goTo(isIn() ? active - 1 : active), { listKey: 'up' })

  const open = (row: HTMLElement) => {
    const item = items[active]
    if (item === undefined) return
    if (onOpen) onOpen(item)
    else row.querySelector<HTMLElement>('[role="rowheader"] a, [role="rowheader"] button')?.click()
  }
  const extend = (to: number) => {
    selection.add(active, Math.max(0, to))
    goTo(to)
  }
  const pageOfRows = () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1)
  const move = (step: number) => (event: KeyboardEvent) =>
    event.shiftKey && selectable ? extend(active + step) : goTo(active + step)
  const runs: Record<ListKey, false | ((event: KeyboardEvent, row: HTMLElement) => void)> = {
    down: move(1),
    up: move(-1),
    first: () => goTo(0),
    last: () => goTo(last),
    pageDown: () => goTo(active + pageOfRows()),
    pageUp: () => goTo(active - pageOfRows()),
    open: (_, row) => open(row),
    select: selectable && (({ shiftKey }) => selection.toggle(active, shiftKey)),
    selectAll: selectable && (() => selection.setLoaded(true)),
    clear: selection.count > 0 && (() => selection.clear()),
    menu: onMenu !== undefined && (() => onMenu(active)),
  }
  const working = rowKeys.filter(({ listKey }) => runs[listKey])
  useHandledKeys(working)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (!target.closest('[data-index]')) return
    const isRow = target.getAttribute('role') === 'row'
    const run = runs[working.find(({ keys, onRow }) => (isRow || !onRow) && fits(keys, event))?.listKey as ListKey]
    if (!run) return
    event.preventDefault()
    run(event, target)
  }
  return { active, setActive, onKeyDown }
}
