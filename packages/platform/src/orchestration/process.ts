import type { GenericSchema } from 'valibot'
import type { Answering } from '../calls/answer-call.ts'
import type { Context } from '../calls/handler.ts'

/** The calls that a process can be composed of, by id. */
export type Answerings = ReadonlyMap<string, Answering>

/** A part that an existing call answers, in the caller's own rights. */
export interface CallPart<Params> {
  /** Id of the call. */
  call: string
  input(params: Params): unknown
}

/** A part that no call answers by itself. */
export interface OwnPart<Params> {
  answer(context: Context, params: Params, answerings: Answerings): Promise<object>
}

/** What a process composes: each part answers for itself. */
export interface Process {
  params: GenericSchema
  parts: Readonly<Record<string, CallPart<never> | OwnPart<never>>>
}

/** Declares a process; the parts get the params as their schema has parsed them. */
export function process<Params>(
  params: GenericSchema<unknown, Params>,
  parts: Record<string, CallPart<Params> | OwnPart<Params>>,
): Process {
  return { params, parts: parts as Process['parts'] }
}
