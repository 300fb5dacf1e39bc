import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { milliseconds } from '../database/columns.ts'

/** Ways in which a message reaches a person outside the console. */
export type OutboxChannel = 'mail' | 'sms' | 'push'

/** How far a message is: waiting, with the carrier, and one of two ends. */
export type OutboxState = 'queued' | 'sent' | 'delivered' | 'failed'

/**
 * Messages that leave the platform. The rows belong to the platform: a team can add messages of its own and read none,
 * since they contain other people's addresses, and links and codes that admit.
 */
export const outbox = pgTable(
  'cw_outbox',
  {
    messageId: text('message_id').primaryKey(),
    /** Team that the message is about. Null for one about an account. */
    ownerTeamId: text('owner_team_id'),
    channel: text('channel').$type<OutboxChannel>().notNull(),
    address: text('address').notNull(),
    /** Empty for channels without subjects. */
    subject: text('subject').notNull().default(''),
    text: text('text').notNull(),
    topic: text('topic').notNull(),
    /** ID of what the message is about. */
    reference: text('reference').notNull(),
    state: text('state').$type<OutboxState>().notNull().default('queued'),
    /** The carrier's reason for not delivering. */
    reason: text('reason'),
    createTime: milliseconds('create_time').notNull(),
    sentTime: milliseconds('sent_time'),
    endTime: milliseconds('end_time'),
  },
  (table) => [
    index('cw_outbox_time').on(table.createTime),
    // Services show how far the messages are that they sent about a thing.
    index('cw_outbox_reference').on(table.reference),
  ],
)

export type OutboxRow = typeof outbox.$inferSelect
