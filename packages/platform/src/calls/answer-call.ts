import type { GenericSchema } from 'valibot'
import { isRepeatable, type AnyCall } from '@console-widgets/contract'
import { beginAct, renewClaim } from '../acts/acts.ts'
import { recordCall, recordRemains } from '../audit/audit.ts'
import type { Queries } from '../database/connection.ts'
import type { Context, Handler, Implementation, SecretGuard } from './handler.ts'

/** Context of a caller before a handler runs: it can open transactions but has none. */
export type CallerContext = Omit<Context, 'db' | 'call'>

/** Call with its schemas and its implementation for an admitted caller. */
export interface Answering {
  call: AnyCall
  input: GenericSchema | undefined
  output: GenericSchema | undefined
  /** Returns who the secret in the input admits, for a call that is guarded by one. */
  secretGuard: SecretGuard<AnyCall> | undefined
  /** Maximum JSON body, in bytes. */
  largestBody: number
  /** Runs the handler on an input that has been parsed, in a transaction unless it is slow, and records the change. */
  answer(context: CallerContext, input: unknown): Promise<unknown>
}

/**
 * Every call of an implementation, ready to be answered.
 * @throws TypeError if a call is declared to be guarded by a secret without a comparison, or the other way round
 */
export function answeringsOf({
  contract,
  handlers,
  slow,
  unrecorded,
  guards,
  largestBody,
}: Implementation): Answering[] {
  return Object.values(contract.calls).map((call) => {
    const schema = (name: string | undefined) =>
      name === undefined ? undefined : (contract.schemas[name] as GenericSchema)
    const secretGuard = guards[call.id]
    if ((call.guard === 'secret') !== (secretGuard !== undefined))
      throw new TypeError(`${call.id} is guarded by '${call.guard}', and its implementation disagrees`)
    const isSlow = slow.has(call.id) || call.body !== 'json'
    const handler = handlers[call.id] as Handler<AnyCall>
    const isRecorded = call.effect !== 'read' && call.tenant === 'team' && !unrecorded.has(call.id)
    const isAct = isRepeatable(call)
    const begin = async (db: Queries, context: CallerContext, input: unknown) =>
      isAct ? beginAct(db, { ...context, call }, input) : undefined
    const inTransaction = (context: CallerContext, input: unknown) =>
      context.inTeam(async (db) => {
        const act = await begin(db, context, input)
        if (act?.earlierAnswer) return act.earlierAnswer.answer
        const answer = await handler(input as never, { ...context, call, db })
        if (isRecorded) await recordCall(db, { ...context, call }, input)
        await act?.keepAnswer(db, answer)
        return answer
      })
    const slowly = async (context: CallerContext, input: unknown) => {
      const act = isAct ? await context.inTeam((db) => begin(db, context, input)) : undefined
      if (act?.earlierAnswer) return act.earlierAnswer.answer
      const endClaim = act && renewClaim(act, context.inTeam)
      const end = async (work: (db: Queries) => Promise<void>) => {
        await endClaim?.()
        if (act || isRecorded) await context.inTeam(work)
      }
      const answer = await handler(input as never, withoutTransaction(context, call)).catch(async (error: unknown) => {
        await end(async (db) => {
          await act?.forget(db)
          if (isRecorded) await recordRemains(db, { ...context, call }, input)
        })
        throw error
      })
      await end(async (db) => {
        if (isRecorded) await recordCall(db, { ...context, call }, input)
        await act?.keepAnswer(db, answer)
      })
      return answer
    }
    return {
      call,
      input: schema(call.input),
      output: schema(call.output),
      secretGuard,
      largestBody,
      answer: isSlow ? slowly : inTransaction,
    }
  })
}

function withoutTransaction(context: CallerContext, call: AnyCall): Context {
  return Object.defineProperty({ ...context, call } as Context, 'db', {
    get() {
      throw new TypeError(`${call.id} is slow and has no transaction of its own: use inTeam`)
    },
  })
}
