import type { AnyCall } from '@console-widgets/contract'
import type { Console, ConsoleError } from '@console-widgets/core'
import { sessionStartOf } from './session-start.ts'

/** Session that a read depends on while it is on screen. */
export interface ReadSession {
  /** Starts it again after a failure. */
  start(): void
  stop(): void
}

/**
 * Starts the session for a read that needs one. If it cannot be started, or has ended in any tab, the read fails with
 * that error, each time that it is tried again.
 */
export function startSession(console: Console, call: AnyCall, fail: (error: ConsoleError) => void): ReadSession {
  if (call.auth === 'anonymous') return { start: () => {}, stop: () => {} }
  const { $error, again } = sessionStartOf(console)
  const stop = $error.subscribe((error) => error && fail(error))
  // The first reader has started it; another one may be at another place, where a session is needed.
  again()
  return { start: again, stop }
}

/** Whether data stays on screen after an error. No user data stays once the session has ended. */
export function leavesData({ kind }: ConsoleError): boolean {
  return kind !== 'signed-out'
}
