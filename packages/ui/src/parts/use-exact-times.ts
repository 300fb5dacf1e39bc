import { useEffect, useState } from 'react'

type ExactTimes = typeof import('./exact-times.ts')

let loaded: ExactTimes | undefined

/**
 * The formats of dates, loaded when a list needs them: for a tooltip, or for a filter by time. Undefined until then,
 * and if loading fails. They are 3 kB, and most lists show only relative times.
 */
export function useExactTimes(wanted: boolean): ExactTimes | undefined {
  const [shown, setShown] = useState(loaded)
  useEffect(() => {
    if (!wanted || shown) return
    let current = true
    void import('./exact-times.ts').then(
      (exactTimes) => {
        loaded = exactTimes
        if (current) setShown(exactTimes)
      },
      () => {},
    )
    return () => {
      current = false
    }
  }, [wanted, shown])
  return shown
}
