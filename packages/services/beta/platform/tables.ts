import { sql } from 'drizzle-orm'
import { index, integer, pgTable, pgView, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SubscriptionState } from '@console-widgets/beta/model'
import { milliseconds, teamColumn } from '@console-widgets/platform/database/columns'
import { unrecorded } from '@console-widgets/platform/database/table-traits'

/**
 * People in open tests. They belong to no team of the test: of each, only what they are told is stored, the name of
 * their account. The audit log records what the team does, and not what they do.
 */
export const subscriptions = unrecorded(
  pgTable(
    'cw_beta_subscriptions',
    {
      ...teamColumn,
      subscriptionId: text('subscription_id').primaryKey(),
      appId: text('app_id').notNull(),
      versionId: text('version_id').notNull(),
      userId: text('user_id').notNull(),
      nickName: text('nick_name').notNull(),
      state: text('state').$type<SubscriptionState>().notNull(),
      joinTime: milliseconds('join_time').notNull(),
      /** When the person left, or was removed. */
      endTime: milliseconds('end_time'),
      downloads: integer('downloads').notNull().default(0),
      downloadTime: milliseconds('download_time'),
    },
    (table) => [
      uniqueIndex('cw_beta_subscriptions_person').on(table.versionId, table.userId),
      index('cw_beta_subscriptions_version').on(table.teamId, table.versionId, table.joinTime),
    ],
  ),
)

/** Number of people in each open test, for its link. */
export const takenPlaces = pgView('cw_public_test_places').as((db) =>
  db
    .select({ versionId: subscriptions.versionId, joined: sql<number>`count(*)::int`.as('joined') })
    .from(subscriptions)
    .where(sql`${subscriptions.state} = 'joined'`)
    .groupBy(subscriptions.versionId),
)
