type LockOptions = { ifAvailable?: boolean }
type Callback = (lock: object | null) => unknown

/** Web Locks, as far as the core uses them: exclusive, in order. */
export function createFakeLocks() {
  const tails = new Map<string, Promise<unknown>>()
  return {
    async request(name: string, ...rest: [LockOptions, Callback] | [Callback]): Promise<unknown> {
      const [options, callback] = rest.length === 2 ? rest : [{}, rest[0]]
      const tail = tails.get(name)
      if (tail && options.ifAvailable) return callback(null)
      const turn = (async () => {
        await tail
        return callback({ name })
      })()
      const settled = turn.catch(() => undefined).finally(() => {
        if (tails.get(name) === settled) tails.delete(name)
      })
      tails.set(name, settled)
      return turn
    },
  }
}
