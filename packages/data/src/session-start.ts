import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Console, ConsoleError } from '@console-widgets/core'
import { onReconnect } from './reconnect.ts'
import { createRetries } from './retries.ts'

/** Start of a console's session, shared by everything on screen that needs one. */
export interface SessionStart {
  /** Why there is no session, as long as there is none. While it is read, the start is tried again. */
  readonly $error: ReadableAtom<ConsoleError | undefined>
  /** Tries now. */
  again(): void
}

const starts = new WeakMap<Console, SessionStart>()

/** The start of a console's session. */
export function sessionStartOf(console: Console): SessionStart {
  const start = starts.get(console) ?? createSessionStart(console)
  starts.set(console, start)
  return start
}

function createSessionStart({ session }: Console): SessionStart {
  const $error = atom<ConsoleError | undefined>()
  let isRead = false
  let running: Promise<void> | undefined

  const settle = () => {
    retries.settle()
    $error.set(undefined)
  }
  const again = () => {
    running ??= session
      .ensure()
      .then(settle, fail)
      .finally(() => {
        running = undefined
      })
  }
  const fail = (error: ConsoleError) => {
    $error.set(error)
    if (isRead) retries.fail(error)
  }
  const retries = createRetries(again)

  onMount($error, () => {
    isRead = true
    const stops = [
      onReconnect(again),
      session.$state.listen(({ status }, before) => {
        if (status === 'active' || status === 'visitor') settle()
        else if (status === 'ended' && before?.status !== 'ended') again()
      }),
    ]
    again()
    return () => {
      isRead = false
      retries.settle()
      for (const stop of stops) stop()
    }
  })
  return { $error, again }
}
