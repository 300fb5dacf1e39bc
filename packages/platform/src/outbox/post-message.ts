import { scheduleJob } from '../clock/jobs.ts'
import type { Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import { carryKind, type Batch } from './carrier.ts'
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
export function postMessage(db: Queries, message: Message, now: number): Promise<void> {
  return postMessages(db, [message], now)
}

/** Puts messages of one sender in the outbox, in the same way. The carrier takes them together. */
export async function postMessages(db: Queries, messages: readonly Message[], now: number): Promise<void> {
  const rows = messages.map((message) => ({ ...message, messageId: newId(), createTime: now }))
  const [first] = rows
  if (!first) return
  await db.insert(outbox).values(rows)
  await scheduleJob(db, {
    kind: carryKind,
    teamId: first.ownerTeamId ?? '',
    payload: { messageIds: rows.map(({ messageId }) => messageId) } satisfies Batch,
    dueTime: now,
  })
}
