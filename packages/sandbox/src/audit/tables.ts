import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../database/columns.ts'

/** Every change that a person made, over all services: who, what, with which input. */
export const auditRecords = pgTable(
  'cw_audit_records',
  {
    ...teamColumn,
    recordId: text('record_id').primaryKey(),
    userId: text('user_id').notNull(),
    callId: text('call_id').notNull(),
    effect: text('effect').notNull(),
    input: jsonb('input'),
    time: milliseconds('time').notNull(),
  },
  (table) => [index('cw_audit_records_time').on(table.teamId, table.time)],
)
