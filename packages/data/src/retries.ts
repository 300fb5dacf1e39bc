import type { ConsoleError } from '@console-widgets/core'

/** Causes that may pass by themselves: the network, or the platform. */
const passing = /network|timeout|server/

/** Milliseconds until the first retry, doubled with each, and how many there are: a minute in all. */
const firstWait = 2000
const most = 5

/** Retries of one read that has no data yet. */
export interface Retries {
  /** Whether a retry is in progress: what is on screen stays until it ends. */
  readonly running: boolean
  /** Retries later, if the cause may pass and there are retries left. */
  fail(error: ConsoleError): void
  /** Ends them: there is data, or another read. */
  settle(): void
}

/** Repeats a failed first read, less and less often, so that a widget recovers without anyone pressing Retry. */
export function createRetries(retry: () => void): Retries {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  const retries = {
    running: false,
    fail({ kind }: ConsoleError) {
      retries.running = false
      clearTimeout(timer)
      if (tries === most || !passing.test(kind)) return
      const wait = firstWait * 2 ** tries++
      timer = setTimeout(
        () => {
          retries.running = true
          retry()
          // Spread, so that the widgets of a page don't all ask at once.
        },
        wait * (1 + Math.random() / 4),
      )
    },
    settle() {
      clearTimeout(timer)
      retries.running = false
      tries = 0
    },
  }
  return retries
}
