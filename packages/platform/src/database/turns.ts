/** Runs one piece of work at a time, in the order of their turns. */
export interface Turns {
  /** A place in the queue, behind all that were taken before. */
  take(): number
  /** Runs work when the earlier turns that wait have run. Work of the same turn runs in the order of its calls. */
  run<T>(turn: number, work: () => Promise<T>): Promise<T>
}

/** The longest time without a look at events, in milliseconds: a few requests. */
const longestStretch = 3

/** Lets Node look at its events. A page needn't: it has no connections, and its timers are slow. */
const lookAtEvents: (() => Promise<void>) | undefined =
  globalThis.setImmediate && (() => new Promise((resolve) => setImmediate(resolve)))

/**
 * Creates the queue of a database that does one thing at a time. A request visits it several times. If each visit went
 * to the end of the queue, a request of twenty visits would wait for twenty times as many others as one that came at
 * the same moment; so all visits of a request have the turn of its arrival.
 *
 * An embedded database answers without letting the process wait, so a request runs from its arrival to its answer at
 * once, and requests that have arrived run one after another. Node would accept one connection when all have run, and
 * the last of two hundred clients would wait for minutes. So the queue pauses for events.
 */
export function createTurns(): Turns {
  let taken = 0
  let isBusy = false
  let looked = 0
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
        if (lookAtEvents && performance.now() - looked > longestStretch) {
          await lookAtEvents()
          looked = performance.now()
        }
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
