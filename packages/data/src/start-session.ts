import type { AnyCall } from '@console-widgets/contract'
import type { Console, ConsoleError } from '@console-widgets/core'

/** Starts the session for a read that needs one; a session that cannot be started is the read's error. */
export function startSession(console: Console, call: AnyCall, fail: (error: ConsoleError) => void): void {
  if (call.auth !== 'anonymous') console.session.ensure().catch((error: ConsoleError) => fail(error))
}
