import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, pgView, text } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../database/columns.ts'
import { unrecorded } from '../database/table-traits.ts'

/** Actor of the platform's own actions, such as reviews. */
export const platformActor = 'platform'

/** Something that an action involved. The name is the one that it had then, so that it outlives the row. */
export interface Mention {
  id: string
  /** Table of the row, without its prefix; `accounts` for a person. Null if the ID alone is known. */
  table: string | null
  /** Null if the row has none, such as a permission of a role. */
  name: string | null
  /** Whether the action was on it. Other rows are only referred to by those that it changed. */
  subject: boolean
}

/** Step of the platform that followed from an action. */
export interface FollowingStep {
  recordId: string
  callId: string
  time: number
}

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
      /** What the action involved, by name as of then, most relevant first. */
      mentions: jsonb('mentions').$type<Mention[]>().notNull().default([]),
      /** Record of the action that this work of the platform follows from. */
      causeId: text('cause_id'),
      time: milliseconds('time').notNull(),
    },
    (table) => [
      index('cw_audit_records_time').on(table.teamId, table.time),
      index('cw_audit_records_cause').on(table.teamId, table.causeId),
    ],
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
      /** Name of the row as of then. */
      rowName: text('row_name'),
      operation: text('operation').$type<'insert' | 'update' | 'delete'>().notNull(),
      /** Row before; for an update, only the changed fields. Null for an insert. */
      before: jsonb('before').$type<Record<string, unknown>>(),
      /** Row after; for an update, only the changed fields. Null for a delete. */
      after: jsonb('after').$type<Record<string, unknown>>(),
    },
    (table) => [index('cw_audit_changes_record').on(table.teamId, table.recordId)],
  ),
)

/** Maximum number of following steps that an action shows. */
const shownSteps = 20

/**
 * Audit log of the transaction's team as shown to users: with names, areas, the number of changed rows, and the group
 * that an action forms with the platform's steps that followed from it.
 */
export const auditTrail = pgView('cw_audit_trail', {
  recordId: text('record_id').notNull(),
  actor: text('actor').$type<'person' | 'platform'>().notNull(),
  userId: text('user_id').notNull(),
  userName: text('user_name').notNull(),
  callId: text('call_id').notNull(),
  area: text('area').notNull(),
  effect: text('effect').$type<'write' | 'destroy'>().notNull(),
  input: jsonb('input'),
  mentions: jsonb('mentions').$type<Mention[]>().notNull(),
  /** Names and IDs in the mentions, to search by. */
  things: text('things').array().notNull(),
  /** Record ID of the action that the group is shown under. */
  groupId: text('group_id').notNull(),
  steps: jsonb('steps').$type<FollowingStep[]>().notNull(),
  changes: integer('changes').notNull(),
  time: bigint('time', { mode: 'number' }).notNull(),
}).as(sql`
  select r.record_id, case when r.user_id = 'platform' then 'platform' else 'person' end as actor, r.user_id, coalesce(a.user_name, r.user_id) as user_name,
    r.call_id, split_part(r.call_id, '.', 1) as area, r.effect, r.input, r.mentions,
    array(select word from jsonb_array_elements(r.mentions) as m, unnest(array[m ->> 'name', m ->> 'id']) as word where word is not null) as things,
    coalesce((select p.record_id from cw_audit_records p where p.record_id = r.cause_id and p.team_id = r.team_id), r.record_id) as group_id,
    (select coalesce(jsonb_agg(jsonb_build_object('recordId', s.record_id, 'callId', s.call_id, 'time', s.time) order by s.time, s.record_id), '[]')
      from (select * from cw_audit_records s where s.team_id = r.team_id and s.cause_id = r.record_id order by s.time, s.record_id limit ${sql.raw(String(shownSteps))}) s) as steps,
    (select count(*)::int from cw_audit_changes c where c.team_id = r.team_id and c.record_id = r.record_id) as changes, r.time
  from cw_audit_records r left join cw_accounts a on a.user_id = r.user_id
  where r.team_id = current_setting('cw.team')`)
