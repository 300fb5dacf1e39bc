import { and, eq, lt } from 'drizzle-orm'
import type { AnyCall } from '@console-widgets/contract'
import { actHeader } from '@console-widgets/core/model'
import { hashToken } from '../secrets/secrets.ts'
import type { Queries } from '../database/connection.ts'
import { logError } from '../logging/log-error.ts'
import { refuse, type PlatformRefusal } from '../refusals/refusal.ts'
import { openAnswer, sealAnswer } from './sealed-answer.ts'
import { acts } from './tables.ts'

/** How long an action is remembered, in milliseconds: longer than any client retries. */
const rememberedFor = 24 * 3_600_000
/** How long a change in progress belongs to its node, in milliseconds. After that, the node must have died. */
const claimedFor = 30_000
/** How often a node renews its claim to a change in progress, in milliseconds. */
const renewEvery = 10_000
/** How long a client waits at most before it repeats a change in progress, in milliseconds: most end soon. */
const longestWait = 5000

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
  /**
   * Says that this node is still applying the change. Has no effect if another node has taken it over.
   * @returns whether it still belongs to this node
   */
  renew(db: Queries): Promise<boolean>
  /** Remembers the answer, unless another node has taken the change over. */
  keepAnswer(db: Queries, answer: unknown): Promise<void>
  /** Forgets the action, because it failed, unless another node has taken it over. */
  forget(db: Queries): Promise<void>
}

/**
 * Starts a change with an idempotency ID. The ID belongs to one call of one user with one input: sent with another
 * input, it is rejected. The second of two concurrent requests waits for the first, or is told when to come again if
 * that takes long. A change whose node died is taken over once its claim has ended.
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
  /** When this node last claimed the change. A node that takes it over sets a later time. */
  let claimTime = now()
  const isClaimed = () => and(isThisAct, eq(acts.time, claimTime))
  const claimed: Act = {
    earlierAnswer: undefined,
    renew: async (queries) => {
      const time = now()
      const renewed = await queries.update(acts).set({ time }).where(isClaimed()).returning({ time: acts.time })
      if (renewed.length > 0) claimTime = time
      return renewed.length > 0
    },
    keepAnswer: async (queries, answer) =>
      void (await queries
        .update(acts)
        .set({ answer: await sealAnswer(subject, answer) })
        .where(isClaimed())),
    forget: async (queries) => void (await queries.delete(acts).where(isClaimed())),
  }
  await db.delete(acts).where(lt(acts.time, now() - rememberedFor))
  const inserted = await db
    .insert(acts)
    .values({ actHash, inputHash, time: claimTime })
    .onConflictDoNothing()
    .returning({ time: acts.time })
  if (inserted.length > 0) return claimed
  const [earlier] = await db
    .select({ inputHash: acts.inputHash, answer: acts.answer, time: acts.time })
    .from(acts)
    .where(isThisAct)
  if (earlier && earlier.inputHash !== inputHash)
    throw refuse('key-reused', `This ${actHeader} was sent with other data before. Send a new one.`)
  if (earlier?.answer) return { ...claimed, earlierAnswer: { answer: await openAnswer(subject, earlier.answer) } }
  if (earlier && earlier.time < claimTime - claimedFor) {
    // Two nodes can find the end of the claim at once: one of them takes the change over.
    const taken = await db
      .update(acts)
      .set({ time: claimTime })
      .where(and(isThisAct, eq(acts.time, earlier.time)))
      .returning({ time: acts.time })
    if (taken.length > 0) return claimed
  }
  throw refuseForNow(earlier ? earlier.time + claimedFor - claimTime : 0)
}

/** Tells the client when to repeat a change that is being made: once the claim to it has ended, or earlier. */
function refuseForNow(untilClaimEnds: number): PlatformRefusal {
  const seconds = Math.max(1, Math.ceil(Math.min(untilClaimEnds, longestWait) / 1000))
  return refuse('in-progress', `This is still in progress. Send it again with the same ${actHeader}.`, [], {
    'retry-after': `${seconds}`,
  })
}

/**
 * Renews the claim to a change as long as it is being applied. It ends by itself once the change belongs to another
 * node, and once the claim has run out because the database was out of reach, such as one that was closed meanwhile.
 * @returns a function that ends this, before the answer is kept
 */
export function renewClaim(act: Act, inTeam: (work: Act['renew']) => Promise<boolean>): () => Promise<void> {
  let last = Promise.resolve()
  let failures = 0
  const renew = async () => {
    try {
      if (!(await inTeam((db) => act.renew(db)))) clearInterval(timer)
      failures = 0
    } catch (error) {
      logError(error)
      failures++
      if (failures * renewEvery >= claimedFor) clearInterval(timer)
    }
  }
  const timer = setInterval(() => {
    last = renew()
  }, renewEvery)
  return () => {
    clearInterval(timer)
    return last
  }
}
