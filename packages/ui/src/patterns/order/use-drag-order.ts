import { type DragEvent, useState } from 'react'

/** A list with one item moved to another position. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items]
  const [item] = next.splice(from, 1)
  if (item !== undefined) next.splice(to, 0, item)
  return next
}

/** What an item of an order needs to be dragged, and others to be dropped on it. */
export interface DragOrderItem {
  draggable: boolean
  onDragStart?: (event: DragEvent) => void
  onDragEnd?: () => void
  onDragOver?: (event: DragEvent) => void
  onDrop?: (event: DragEvent) => void
}

/** An order whose items are dragged onto each other. */
export interface DragOrder {
  /** Index of the item that is dragged. */
  dragged: number | undefined
  /** Index of the item that it would replace. */
  over: number | undefined
  /** Attributes of the item at an index. */
  itemAt: (index: number) => DragOrderItem
}

/**
 * Lets items be dragged onto the place of another one. Keys can't drag: give each item buttons that move it, too, and
 * announce its new position.
 * @param move moves the item at an index to another; undefined: the order can't be changed now
 */
export function useDragOrder(move: ((from: number, to: number) => void) | undefined): DragOrder {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const itemAt = (index: number): DragOrderItem => ({
    draggable: true,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(index)
    },
    onDragEnd: end,
    onDragOver: (event) => {
      // Files and items of other lists have their own places.
      if (dragged === undefined) return
      event.preventDefault()
      setOver(index)
    },
    onDrop: (event) => {
      if (dragged === undefined) return
      event.preventDefault()
      if (dragged !== index) move?.(dragged, index)
      end()
    },
  })
  return { dragged, over: over === dragged ? undefined : over, itemAt: move ? itemAt : () => ({ draggable: false }) }
}
