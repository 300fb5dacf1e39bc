import { type KeyboardEvent, type RefObject, useState } from 'react'

/** Position of a cell. */
export interface CellPlace {
  row: number
  column: number
}

/**
 * Moves through a grid of controls by arrows, Home, End, and with Control to its corners. Each `data-cell="row:column"`
 * is a stop.
 */
export function useMatrixKeys(grid: RefObject<HTMLElement | null>, rows: number, columns: number) {
  const [current, setCurrent] = useState<CellPlace>()
  const find = ({ row, column }: CellPlace) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)

  /** First cell from a position in a direction that is a stop. */
  const next = (from: CellPlace, down: number, along: number): HTMLElement | null | undefined => {
    const place = { row: from.row + down, column: from.column + along }
    if (place.row < 0 || place.row >= rows || place.column < 0 || place.column >= columns) return undefined
    return find(place) ?? next(place, down, along)
  }
  const before = (at: CellPlace, key: string, mod: boolean) => {
    if (key === 'ArrowDown') return next(at, 1, 0)
    if (key === 'ArrowUp') return next(at, -1, 0)
    if (key === 'ArrowRight') return next(at, 0, 1)
    if (key === 'ArrowLeft') return next(at, 0, -1)
    if (key === 'Home') return mod ? next({ row: -1, column: 0 }, 1, 0) : next({ ...at, column: -1 }, 0, 1)
    if (key === 'End')
      return mod ? next({ row: rows, column: columns - 1 }, -1, 0) : next({ ...at, column: columns }, 0, -1)
    if (key === 'PageDown') return next({ ...at, row: Math.min(rows, at.row + 10) }, at.row + 10 >= rows ? -1 : 1, 0)
    if (key === 'PageUp') return next({ ...at, row: Math.max(-1, at.row - 10) }, at.row - 10 < 0 ? 1 : -1, 0)
    return undefined
  }
  const placeOf = (target: EventTarget): CellPlace | undefined => {
    const at = (target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(':').map(Number)
    return at ? { row: at[0] as number, column: at[1] as number } : undefined
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = placeOf(event.target)
    if (!at || event.altKey || event.shiftKey) return
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key = rightToLeft ? ({ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key] ?? event.key) : event.key
    const found = before(at, key, event.ctrlKey || event.metaKey)
    if (!/^(Arrow|Home|End|Page)/.test(event.key)) return
    event.preventDefault()
    found?.focus()
  }
  const onFocus = (event: { target: EventTarget }) => {
    const at = placeOf(event.target)
    if (at && (at.row !== current?.row || at.column !== current.column)) setCurrent(at)
  }
  return { current, onKeyDown, onFocus }
}
