import { useSyncExternalStore } from 'react'
import { useConsole } from '../embedding/console-context.tsx'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let beat = 0

/** One timer shared by all times on a page. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    beat += 1
    for (const each of listeners) each()
  }, 30_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The console's current time, updated every half minute. */
export function useNow(): number {
  useSyncExternalStore(
    subscribe,
    () => beat,
    () => 0,
  )
  return useConsole().ports.now()
}
