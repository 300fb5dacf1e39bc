/** The platform's time. Everything that happens by itself happens on it, so that a test can turn it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back after a while; returns the function that stops it. */
  after(milliseconds: number, work: () => void): () => void
}

/** The real time. */
export const systemClock: Clock = {
  now: Date.now,
  after(milliseconds, work) {
    // setTimeout takes 31 bits; a job that is further away looks again when the time is up.
    const timer = setTimeout(work, Math.min(Math.max(milliseconds, 0), 2 ** 31 - 1))
    // A waiting job keeps no process alive.
    ;(timer as { unref?: () => void }).unref?.()
    return () => clearTimeout(timer)
  },
}

/** A clock that goes as fast as the real one, from a time of one's own choice on, and can be turned. */
export interface TurnableClock extends Clock {
  turn(milliseconds: number): void
  /** Goes back to the time at which it began. */
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

/** A clock that stands still until it is turned. */
export interface TestClock extends Clock {
  /** Moves the time forward; due work is started, in order. */
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
