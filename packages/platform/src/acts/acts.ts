import { eq, lt } from 'drizzle-orm'
import type { AnyCall } from '@console-widgets/contract'
import { actHeader } from '@console-widgets/core/model'
import { hashToken } from '../secrets/secrets.ts'
import type { Queries } from '../database/connection.ts'
import { refuse } from '../refusals/refusal.ts'
import { openAnswer, sealAnswer } from './sealed-answer.ts'
import { acts } from './tables.ts'

/** Milliseconds that an act is remembered: longer than anybody goes on trying. */
const rememberedFor = 24 * 3_600_000

/** Who asks for what, and when. */
interface ActRequest {
  call: AnyCall
  request: Request
  userId: string
  now(): number
}

/** A change that its caller may send again, since an answer can get lost on its way. */
export interface Act {
  /** What was answered when it was made; undefined when it is still to be made. */
  earlierAnswer: { answer: unknown } | undefined
  /** Remembers what is answered. */
  keepAnswer(db: Queries, answer: unknown): Promise<void>
  /** Forgets it, because it was not made after all. */
  forget(db: Queries): Promise<void>
}

/**
 * Begins a change that has an id: it is the same act only if the same person asks for the same under it. Of two that
 * come at once, the second waits until the first has ended, or is refused while that takes long.
 */
export async function beginAct(
  db: Queries,
  { call, request, userId, now }: ActRequest,
  input: unknown,
): Promise<Act | undefined> {
  const actId = request.headers.get(actHeader)
  if (!actId) return undefined
  const subject = [userId, call.id, actId, JSON.stringify(input)].join('\n')
  const actHash = await hashToken(subject)
  const isThisAct = eq(acts.actHash, actHash)
  const act: Act = {
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
    .values({ actHash, time: now() })
    .onConflictDoNothing()
    .returning({ time: acts.time })
  if (inserted.length > 0) return act
  const [earlier] = await db.select({ answer: acts.answer }).from(acts).where(isThisAct)
  if (!earlier?.answer) throw refuse('conflict', 'This is still being done. Look again in a while.')
  return { ...act, earlierAnswer: { answer: await openAnswer(subject, earlier.answer) } }
}
