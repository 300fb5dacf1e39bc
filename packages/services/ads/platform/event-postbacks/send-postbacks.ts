import { eq } from 'drizzle-orm'
import { eventPostbackLimits, postbackHeaders, type EventPostbackProblem } from '@console-widgets/ads/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { eventPostbacks, linkSecrets } from '../tables.ts'
import { signPostback } from './link-secret.ts'
import { postbackKind } from './queue-postbacks.ts'

/** Longest time that an address may take, in milliseconds. */
const longestAnswer = 5000

interface Payload {
  postbackId: string
}

/** What an attempt has come to. */
interface Attempt {
  status: number | null
  problem: EventPostbackProblem | null
  time: number
}

/**
 * Registers who calls the addresses. An answer of 200 to 299 is a success; redirects aren’t followed. A call whose
 * result couldn’t be stored is made again with the same ID.
 */
export function definePostbacks(services: PlatformParts): void {
  const { jobs, database, clock } = services
  jobs.setApart(postbackKind)
  jobs.define<Payload, Attempt | undefined>(
    postbackKind,
    async ({ postbackId }, { db, teamId, prepared }) => {
      const isOne = eq(eventPostbacks.postbackId, postbackId)
      const [row] = await db.select().from(eventPostbacks).where(isOne)
      if (!row || row.state !== 'pending' || !prepared) return
      const { status, problem, time } = prepared
      const pause = problem === null ? undefined : eventPostbackLimits.pauses[row.attempts]
      const nextTime = pause === undefined ? null : time + pause
      const state = problem === null ? 'sent' : nextTime === null ? 'failed' : 'pending'
      const attempts = row.attempts + 1
      await db
        .update(eventPostbacks)
        .set({ state, attempts, status, problem, attemptTime: time, nextTime })
        .where(isOne)
      if (nextTime !== null)
        await jobs.schedule(db, { kind: postbackKind, teamId, payload: { postbackId }, dueTime: nextTime })
    },
    async ({ postbackId }, { now }) => {
      const [row] = await database.look((db) =>
        db
          .select({
            address: eventPostbacks.address,
            state: eventPostbacks.state,
            monitorLinkId: eventPostbacks.monitorLinkId,
            sealed: linkSecrets.sealedSecret,
          })
          .from(eventPostbacks)
          .leftJoin(linkSecrets, eq(linkSecrets.monitorLinkId, eventPostbacks.monitorLinkId))
          .where(eq(eventPostbacks.postbackId, postbackId)),
      )
      if (row?.state !== 'pending') return undefined
      const { address, monitorLinkId, sealed } = row
      // The present: receivers refuse what is old. It may be later than the job was due.
      const present = Math.max(now, clock.now())
      if (sealed === null) return { status: null, problem: 'secret', time: now }
      const time = String(Math.floor(present / 1000))
      const signature = await signPostback(services, { monitorLinkId, sealed }, { id: postbackId, time, address })
      const { id, time: timeHeader, signature: signatureHeader } = postbackHeaders
      const headers = { [id]: postbackId, [timeHeader]: time, [signatureHeader]: signature }
      return { ...(await call(services, address, headers)), time: now }
    },
  )
}

async function call(
  { fetchOutside }: Pick<PlatformParts, 'fetchOutside'>,
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<Omit<Attempt, 'time'>> {
  try {
    const { status, body } = await fetchOutside(new URL(address), AbortSignal.timeout(longestAnswer), headers)
    await body?.cancel()
    return { status, problem: status >= 200 && status < 300 ? null : 'status' }
  } catch {
    // There is no such host, it doesn’t answer, its address is a private one, or a page may not call it.
    return { status: null, problem: 'unreachable' }
  }
}
