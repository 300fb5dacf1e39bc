import type { KeyValueStore } from '../options.ts'

const storageKey = 'agc_logout_at'
/** A logout within this many milliseconds of another is ignored (R76). */
const logoutGuardMilliseconds = 10_000

/** Lets a logout begin unless another began less than 10 seconds before it, on this page or in another tab (R76). */
export function createLogoutGuard(store: KeyValueStore, now: () => number): () => boolean {
  return () => {
    const elapsed = now() - Number(store.getItem(storageKey) ?? Number.NaN)
    // A clock that was set back makes the time before negative; that logout is not recent.
    if (elapsed >= 0 && elapsed < logoutGuardMilliseconds) return false
    store.setItem(storageKey, String(now()))
    return true
  }
}
