import type { AnyCall } from '@console-widgets/contract'
import type { Console, ConsoleError } from '@console-widgets/core'
import { onReconnect } from './reconnect.ts'

/** The session that a read stands on, as long as somebody looks. */
export interface ReadSession {
  /** Starts it again, after it could not be started. */
  start(): void
  stop(): void
}

/**
 * Starts the session for a read that needs one. That it cannot be started, or has ended, here or in another tab, is the
 * read's error; with the network it is started again by itself.
 */
export function startSession(console: Console, call: AnyCall, fail: (error: ConsoleError) => void): ReadSession {
  if (call.auth === 'anonymous') return { start: () => {}, stop: () => {} }
  const start = () => void console.session.ensure().catch(fail)
  const stops = [
    onReconnect(start),
    console.session.$state.listen(({ status }, before) => {
      if (status === 'ended' && before?.status !== 'ended') start()
    }),
  ]
  start()
  return { start, stop: () => stops.forEach((stop) => stop()) }
}

/** Whether an error leaves what was read on the screen: nothing of a person stays there once the session is over. */
export function leavesData({ kind }: ConsoleError): boolean {
  return kind !== 'signed-out'
}
