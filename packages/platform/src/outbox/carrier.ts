import { eq } from 'drizzle-orm'
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
  jobs.define<{ messageId: string }>(carryKind, async ({ messageId }, { db, teamId, now }) => {
    const isThis = eq(outbox.messageId, messageId)
    const [message] = await db.select().from(outbox).where(isThis).for('update')
    if (message?.state === 'queued') {
      await db.update(outbox).set({ state: 'sent', sentTime: now }).where(isThis)
      await jobs.schedule(db, { kind: carryKind, teamId, payload: { messageId }, dueTime: now + transit })
    }
    if (message?.state === 'sent') {
      const reason = reasonToReturn(message)
      await db
        .update(outbox)
        .set({ state: reason === undefined ? 'delivered' : 'failed', reason: reason ?? null, endTime: now })
        .where(isThis)
    }
  })
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
