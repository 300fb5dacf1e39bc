import { useEffect, useState } from 'react'

/** Rerenders every second while the screen shows something that changes with time. */
export function useEverySecond(active: boolean): void {
  const [, setBeat] = useState(0)
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => setBeat((beat) => beat + 1), 1000)
    return () => clearInterval(timer)
  }, [active])
}
