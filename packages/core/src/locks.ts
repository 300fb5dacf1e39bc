/**
 * Runs with a lock of that name over all tabs of this origin. Where the browser has no locks, or refuses them to a
 * frame without an origin of its own, it runs without. With `ifAvailable` it does not wait, and with a signal only
 * until that is aborted: `held` tells whether it has the lock.
 */
export async function withLock<Result>(
  name: string,
  run: (held: boolean) => Promise<Result>,
  options: { ifAvailable?: boolean; signal?: AbortSignal } = {},
): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!locks) return run(true)
  let entered = false
  try {
    return (await locks.request(name, options, (lock) => {
      entered = true
      return run(lock !== null)
    })) as Result
  } catch (error) {
    if (entered) throw error
    return run(!options.signal?.aborted)
  }
}
