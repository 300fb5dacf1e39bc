import type { AnyCall } from '@console-widgets/contract'
import type { ConsoleError } from '../errors.ts'
import { randomState } from '../session/random-state.ts'

/**
 * Makes one change. `send` receives its idempotency ID: the platform applies a change once, however often it is sent.
 */
export type RunAct = <Result>(
  call: AnyCall,
  input: unknown,
  send: (actId: string) => Promise<Result>,
) => Promise<Result>

/**
 * Gives every change an ID. A change without a verdict from the platform may have been applied. If the user repeats it
 * as the next change in its area, it keeps its ID.
 */
export function createActs(): RunAct {
  const open = new Map<string, string>()
  return async (call, input, send) => {
    const act = call.id + JSON.stringify(input)
    const id = open.get(act) ?? randomState()
    // After another change, the same request is a new one: on, off, on again.
    if (!open.delete(act)) for (const other of open.keys()) if (other.startsWith(`${call.area}.`)) open.delete(other)
    try {
      return await send(id)
    } catch (error) {
      if ((error as ConsoleError).retCode === undefined) open.set(act, id)
      throw error
    }
  }
}
