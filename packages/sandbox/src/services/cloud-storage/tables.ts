import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../../database/columns.ts'

/** Cloud storage of a team. */
export const cloudStorage = pgTable(
  'cw_cloud_storage',
  {
    ...teamColumn,
    bucketId: text('bucket_id').primaryKey(),
    bucketName: text('bucket_name').notNull(),
    createTime: milliseconds('create_time').notNull(),
    updateTime: milliseconds('update_time').notNull(),
  },
  (table) => [uniqueIndex('cw_cloud_storage_name').on(table.teamId, sql`lower(${table.bucketName})`)],
)
