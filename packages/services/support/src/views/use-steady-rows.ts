import { useRef, useState } from 'react'
import type { ConversationRow } from '../data.ts'

/**
 * Rows in the order in which they were first shown: a new message changes a row where it is, and new rows wait until
 * they are asked for, so that nothing moves under a reader.
 * @param of what is listed; a different list starts over
 * @param current the row that is open, which is always shown: it may have just been created
 */
export function useSteadyRows(rows: readonly ConversationRow[], of: string, current: string | undefined) {
  const order = useRef<{ of: string; ids: string[] }>({ of: '', ids: [] })
  const [, setShown] = useState(0)
  if (order.current.of !== of || order.current.ids.length === 0) order.current = { of, ids: rows.map(({ id }) => id) }
  const { ids } = order.current
  if (current !== undefined && !ids.includes(current) && rows[0]?.id === current) ids.unshift(current)
  const place = new Map(ids.map((id, at) => [id, at]))
  // Rows after the last known one are older: they were asked for, and move nothing.
  const lastKnown = rows.findLastIndex(({ id }) => place.has(id))
  for (const { id } of rows.slice(lastKnown + 1)) if (!place.has(id)) place.set(id, ids.push(id) - 1)
  const shown = rows.filter(({ id }) => place.has(id))
  return {
    shown: shown.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0)),
    fresh: rows.length - shown.length,
    showFresh: () => {
      order.current = { of, ids: rows.map(({ id }) => id) }
      setShown((count) => count + 1)
    },
  }
}
