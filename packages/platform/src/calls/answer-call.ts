import * as v from 'valibot'
import { isRepeatable, type AnyCall } from '@console-widgets/contract'
import { beginAct } from '../acts/acts.ts'
import { recordCall, recordRemains } from '../audit/audit.ts'
import type { Queries } from '../database/connection.ts'
import type { Context, Handler, Implementation, SecretGuard } from './handler.ts'
import { refuse } from '../refusals/refusal.ts'

/** What a caller's context is before a handler runs: with the right to open transactions, and without one. */
export type CallerContext = Omit<Context, 'db' | 'call'>

/** A call, its schemas, and how it is answered for a caller who has been let in. */
export interface Answering {
  call: AnyCall
  input: v.GenericSchema | undefined
  output: v.GenericSchema | undefined
  /** Says whom the secret in the input lets in, for a call that is guarded by one. */
  secretGuard: SecretGuard<AnyCall> | undefined
  /** Runs the handler on an input that has been parsed, in a transaction unless it is slow, and records the change. */
  answer(context: CallerContext, input: unknown): Promise<unknown>
}

/**
 * Every call of an implementation, ready to be answered.
 * @throws TypeError when a call is declared to be guarded by a secret that nobody compares, or the other way round
 */
export function answeringsOf({ contract, handlers, slow, elsewhere, guards }: Implementation): Answering[] {
  return Object.values(contract.calls).map((call) => {
    const schema = (name: string | undefined) =>
      name === undefined ? undefined : (contract.schemas[name] as v.GenericSchema)
    const secretGuard = guards[call.id]
    if ((call.guard === 'secret') !== (secretGuard !== undefined))
      throw new TypeError(`${call.id} is guarded by '${call.guard}', and its implementation disagrees`)
    const isSlow = slow.has(call.id) || call.body !== 'json'
    const handler = handlers[call.id] as Handler<AnyCall>
    const isRecorded = call.effect !== 'read' && call.tenant === 'team' && !elsewhere.has(call.id)
    const isAct = isRepeatable(call)
    const begin = async (db: Queries, context: CallerContext, input: unknown) =>
      isAct ? beginAct(db, { ...context, call }, input) : undefined
    const inTransaction = (context: CallerContext, input: unknown) =>
      context.inTeam(async (db) => {
        const act = await begin(db, context, input)
        if (act?.made) return act.made.answer
        const answer = await handler(input as never, { ...context, call, db })
        if (isRecorded) await recordCall(db, { ...context, call }, input)
        await act?.keep(db, answer)
        return answer
      })
    const slowly = async (context: CallerContext, input: unknown) => {
      const act = isAct ? await context.inTeam((db) => begin(db, context, input)) : undefined
      if (act?.made) return act.made.answer
      const end = async (work: (db: Queries) => Promise<void>) => {
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
        await act?.keep(db, answer)
      })
      return answer
    }
    return {
      call,
      input: schema(call.input),
      output: schema(call.output),
      secretGuard,
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

/** Checks an input. @throws PlatformRefusal that names each field that is wrong */
export function parseInput(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const issues = result.issues
    .slice(0, 20)
    .map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  throw refuse(
    'bad-parameter',
    issues.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; '),
    issues,
  )
}

/** What leaves the platform of an answer: the fields that the call declares, and no other. */
export function declaredFields(schema: v.GenericSchema | undefined, answer: unknown): object {
  return schema ? (v.parse(schema, answer) as object) : {}
}
