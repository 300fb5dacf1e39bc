import type { AnyCall } from '@console-widgets/contract'
import type { ConsoleError } from '../errors.ts'
import { randomState } from '../session/random-state.ts'

/** Makes one change: `send` gets the id of the act, by which the platform does it once, however often it is sent. */
export type RunAct = <Result>(
  call: AnyCall,
  input: unknown,
  send: (actId: string) => Promise<Result>,
) => Promise<Result>

/**
 * Gives every change an id. One that ended without the platform's verdict may have been made: when a person repeats it,
 * as the next act of its area, it is the same act and has the same id.
 */
export function createActs(): RunAct {
  const open = new Map<string, string>()
  return async (call, input, send) => {
    const act = call.id + JSON.stringify(input)
    const id = open.get(act) ?? randomState()
    // After another act the same words are meant anew: on, off, on again.
    if (!open.delete(act)) for (const other of open.keys()) if (other.startsWith(`${call.area}.`)) open.delete(other)
    try {
      return await send(id)
    } catch (error) {
      if ((error as ConsoleError).retCode === undefined) open.set(act, id)
      throw error
    }
  }
}
