type LockOptions = { ifAvailable?: boolean; signal?: AbortSignal }
type Callback = (lock: object | null) => unknown

/** Web Locks as far as the core uses them: exclusive, first in first out, waiting until a signal is aborted. */
export function createFakeLocks() {
  const tails = new Map<string, Promise<unknown>>()
  return {
    async request(name: string, options: LockOptions, callback: Callback): Promise<unknown> {
      const tail = tails.get(name)
      if (tail && options.ifAvailable) return callback(null)
      const turn = (async () => {
        await Promise.race([tail, aborted(tail ? options.signal : undefined)])
        return callback({ name })
      })()
      const settled = Promise.allSettled([tail, turn]).finally(() => {
        if (tails.get(name) === settled) tails.delete(name)
      })
      tails.set(name, settled)
      return turn
    },
  }
}

/** Rejects when a signal is aborted. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}
