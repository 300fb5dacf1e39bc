/**
 * Runs with a named lock shared by all tabs of this origin, or without it where the browser has no locks or refuses
 * them to an opaque origin. With `ifAvailable`, it does not wait; with a signal, it waits until that is aborted. `held`
 * tells whether the lock was acquired.
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
