import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { teamColumn, timeColumns } from '@console-widgets/platform/database/columns'

/** Channels that distribute an app. */
export const channelConfigs = pgTable(
  'cw_channel_configs',
  {
    ...teamColumn,
    configId: text('config_id').primaryKey(),
    appId: text('app_id').notNull(),
    channelId: text('channel_id').notNull(),
    channelName: text('channel_name').notNull(),
    contact: text('contact').notNull(),
    ...timeColumns,
  },
  (table) => [uniqueIndex('cw_channel_configs_id').on(table.teamId, table.appId, sql`lower(${table.channelId})`)],
)
