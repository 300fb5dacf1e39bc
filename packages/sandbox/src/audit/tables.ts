import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../database/columns.ts'

/** Who stands in the trail for what the platform itself did, such as its reviewer. */
export const platformActor = 'platform'

/** Every act that changed something, over all services: who, what, with which input. */
export const auditRecords = pgTable(
  'cw_audit_records',
  {
    ...teamColumn,
    recordId: text('record_id').primaryKey(),
    /** A person, or `platform`. */
    userId: text('user_id').notNull(),
    /** Id of the call, or the kind of the platform's own work. */
    callId: text('call_id').notNull(),
    effect: text('effect').notNull(),
    input: jsonb('input'),
    time: milliseconds('time').notNull(),
  },
  (table) => [index('cw_audit_records_time').on(table.teamId, table.time)],
)

/** What an act did to each row; the database itself writes it, see `record-changes.ts`. */
export const auditChanges = pgTable(
  'cw_audit_changes',
  {
    ...teamColumn,
    /** Orders the changes of an act. */
    changeId: bigint('change_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recordId: text('record_id').notNull(),
    tableName: text('table_name').notNull(),
    /** Values of the row's primary key, joined by `/`. */
    rowKey: text('row_key').notNull(),
    operation: text('operation').$type<'insert' | 'update' | 'delete'>().notNull(),
    /** The row before; of an update the fields that changed. None for an insert. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** The row after; of an update the fields that changed. None for a delete. */
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [index('cw_audit_changes_record').on(table.teamId, table.recordId)],
)
