import { sql, type SQL } from 'drizzle-orm'
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

/** The same message to many people, with what differs between them as columns of a query. */
export interface MessageToMany extends Pick<OutboxRow, 'ownerTeamId' | 'channel' | 'subject' | 'topic'> {
  /** Query for `address`, `text`, and `reference` of each. */
  people: SQL
}

/** Messages that the carrier takes together. */
const batch = 500
/** 90 random bits, in the form of an ID. */
const randomId = sql`left(replace(gen_random_uuid()::text, '-', ''), 24)`

/** Puts messages to many people in the outbox, in one statement however many they are. */
export async function postToMany(
  db: Queries,
  { ownerTeamId, channel, subject, topic, people }: MessageToMany,
  now: number,
): Promise<void> {
  await db.execute(sql`
    with made as materialized (
      select ${randomId} as message_id, (row_number() over (order by p.reference) - 1) / ${sql.raw(String(batch))} as batch, p.*
      from (${people}) as p
    ), posted as (
      insert into cw_outbox (message_id, owner_team_id, channel, address, subject, text, topic, reference, create_time)
      select message_id, ${ownerTeamId}, ${channel}, address, ${subject}, text, ${topic}, reference, ${now} from made
    )
    insert into cw_jobs (job_id, kind, owner_team_id, payload, due_time)
    select ${randomId}, ${carryKind}, ${ownerTeamId ?? ''}, jsonb_build_object('messageIds', jsonb_agg(message_id)), ${now}
    from made group by batch`)
}
