import { type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { fits } from '../shortcuts/shortcut-registry.ts'
import { useHandledKeys, useShortcut } from '../shortcuts/use-shortcut.ts'
import { useUiText } from '../../text/ui-text.ts'
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

/** A key on a row, or on what it contains. */
interface RowKey {
  keys: string
  label: string
  /** Only on the row itself, since what it contains uses the key too. */
  onRow?: boolean
  run: (event: KeyboardEvent, row: HTMLElement) => void
}

/**
 * Keyboard navigation in a list: arrows or j and k, Home, End, and pages; Enter opens, x selects, a period opens the
 * menu.
 */
export function useListKeys<Item>(input: ListKeysInput<Item>) {
  const { items, selection, selectable, onOpen, onMenu, scroller, rowHeight, headHeight } = input
  const text = useUiText()
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
  const group = text('ui.keys.list')
  useShortcut('j', () => goTo(isIn() ? active + 1 : active), { label: text('ui.keys.down'), group })
  useShortcut('k', () => goTo(isIn() ? active - 1 : active), { label: text('ui.keys.up'), group })

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
  const select = (event: KeyboardEvent) => selection.toggle(active, event.shiftKey)
  const menu = () => onMenu?.(active)
  const rowKeys: RowKey[] = [
    { keys: 'arrowdown', label: text('ui.keys.down'), run: move(1) },
    { keys: 'arrowup', label: text('ui.keys.up'), run: move(-1) },
    { keys: 'home', label: text('ui.keys.first'), run: () => goTo(0) },
    { keys: 'end', label: text('ui.keys.last'), run: () => goTo(last) },
    { keys: 'pagedown', label: text('ui.keys.pageDown'), run: () => goTo(active + pageOfRows()) },
    { keys: 'pageup', label: text('ui.keys.pageUp'), run: () => goTo(active - pageOfRows()) },
    { keys: 'enter', label: text('ui.keys.open'), onRow: true, run: (_, row) => open(row) },
    ...(selectable
      ? [
          { keys: 'x', label: text('ui.keys.select'), run: () => selection.toggle(active) },
          { keys: 'space', label: text('ui.keys.select'), onRow: true, run: select },
          { keys: 'mod+a', label: text('ui.keys.selectAll'), run: () => selection.setLoaded(true) },
        ]
      : []),
    ...(selection.count > 0 ? [{ keys: 'escape', label: text('ui.keys.clear'), run: () => selection.clear() }] : []),
    ...(onMenu
      ? ['.', 'shift+f10', 'contextmenu'].map((keys) => ({ keys, label: text('ui.keys.menu'), run: menu }))
      : []),
  ]
  useHandledKeys(rowKeys, group)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (!target.closest('[data-index]')) return
    const isRow = target.getAttribute('role') === 'row'
    const rowKey = rowKeys.find(({ keys, onRow }) => (isRow || !onRow) && fits(keys, event))
    if (!rowKey) return
    event.preventDefault()
    rowKey.run(event, target)
  }
  return { active, setActive, onKeyDown }
}
