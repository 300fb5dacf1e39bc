import { inArray } from 'drizzle-orm'
import type { Jobs } from '../clock/jobs.ts'
import { fingerprint } from '../secrets/fingerprint.ts'
import { outbox, type OutboxChannel, type OutboxRow } from './tables.ts'

/** Type of the job that moves a message one step on. */
export const carryKind = 'notices.carry'

/** Time between handing a message to the carrier and its report, in milliseconds. */
const transit = 3000

/** One message in so many isn't delivered. */
const oneFails = 50

/** Why carriers return messages, in their own words. */
const returned: Readonly<Record<OutboxChannel, readonly string[]>> = {
  mail: [
    '550 5.1.1 The mailbox doesn’t exist',
    '552 5.2.2 The mailbox is full',
    '554 5.7.1 Rejected by the recipient’s server',
  ],
  sms: ['The number isn’t assigned', 'The device was unreachable for 24 hours'],
  push: ['The device’s token has expired'],
}

/**
 * Registers the simulated carrier. Nothing leaves this machine: a message is handed over, and a moment later reported
 * as delivered or returned. Its own data decides which, so that the same message always has the same end.
 */
export function defineCarrier(jobs: Jobs): void {
  jobs.define<Batch | SingleMessage>(carryKind, async (payload, { db, teamId, now }) => {
    const messageIds = 'messageIds' in payload ? payload.messageIds : [payload.messageId]
    const isThese = inArray(outbox.messageId, messageIds)
    const messages = await db.select().from(outbox).where(isThese).for('update')
    if (messages.some(({ state }) => state === 'queued')) {
      await db.update(outbox).set({ state: 'sent', sentTime: now }).where(isThese)
      await jobs.schedule(db, { kind: carryKind, teamId, payload: { messageIds }, dueTime: now + transit })
      return
    }
    const sent = messages.filter(({ state }) => state === 'sent')
    const end = async (ended: readonly OutboxRow[], set: Pick<OutboxRow, 'state' | 'reason'>) => {
      const isEnded = inArray(
        outbox.messageId,
        ended.map(({ messageId }) => messageId),
      )
      if (ended.length > 0)
        await db
          .update(outbox)
          .set({ ...set, endTime: now })
          .where(isEnded)
    }
    await end(
      sent.filter((message) => reasonToReturn(message) === undefined),
      { state: 'delivered', reason: null },
    )
    for (const message of sent) {
      const reason = reasonToReturn(message)
      if (reason !== undefined) await end([message], { state: 'failed', reason })
    }
  })
}

/** Messages that the carrier takes together. */
export interface Batch {
  messageIds: string[]
}

/** What an earlier version of the platform has scheduled. */
interface SingleMessage {
  messageId: string
}

/** The carrier's reason for returning a message; undefined for those that it delivers. */
export function reasonToReturn({
  channel,
  address,
  topic,
  reference,
}: Pick<OutboxRow, 'channel' | 'address' | 'topic' | 'reference'>): string | undefined {
  const hash = fingerprint([channel, address, topic, reference].join('\n'))
  const reasons = returned[channel]
  return hash % oneFails === 0 ? reasons[Math.floor(hash / oneFails) % reasons.length] : undefined
}
