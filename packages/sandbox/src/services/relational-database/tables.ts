import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../../database/columns.ts'

/** Relational database of a team. */
export const relationalDatabase = pgTable(
  'cw_relational_database',
  {
    ...teamColumn,
    databaseId: text('database_id').primaryKey(),
    databaseName: text('database_name').notNull(),
    createTime: milliseconds('create_time').notNull(),
    updateTime: milliseconds('update_time').notNull(),
  },
  (table) => [uniqueIndex('cw_relational_database_name').on(table.teamId, sql`lower(${table.databaseName})`)],
)
