import { type RefObject, useRef } from 'react'

/** Rows that a person has hold of: by the focus, a press or an open menu. */
const heldRow = '[data-index]:is(:focus-within, :active, :has([aria-expanded=true]))'

/**
 * Keys of the elements that show some records, by the records' own. A record keeps its element for as long as it is in
 * the document. When none of those before is left, their elements show the new ones, which costs a fraction of making
 * others; unless a person has hold of one, which must not become another record under their hand.
 */
export function useRowKeys(
  scroller: RefObject<HTMLElement | null>,
  names: readonly string[],
): ReadonlyMap<string, number> {
  const next = useRef(0)
  const known = useRef<ReadonlyMap<string, number>>(new Map())
  const before = known.current
  const free =
    names.some((name) => before.has(name)) || scroller.current?.querySelector(heldRow) ? [] : [...before.values()]
  const keys = new Map(names.map((name, at) => [name, before.get(name) ?? free[at] ?? next.current++]))
  known.current = keys
  return keys
}
