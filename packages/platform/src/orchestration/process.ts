import type { GenericSchema } from 'valibot'
import type { Answering } from '../calls/answer-call.ts'
import type { Context } from '../calls/handler.ts'

/** Calls that a process can be composed of, by ID. */
export type Answerings = ReadonlyMap<string, Answering>

/** Part answered by an existing call, with the caller's own rights. */
export interface CallPart<Params> {
  /** Id of the call. */
  call: string
  input(params: Params): unknown
}

/** Part that isn't a call by itself. */
export interface OwnPart<Params> {
  answer(context: Context, params: Params, answerings: Answerings): Promise<object>
}

/** Part computed from what other parts of the process have answered. A part that was rejected is undefined. */
export interface SumPart {
  of: readonly string[]
  sum(answers: Readonly<Record<string, object | undefined>>): object
}

type AnyPart<Params> = CallPart<Params> | OwnPart<Params> | SumPart

/** Parts of a process. Each succeeds or fails by itself. */
export interface Process {
  params: GenericSchema
  parts: Readonly<Record<string, AnyPart<never>>>
}

/** Declares a process. Parts receive the params as parsed by their schema. */
export function process<Params>(
  params: GenericSchema<unknown, Params>,
  parts: Record<string, AnyPart<Params>>,
): Process {
  return { params, parts: parts as Process['parts'] }
}
