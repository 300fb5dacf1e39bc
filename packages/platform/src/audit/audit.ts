import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import type { AnyCall } from '@console-widgets/contract'
import { redactPasswords } from './redact-passwords.ts'
import { auditChanges, auditRecords, platformActor } from './tables.ts'

/** Action of a user, for the audit log. */
export interface PersonAct {
  call: AnyCall
  userId: string
  /** Audit record that the changes are attributed to. */
  recordId: string
  now(): number
}

/** Input fields with secret values. */
const secretField = /password|secret|token|code$/i

/** Writes a user's action to the team's audit log, in the transaction of the action itself. */
export async function recordCall(
  db: Queries,
  { call, userId, recordId, now }: PersonAct,
  input: unknown,
): Promise<void> {
  const redactedInput = redact(input)
  const things = thingsOf(sql`current_setting('cw.team')`, recordId, redactedInput)
  await db
    .insert(auditRecords)
    .values({ recordId, userId, callId: call.id, effect: call.effect, input: redactedInput, things, time: now() })
}

/** Records a failed action, if any of its changes were committed. */
export async function recordRemains(db: Queries, context: PersonAct, input: unknown): Promise<void> {
  if ((await db.$count(auditChanges, sql`${auditChanges.recordId} = ${context.recordId}`)) > 0)
    await recordCall(db, context, input)
}

/** Action of the platform itself in a team. */
interface OwnAct {
  kind: string
  teamId: string
  now: number
}

/** Runs the platform's own work in a transaction with its rights, and records it if it changed anything. */
export async function recordOwnAct(
  db: Queries,
  { kind, teamId, now }: OwnAct,
  work: () => Promise<void>,
): Promise<void> {
  const recordId = newId()
  await db.execute(sql`select set_config('cw.record', ${recordId}, true)`)
  await work()
  const record = sql`${teamId}, ${recordId}, ${platformActor}, ${kind}, 'write', ${thingsOf(sql`${teamId}`, recordId, null)}, ${now}::bigint`
  await db.execute(
    sql`insert into ${auditRecords} (team_id, record_id, user_id, call_id, effect, things, time) select ${record} where exists (select from ${auditChanges} where ${auditChanges.teamId} = ${teamId} and ${auditChanges.recordId} = ${recordId})`,
  )
}

/** Maximum number of resources in a record. */
const mostThings = 8

/**
 * Resources of an action: names of created and deleted rows, IDs in the input, and keys of changed rows. Stored with
 * the record, since users search for them long after the resources are gone.
 */
function thingsOf(teamId: SQL, recordId: string, input: unknown): SQL<string[]> {
  return sql`array(
    select thing from (
      select field.value as thing, 0 as rank, c.change_id as place from ${auditChanges} c, jsonb_each_text(coalesce(c.after, c.before)) as field
      where c.team_id = ${teamId} and c.record_id = ${recordId} and c.operation <> 'update' and field.key like '%\\_name' and length(field.value) between 1 and 100
      union all select asked.thing, 1, asked.place from unnest(${sql.param(idsIn(input))}::text[]) with ordinality as asked (thing, place)
      union all select c.row_key, 2, c.change_id from ${auditChanges} c where c.team_id = ${teamId} and c.record_id = ${recordId}
    ) as found group by thing order by min(rank), min(place) limit ${mostThings})`
}

/** Values of the input's ID fields. */
function idsIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return []
  const ids = Object.entries(input).flatMap(([name, value]) => (/Ids?$/.test(name) ? [value].flat() : []))
  return ids.filter((value): value is string => typeof value === 'string' && value !== '').slice(0, mostThings)
}

function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactPasswords(value)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, secretField.test(name) ? '…' : redact(field)]),
  )
}
