import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { CellPlace } from './grid-types.ts'
import type { useGridCells } from './use-grid-cells.ts'

interface CellPointerInput {
  cells: Pick<ReturnType<typeof useGridCells>, 'goTo' | 'selectRow' | 'selectAll'>
  onOpen: () => void
  onSort: (column: number) => void
}

/**
 * Pointer handling: a click, Shift-click, or drag selects cells; a double-click opens the value panel; a click on a
 * column name sorts.
 */
export function useCellPointer({ cells, onOpen, onSort }: CellPointerInput) {
  const drawing = useRef(false)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const at = placeOf(event.target)
    if (!at) return
    if (at.column === 'number') return at.row < 0 ? cells.selectAll() : cells.selectRow(at.row, event.shiftKey)
    // Touch dragging scrolls instead of selecting.
    drawing.current = event.pointerType === 'mouse'
    cells.goTo(at as CellPlace, event.shiftKey)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drawing.current) return
    if (event.buttons === 0) {
      drawing.current = false
      return
    }
    const at = placeOf(event.target)
    if (at && at.column !== 'number') cells.goTo(at as CellPlace, true)
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const at = placeOf(event.target)
    if (at && at.column !== 'number' && at.row < 0 && !isHandle(event.target)) onSort(at.column)
  }
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const at = placeOf(event.target)
    if (at && at.column !== 'number' && at.row >= 0) onOpen()
  }
  return { onPointerDown, onPointerMove, onPointerUp: () => void (drawing.current = false), onClick, onDoubleClick }
}

const isHandle = (target: EventTarget) => (target as Element).getAttribute('role') === 'separator'

/** The cell that contains an element, from the row's data attributes. */
function placeOf(target: EventTarget): { row: number; column: number | 'number' } | undefined {
  const cell = (target as Element).closest<HTMLElement>('[data-column]')
  const row = cell?.closest<HTMLElement>('[data-row]')
  if (!cell || !row) return undefined
  return {
    row: Number(row.dataset.row),
    column: cell.dataset.column === 'number' ? 'number' : Number(cell.dataset.column),
  }
}
