import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, pgView, text } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../database/columns.ts'
import { unrecorded } from '../database/table-traits.ts'

/** Actor of the platform's own actions, such as reviews. */
export const platformActor = 'platform'

/** Every action that changed something, in all services: actor, action, and input. */
export const auditRecords = unrecorded(
  pgTable(
    'cw_audit_records',
    {
      ...teamColumn,
      recordId: text('record_id').primaryKey(),
      /** User ID, or `platform`. */
      userId: text('user_id').notNull(),
      /** Call ID, or the kind of the platform's own work. */
      callId: text('call_id').notNull(),
      effect: text('effect').notNull(),
      input: jsonb('input'),
      /** Names and IDs of the action's resources, most relevant first. */
      things: text('things').array().notNull().default([]),
      time: milliseconds('time').notNull(),
    },
    (table) => [index('cw_audit_records_time').on(table.teamId, table.time)],
  ),
)

/** Row changes of each action, written by database triggers: see `record-changes.ts`. */
export const auditChanges = unrecorded(
  pgTable(
    'cw_audit_changes',
    {
      ...teamColumn,
      /** Order of an action's changes. */
      changeId: bigint('change_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      recordId: text('record_id').notNull(),
      tableName: text('table_name').notNull(),
      /** Primary key values, joined by `/`. */
      rowKey: text('row_key').notNull(),
      operation: text('operation').$type<'insert' | 'update' | 'delete'>().notNull(),
      /** Row before; for an update, only the changed fields. Null for an insert. */
      before: jsonb('before').$type<Record<string, unknown>>(),
      /** Row after; for an update, only the changed fields. Null for a delete. */
      after: jsonb('after').$type<Record<string, unknown>>(),
    },
    (table) => [index('cw_audit_changes_record').on(table.teamId, table.recordId)],
  ),
)

/** Audit log of the transaction's team as shown to users: with names, areas, and the number of changed rows. */
export const auditTrail = pgView('cw_audit_trail', {
  recordId: text('record_id').notNull(),
  actor: text('actor').$type<'person' | 'platform'>().notNull(),
  userId: text('user_id').notNull(),
  userName: text('user_name').notNull(),
  callId: text('call_id').notNull(),
  area: text('area').notNull(),
  effect: text('effect').$type<'write' | 'destroy'>().notNull(),
  input: jsonb('input'),
  things: text('things').array().notNull(),
  changes: integer('changes').notNull(),
  time: bigint('time', { mode: 'number' }).notNull(),
}).as(sql`
  select r.record_id, case when r.user_id = 'platform' then 'platform' else 'person' end as actor, r.user_id, coalesce(a.user_name, r.user_id) as user_name,
    r.call_id, split_part(r.call_id, '.', 1) as area, r.effect, r.input, r.things,
    (select count(*)::int from cw_audit_changes c where c.team_id = r.team_id and c.record_id = r.record_id) as changes, r.time
  from cw_audit_records r left join cw_accounts a on a.user_id = r.user_id
  where r.team_id = current_setting('cw.team')`)
