import { useCallback, useRef } from 'react'

/**
 * Returns a stable function that calls the latest one, for rows that render only when their own data changes.
 */
export function useLatest<Arguments extends unknown[], Answer>(
  run: (...values: Arguments) => Answer,
): (...values: Arguments) => Answer {
  const latest = useRef(run)
  latest.current = run
  return useCallback((...values: Arguments) => latest.current(...values), [])
}
