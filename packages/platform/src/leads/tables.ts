import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LeadDataType } from '@console-widgets/core/model'
import { milliseconds, teamColumn } from '../database/columns.ts'
import { unrecorded } from '../database/table-traits.ts'

/**
 * Services and demo projects that team members browsed (R9): one row for each in each session (R172). Looking at a
 * service changes nothing of the team’s, so that the audit log and the start page leave it out.
 */
export const leadReports = unrecorded(
  pgTable(
    'cw_lead_reports',
    {
      ...teamColumn,
      reportId: text('report_id').primaryKey(),
      reportSession: text('report_session').notNull(),
      userId: text('user_id').notNull(),
      dataType: text('data_type').$type<LeadDataType>().notNull(),
      serviceId: text('service_id').notNull(),
      serviceCode: text('service_code').notNull(),
      menuId: text('menu_id'),
      time: milliseconds('time').notNull(),
    },
    (table) => [
      uniqueIndex('cw_lead_reports_once').on(table.teamId, table.reportSession, table.dataType, table.serviceId),
    ],
  ),
)
