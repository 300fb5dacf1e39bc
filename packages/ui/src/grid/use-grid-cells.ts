import { type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { cellCount, rangeOf } from './cell-range.ts'
import type { CellPlace } from './grid-types.ts'

interface GridCellsInput {
  rowCount: number
  columnCount: number
  /** Start of each column. */
  starts: readonly number[]
  scroller: RefObject<HTMLDivElement | null>
  rowHeight: number
  headHeight: number
  /** Width of the row numbers, which stay in view. */
  numberWidth: number
  onSort: (column: number) => void
  onWiden: (column: number, by: number) => void
  onOpen: () => void
  /** Returns false if there was nothing to close. */
  onClose: () => boolean
  onCopy: () => void
}

/** Active cell, selection, and the keys that move both. */
export function useGridCells(input: GridCellsInput) {
  const { rowCount, columnCount, starts, scroller, rowHeight, headHeight, numberWidth } = input
  const [wanted, setActive] = useState<CellPlace>({ row: 0, column: 0 })
  const [wantedAnchor, setAnchor] = useState<CellPlace>({ row: 0, column: 0 })
  const within = ({ row, column }: CellPlace): CellPlace => ({
    row: Math.max(-1, Math.min(row, rowCount - 1)),
    column: Math.max(0, Math.min(column, columnCount - 1)),
  })
  const active = within(wanted)
  const anchor = within(wantedAnchor)

  /** Scrolls a cell into view. */
  const reveal = ({ row, column }: CellPlace) => {
    const element = scroller.current
    if (!element) return
    const top = row * rowHeight
    if (row >= 0) {
      const room = element.clientHeight - headHeight
      if (top < element.scrollTop) element.scrollTo({ top })
      else if (top + rowHeight > element.scrollTop + room) element.scrollTo({ top: top + rowHeight - room })
    }
    const turn = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const offset = Math.abs(element.scrollLeft)
    const start = (starts[column] as number) - numberWidth
    const end = starts[column + 1] as number
    if (start < offset) element.scrollTo({ left: start * turn })
    else if (end > offset + element.clientWidth)
      element.scrollTo({ left: Math.min(start, end - element.clientWidth) * turn })
  }
  /** Activates a cell. `extend` selects from the anchor to it. */
  const goTo = (place: CellPlace, extend = false) => {
    const to = within(place)
    flushSync(() => {
      setActive(to)
      if (!extend) setAnchor(to)
    })
    reveal(to)
  }
  const selectRow = (row: number, extend: boolean) => {
    setAnchor({ row: extend ? anchor.row : row, column: 0 })
    setActive({ row, column: columnCount - 1 })
  }
  const selectAll = () => {
    setAnchor({ row: 0, column: 0 })
    setActive({ row: rowCount - 1, column: columnCount - 1 })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (columnCount === 0) return
    const element = scroller.current as HTMLElement
    const mod = event.ctrlKey || event.metaKey
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const page = Math.max(1, Math.floor((element.clientHeight - headHeight) / rowHeight) - 1)
    const { row, column } = active
    const last = rowCount - 1
    const by = (rows: number, columns: number) => () =>
      goTo({ row: row + rows, column: column + columns }, event.shiftKey && row + rows >= 0)
    const to = (toRow: number, toColumn: number) => () => goTo({ row: toRow, column: toColumn }, event.shiftKey)
    const sideways = (direction: 1 | -1) => {
      if (event.altKey) return () => input.onWiden(column, direction * forward * 16)
      return mod ? to(row, direction * forward > 0 ? columnCount - 1 : 0) : by(0, direction * forward)
    }
    const acts: Record<string, (() => void) | false> = {
      ArrowDown: mod ? to(last, column) : by(1, 0),
      ArrowUp: mod ? to(0, column) : by(-1, 0),
      ArrowRight: sideways(1),
      ArrowLeft: sideways(-1),
      Home: to(mod ? 0 : row, 0),
      End: to(mod ? last : row, columnCount - 1),
      PageDown: by(page, 0),
      PageUp: () => goTo({ row: Math.max(Math.min(row, 0), row - page), column }, event.shiftKey),
      Enter: () => (row < 0 ? input.onSort(column) : input.onOpen()),
      ' ': () => (row < 0 ? input.onSort(column) : event.shiftKey ? selectRow(row, false) : input.onOpen()),
      a: mod && selectAll,
      c: mod && input.onCopy,
    }
    if (event.key === 'Escape') {
      if (input.onClose() || cellCount(rangeOf(anchor, active)) > 1) event.preventDefault()
      setAnchor(active)
      return
    }
    const act = acts[event.key]
    if (!act || (event.altKey && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    // Keep keys from reaching the shortcuts around the grid.
    event.stopPropagation()
    act()
  }
  return { active, range: rangeOf(anchor, active), goTo, selectRow, selectAll, onKeyDown }
}
