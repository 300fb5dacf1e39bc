/** Runs one piece of work at a time, in the order of their turns. */
export interface Turns {
  /** A place in the queue, behind all that were taken before. */
  take(): number
  /** Runs work when the earlier turns that wait have run. Work of the same turn runs in the order of its calls. */
  run<T>(turn: number, work: () => Promise<T>): Promise<T>
}

/**
 * Creates the queue of a database that does one thing at a time. A request visits it several times. If each visit went
 * to the end of the queue, a request of twenty visits would wait for twenty times as many others as one that came at
 * the same moment; so all visits of a request have the turn of its arrival.
 */
export function createTurns(): Turns {
  let taken = 0
  let isBusy = false
  const waiting: { turn: number; start: () => void }[] = []
  return {
    take: () => ++taken,
    async run(turn, work) {
      if (isBusy)
        await new Promise<void>((start) => {
          // Most are the latest to arrive.
          let at = waiting.length
          while (at > 0 && (waiting[at - 1] as { turn: number }).turn > turn) at--
          waiting.splice(at, 0, { turn, start })
        })
      isBusy = true
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        // The next one takes over at once: nothing can come between.
        if (next) next.start()
        else isBusy = false
      }
    },
  }
}
