import { eq, lt } from 'drizzle-orm'
import type { AnyCall } from '@console-widgets/contract'
import { actHeader } from '@console-widgets/core/model'
import { hashToken } from '../secrets/secrets.ts'
import type { Queries } from '../database/connection.ts'
import { refuse } from '../refusals/refusal.ts'
import { openAnswer, sealAnswer } from './sealed-answer.ts'
import { acts } from './tables.ts'

/** How long an action is remembered, in milliseconds: longer than any client retries. */
const rememberedFor = 24 * 3_600_000

/** Call, caller, and time of a request. */
interface ActRequest {
  call: AnyCall
  request: Request
  userId: string
  now(): number
}

/** Change that the client may send again, since responses can get lost. */
export interface Act {
  /** Answer to the first request. Undefined if the change has yet to be applied. */
  earlierAnswer: { answer: unknown } | undefined
  /** Remembers the answer. */
  keepAnswer(db: Queries, answer: unknown): Promise<void>
  /** Forgets the action, because it failed. */
  forget(db: Queries): Promise<void>
}

/**
 * Starts a change with an idempotency ID. The ID belongs to one call of one user with one input: sent with another
 * input, it is rejected. The second of two concurrent requests waits for the first, or is rejected if that takes long.
 */
export async function beginAct(
  db: Queries,
  { call, request, userId, now }: ActRequest,
  input: unknown,
): Promise<Act | undefined> {
  const actId = request.headers.get(actHeader)
  if (!actId) return undefined
  const act = [userId, call.id, actId].join('\n')
  const subject = [act, JSON.stringify(input)].join('\n')
  const [actHash, inputHash] = [await hashToken(act), await hashToken(subject)]
  const isThisAct = eq(acts.actHash, actHash)
  const claimed: Act = {
    earlierAnswer: undefined,
    keepAnswer: async (queries, answer) =>
      void (await queries
        .update(acts)
        .set({ answer: await sealAnswer(subject, answer) })
        .where(isThisAct)),
    forget: async (queries) => void (await queries.delete(acts).where(isThisAct)),
  }
  await db.delete(acts).where(lt(acts.time, now() - rememberedFor))
  const inserted = await db
    .insert(acts)
    .values({ actHash, inputHash, time: now() })
    .onConflictDoNothing()
    .returning({ time: acts.time })
  if (inserted.length > 0) return claimed
  const [earlier] = await db.select({ inputHash: acts.inputHash, answer: acts.answer }).from(acts).where(isThisAct)
  if (earlier && earlier.inputHash !== inputHash)
    throw refuse('key-reused', `This ${actHeader} was sent with other data before. Send a new one.`)
  if (!earlier?.answer) throw refuse('conflict', 'This is still in progress. Try again later.')
  return { ...claimed, earlierAnswer: { answer: await openAnswer(subject, earlier.answer) } }
}
