import type { KeyValueStore } from '../options.ts'

const storageKey = 'agc_logout_at'
/** A logout within this many milliseconds of another is ignored (R76). */
const logoutGuardMilliseconds = 10_000

/** Allows a logout unless another started less than 10 seconds ago, on this page or in another tab (R76). */
export function createLogoutGuard(store: KeyValueStore, now: () => number): () => boolean {
  return () => {
    const elapsed = now() - Number(store.getItem(storageKey) ?? Number.NaN)
    // If the clock was set back, the difference is negative, and the logout does not count as recent.
    if (elapsed >= 0 && elapsed < logoutGuardMilliseconds) return false
    store.setItem(storageKey, String(now()))
    return true
  }
}
