import { useCallback, useRef } from 'react'

/**
 * A function that stays the same and does what the newest one does: for rows that render only when something of theirs
 * changes.
 */
export function useLatest<Arguments extends unknown[], Answer>(
  run: (...values: Arguments) => Answer,
): (...values: Arguments) => Answer {
  const latest = useRef(run)
  latest.current = run
  return useCallback((...values: Arguments) => latest.current(...values), [])
}
