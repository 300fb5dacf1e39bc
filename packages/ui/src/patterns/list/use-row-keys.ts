import { type RefObject, useRef } from 'react'

/** Rows in use: focused, pressed, or with an open menu. */
const heldRow = '[data-index]:is(:focus-within, :active, :has([aria-expanded=true]))'

/**
 * React keys of the row elements. A record keeps its element while it is in the document. If those of the
 * previous window that remain keep their places, the elements of the others are reused for the new ones, which is far
 * cheaper than creating others; rows in use are never reused.
 */
export function useRowKeys(
  scroller: RefObject<HTMLElement | null>,
  names: readonly string[],
): ReadonlyMap<string, number> {
  const next = useRef(0)
  const known = useRef<ReadonlyMap<string, number>>(new Map())
  const before = known.current
  const places = [...before.keys()]
  const hasMoved = names.some((name, at) => before.has(name) && name !== places[at])
  const free = hasMoved || scroller.current?.querySelector(heldRow) ? [] : [...before.values()]
  const keys = new Map(names.map((name, at) => [name, before.get(name) ?? free[at] ?? next.current++]))
  known.current = keys
  return keys
}
