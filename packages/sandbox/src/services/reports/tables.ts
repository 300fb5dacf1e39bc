import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../../database/columns.ts'

/** Reports of a team. */
export const reports = pgTable(
  'cw_reports',
  {
    ...teamColumn,
    reportId: text('report_id').primaryKey(),
    reportName: text('report_name').notNull(),
    createTime: milliseconds('create_time').notNull(),
    updateTime: milliseconds('update_time').notNull(),
  },
  (table) => [uniqueIndex('cw_reports_name').on(table.teamId, sql`lower(${table.reportName})`)],
)
