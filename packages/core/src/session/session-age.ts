import type { KeyValueStore } from '../options.ts'

/** Stores the time of the session's first request (R77). */
export interface SessionAge {
  start(): void
  olderThan(milliseconds: number): boolean
  forget(): void
}

const storageKey = 'agc_first_request'

export function createSessionAge(store: KeyValueStore, now: () => number): SessionAge {
  const first = () => Number(store.getItem(storageKey) ?? Number.NaN)
  return {
    start() {
      // A time in the future was stored before the clock was set back.
      if (!(first() <= now())) store.setItem(storageKey, String(now()))
    },
    olderThan: (milliseconds) => now() - first() > milliseconds,
    forget: () => store.removeItem(storageKey),
  }
}
