import { sql } from 'drizzle-orm'
import { idsIn } from '../audit/audit.ts'
import { auditChanges, auditRecords, platformActor } from '../audit/tables.ts'
import type { Queries } from '../database/connection.ts'
import { secretColumn, untoldColumns } from '../schema/record-changes.ts'

type Fields = Record<string, unknown>

/** A row that an action changed, with the changed fields. Without them, the action created the row as it is now. */
export interface DemoChange {
  table: string
  /** Primary key values, joined by `/`. */
  key: string
  before?: Fields | null
  after?: Fields | null
}

/** Work of the platform in the history of the demo data. */
export interface DemoStep {
  /** Call ID, or the kind of the platform's work. */
  call: string
  time: number
  changes: readonly DemoChange[]
}

/** An action in the history of the demo data: the calls that would have led to it. */
export interface DemoAct extends DemoStep {
  /** Actor. Default: the platform. */
  userId?: string
  effect?: 'write' | 'destroy'
  input?: Fields
  /** What the platform did because of it. */
  steps?: readonly DemoStep[]
}

/** Fields that later actions changed: a row as it is now doesn't show how it was created. */
const laterFields = ['state', 'release_state', 'on_shelf_version', 'update_time', 'answer_time', 'last_seen_time']
/** Maximum length of a field in the history. */
const longestField = 400

/**
 * Writes the records that the database would have written if the demo data had been created by calls, at their times
 * and by their actors. All rows of a table at once, since hundreds of recorded inserts would take longer than the rest.
 */
export async function writeHistory(db: Queries, teamId: string, acts: Readonly<Record<string, readonly DemoAct[]>>) {
  const records = Object.entries(acts).flatMap(([area, ofArea]) =>
    ofArea.flatMap(({ steps = [], ...act }, index) => {
      const recordId = `record-${area}-${String(index + 1).padStart(3, '0')}`
      return [
        { ...act, recordId, causeId: null },
        ...steps.map((step, at): DemoAct & { recordId: string; causeId: string } => ({
          ...step,
          recordId: `${recordId}-${at + 1}`,
          causeId: recordId,
        })),
      ]
    }),
  )
  const changes = records.flatMap(({ recordId, changes: ofRecord }) =>
    ofRecord.map(({ table, key, before = null, after = null }) => ({
      teamId,
      recordId,
      tableName: table,
      rowKey: key,
      operation: before === null ? ('insert' as const) : after === null ? ('delete' as const) : ('update' as const),
      before,
      after,
    })),
  )
  if (records.length === 0) return
  if (changes.length > 0) await db.insert(auditChanges).values(changes)
  await db.execute(fillChanges(teamId))
  const rows = records.map(({ recordId, causeId, userId, call, effect, input, time }) => ({
    record_id: recordId,
    cause_id: causeId,
    user_id: userId ?? platformActor,
    call_id: call,
    effect: effect ?? 'write',
    input: input ?? null,
    asked: idsIn(input),
    time: Math.round(time),
  }))
  await db.execute(
    sql`insert into ${auditRecords} (team_id, record_id, cause_id, user_id, call_id, effect, input, mentions, time)
      select ${teamId}, record_id, cause_id, user_id, call_id, effect, nullif(input, 'null'), cw_mentions(${teamId}, record_id, user_id, asked), time
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (record_id text, cause_id text, user_id text, call_id text, effect text, input jsonb, asked jsonb, time bigint)`,
  )
}

/** Names the rows of the history, and adds the fields of those that were created. */
const fillChanges = (teamId: string) =>
  sql.raw(`do $$
declare
  of_table record;
begin
  for of_table in
    -- The arguments of a table's trigger: its key, its secrets, and what names a row.
    select tgrelid::regclass::text as name, string_to_array(split_part(encode(tgargs, 'escape'), '\\000', 1), ',') as key_columns, string_to_array(split_part(encode(tgargs, 'escape'), '\\000', 3), ',') as naming
    from pg_trigger where tgname = 'cw_record_change' and tgrelid::regclass::text in (select distinct table_name from cw_audit_changes where team_id = '${teamId}')
  loop
    execute format(
      'update cw_audit_changes c set row_name = cw_row_name(t.team_id, %L::text[], to_jsonb(t)),
        after = case when c.before is null and c.after is null then (
          select jsonb_object_agg(name, case when name ~ %L then ''"…"'' when length(value #>> ''{}'') > ${longestField} then to_jsonb(left(value #>> ''{}'', ${longestField}) || ''…'') else value end)
          from jsonb_each(to_jsonb(t)) as field (name, value)
          where name <> all (%L::text[]) and value not in (''null'', ''""'', ''[]'', ''{}'')) else c.after end
      from %I t where c.team_id = %L and t.team_id = c.team_id and c.table_name = %L and c.row_key = concat_ws(''/'', %s)',
      of_table.naming, '${secretColumn}', '{${[...untoldColumns, ...laterFields].join(',')}}', of_table.name, '${teamId}', of_table.name,
      (select string_agg(format('t.%I', key_column), ', ' order by place) from unnest(of_table.key_columns) with ordinality as keys (key_column, place)));
  end loop;
end $$`)
