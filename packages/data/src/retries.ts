import type { ConsoleError } from '@console-widgets/core'

/** Causes that may pass by themselves: the network, or the platform. */
const passing = /network|timeout|server/

/**
 * Milliseconds until the first retry, doubled with each up to the longest. A platform that is back is noticed soon,
 * however long it was down; in a hidden page, browsers let timers run once a minute.
 */
const firstWait = 2000
const longestWait = 8000

/** Retries of what is on screen and failed: a read, the start of a session, or code that can't be loaded. */
export interface Retries {
  /** Whether a retry is in progress: what is on screen stays until it ends. */
  readonly running: boolean
  /** Retries later, if the cause may pass. */
  fail(error: Pick<ConsoleError, 'kind'>): void
  /** Ends them: there is data, or another read. */
  settle(): void
}

/** Repeats what failed, so that a widget recovers without anyone pressing Retry. */
export function createRetries(retry: () => void): Retries {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWait
  const retries = {
    running: false,
    fail({ kind }: Pick<ConsoleError, 'kind'>) {
      retries.running = false
      clearTimeout(timer)
      if (!passing.test(kind)) return
      timer = setTimeout(
        () => {
          retries.running = true
          retry()
          // Spread, so that the widgets of a page don't all ask at once.
        },
        wait * (1 + Math.random() / 4),
      )
      wait = Math.min(wait * 2, longestWait)
    },
    settle() {
      clearTimeout(timer)
      retries.running = false
      wait = firstWait
    },
  }
  return retries
}
