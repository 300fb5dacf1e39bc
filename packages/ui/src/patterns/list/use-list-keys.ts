import { type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
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
  useShortcut('j', () => goTo(isIn() ? active + 1 : active), { label: text('ui.keys.down') })
  useShortcut('k', () => goTo(isIn() ? active - 1 : active), { label: text('ui.keys.up') })

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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const onRow = target.getAttribute('role') === 'row'
    const inRow = target.closest('[data-index]') !== null
    if (!inRow) return
    const page = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1)
    const mod = event.metaKey || event.ctrlKey
    const acts: Record<string, (() => void) | false | undefined> = {
      ArrowDown: () => (event.shiftKey && selectable ? extend(active + 1) : goTo(active + 1)),
      ArrowUp: () => (event.shiftKey && selectable ? extend(active - 1) : goTo(active - 1)),
      Home: () => goTo(0),
      End: () => goTo(last),
      PageDown: () => goTo(active + page),
      PageUp: () => goTo(active - page),
      Enter: onRow && (() => open(target)),
      x: selectable && !mod && (() => selection.toggle(active)),
      ' ': onRow && selectable && (() => selection.toggle(active, event.shiftKey)),
      a: mod && selectable && (() => selection.setLoaded(true)),
      Escape: selection.count > 0 && (() => selection.clear()),
      '.': onMenu && (() => onMenu(active)),
      ContextMenu: onMenu && (() => onMenu(active)),
      F10: event.shiftKey && onMenu && (() => onMenu(active)),
    }
    const act = acts[event.key]
    if (!act || event.altKey) return
    event.preventDefault()
    act()
  }
  return { active, setActive, onKeyDown }
}
