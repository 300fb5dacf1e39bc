import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, pgView, text } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../database/columns.ts'
import { unrecorded } from '../database/table-traits.ts'

/** Who stands in the trail for what the platform itself did, such as its reviewer. */
export const platformActor = 'platform'

/** Every act that changed something, over all services: who, what, with which input. */
export const auditRecords = unrecorded(
  pgTable(
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
      /** Names and ids that tell what the act had to do with, the foremost first. */
      things: text('things').array().notNull().default([]),
      time: milliseconds('time').notNull(),
    },
    (table) => [index('cw_audit_records_time').on(table.teamId, table.time)],
  ),
)

/** What an act did to each row; the database itself writes it, see `record-changes.ts`. */
export const auditChanges = unrecorded(
  pgTable(
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
  ),
)

/** The trail of the transaction's team as people read it: with names, areas, and how many rows each act has changed. */
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
