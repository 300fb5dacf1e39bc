/** The platform's clock. Everything scheduled runs on it, so that tests can control it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back after a delay. @returns a function that cancels it */
  after(milliseconds: number, work: () => void): () => void
}

/** The real time. */
export const systemClock: Clock = {
  now: Date.now,
  after(milliseconds, work) {
    // setTimeout is limited to 31 bits; a later job checks again when the timer fires.
    const timer = setTimeout(work, Math.min(Math.max(milliseconds, 0), 2 ** 31 - 1))
    // Pending jobs don't keep the process alive.
    ;(timer as { unref?: () => void }).unref?.()
    return () => clearTimeout(timer)
  },
}

/** Clock that starts at a chosen time, runs at normal speed, and can be advanced. */
export interface TurnableClock extends Clock {
  turn(milliseconds: number): void
  /** Returns to its start time. */
  restart(): void
}

export function createTurnableClock(start: number): TurnableClock {
  let shift = start - Date.now()
  return {
    ...systemClock,
    now: () => Date.now() + shift,
    turn: (milliseconds) => {
      shift += milliseconds
    },
    restart: () => {
      shift = start - Date.now()
    },
  }
}

/** Clock that moves only when advanced. */
export interface TestClock extends Clock {
  /** Advances the time and starts due work in order. */
  advance(milliseconds: number): void
}

export function createTestClock(start: number): TestClock {
  let now = start
  let waiting: { at: number; work: () => void }[] = []
  return {
    now: () => now,
    after(milliseconds, work) {
      const entry = { at: now + milliseconds, work }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((candidate) => candidate !== entry)
      }
    },
    advance(milliseconds) {
      now += milliseconds
      const due = waiting.filter((entry) => entry.at <= now).toSorted((a, b) => a.at - b.at)
      waiting = waiting.filter((entry) => entry.at > now)
      for (const entry of due) entry.work()
    },
  }
}
