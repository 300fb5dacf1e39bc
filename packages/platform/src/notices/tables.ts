import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { NoticeChannel } from '@console-widgets/core/model'
import { milliseconds, teamColumn } from '../database/columns.ts'
import { namesApps, unrecorded } from '../database/table-traits.ts'
import type { PageLink } from '../workspace/page-link.ts'

/** A measurement, which each language writes in its own way. */
export interface NoticeMeasure {
  number: number
  /** Its unit and decimal places. */
  format: Pick<Intl.NumberFormatOptions, 'style' | 'unit' | 'maximumFractionDigits'>
}

/** Values of the placeholders in a notice's texts. */
export type NoticeValues = Record<string, string | number | NoticeMeasure>

/**
 * Notices to members of a team. Row-level security hides those of everyone but the recipient, and those about apps that
 * the recipient no longer has access to.
 */
export const notices = namesApps(
  unrecorded(
    pgTable(
      'cw_notices',
      {
        ...teamColumn,
        noticeId: text('notice_id').primaryKey(),
        recipientId: text('recipient_id').notNull(),
        topic: text('topic').notNull(),
        /** Message of the topic; null for a digest. */
        message: text('message'),
        values: jsonb('values').$type<NoticeValues>().notNull(),
        appId: text('app_id'),
        page: jsonb('page').$type<PageLink>().notNull(),
        /** Notices that it stands for: more than one for a digest. */
        count: integer('count').notNull().default(1),
        /** Whether the recipient sees it in the console. The others are kept to count them. */
        isShown: boolean('is_shown').notNull(),
        time: milliseconds('time').notNull(),
        readTime: milliseconds('read_time'),
      },
      (table) => [index('cw_notices_recipient').on(table.teamId, table.recipientId, table.time)],
    ),
  ),
)

export type NoticeRow = typeof notices.$inferSelect

/** A member's deviations from the default channels. */
export const noticeSettings = pgTable(
  'cw_notice_settings',
  {
    ...teamColumn,
    userId: text('user_id').notNull(),
    topic: text('topic').notNull(),
    channel: text('channel').$type<NoticeChannel>().notNull(),
    enabled: boolean('enabled').notNull(),
    updateTime: milliseconds('update_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId, table.topic, table.channel] })],
)
