import type { AnyCall } from '@console-widgets/contract'
import type { Console, ConsoleError } from '@console-widgets/core'
import { onReconnect } from './reconnect.ts'

/** Session that a read depends on while it is on screen. */
export interface ReadSession {
  /** Starts it again after a failure. */
  start(): void
  stop(): void
}

/**
 * Starts the session for a read that needs one. If it cannot be started, or has ended in any tab, the read fails with
 * that error. It is retried when the browser is online again.
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

/** Whether data stays on screen after an error. No user data stays once the session has ended. */
export function leavesData({ kind }: ConsoleError): boolean {
  return kind !== 'signed-out'
}
