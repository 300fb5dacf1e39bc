import { scheduleJob } from '../clock/jobs.ts'
import type { Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import { carryKind } from './carrier.ts'
import { outbox, type OutboxRow } from './tables.ts'

/** Message to a person, rendered in their language. */
export type Message = Pick<
  OutboxRow,
  'ownerTeamId' | 'channel' | 'address' | 'subject' | 'text' | 'topic' | 'reference'
>

/**
 * Puts a message in the outbox, in the given transaction: it leaves only if that is committed. A team's transaction can
 * post messages of its own team alone.
 */
export async function postMessage(db: Queries, message: Message, now: number): Promise<void> {
  const messageId = newId()
  await db.insert(outbox).values({ ...message, messageId, createTime: now })
  await scheduleJob(db, {
    kind: carryKind,
    teamId: message.ownerTeamId ?? '',
    payload: { messageId },
    dueTime: now,
  })
}
