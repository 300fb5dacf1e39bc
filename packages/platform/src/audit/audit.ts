import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import type { AnyCall } from '@console-widgets/contract'
import { redactPasswords } from './redact-passwords.ts'
import { auditChanges, auditRecords, type Mention, platformActor } from './tables.ts'

/** Action of a user, for the audit log. */
export interface PersonAct {
  call: AnyCall
  userId: string
  /** Audit record that the changes are attributed to. */
  recordId: string
  /** IDs, by field, that neither the input nor a changed row tells. */
  involved: Readonly<Record<string, string>>
  now(): number
}

/** Input fields with secret values. */
const secretField = /password|secret|token|code$/i

/** Writes a user's action to the team's audit log, in the transaction of the action itself. */
export async function recordCall(
  db: Queries,
  { call, userId, recordId, involved, now }: PersonAct,
  input: unknown,
): Promise<void> {
  const redactedInput = redact(input)
  const mentions = mentionsOf(sql`current_setting('cw.team')`, { recordId, userId }, [
    ...idsIn(redactedInput),
    ...idsIn(involved),
  ])
  await db
    .insert(auditRecords)
    .values({ recordId, userId, callId: call.id, effect: call.effect, input: redactedInput, mentions, time: now() })
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
  /** Audit record of the action that the work follows from. Empty if no one caused it. */
  causeId: string
}

/** Runs the platform's own work in a transaction with its rights, and records it if it changed anything. */
export async function recordOwnAct(
  db: Queries,
  { kind, teamId, now, causeId }: OwnAct,
  work: () => Promise<void>,
): Promise<void> {
  const recordId = newId()
  // What the work schedules in turn follows from the same action.
  await db.execute(sql`select set_config('cw.record', ${recordId}, true), set_config('cw.cause', ${causeId}, true)`)
  await work()
  const record = sql`${teamId}, ${recordId}, ${platformActor}, ${kind}, 'write', ${mentionsOf(sql`${teamId}`, { recordId, userId: platformActor }, [])}, ${causeId || null}::text, ${now}::bigint`
  await db.execute(
    sql`insert into ${auditRecords} (team_id, record_id, user_id, call_id, effect, mentions, cause_id, time) select ${record} where exists (select from ${auditChanges} where ${auditChanges.teamId} = ${teamId} and ${auditChanges.recordId} = ${recordId})`,
  )
}

/** Maximum number of IDs in the input that become mentions. */
const mostAsked = 8

/** What an action involved, by name: see `record-names.ts`. */
function mentionsOf(
  teamId: SQL,
  { recordId, userId }: Pick<PersonAct, 'recordId' | 'userId'>,
  ids: readonly AskedId[],
): SQL<Mention[]> {
  return sql`cw_mentions(${teamId}, ${recordId}, ${userId}, ${JSON.stringify(ids)}::jsonb)`
}

/** An ID, with the name that a column for it has. */
interface AskedId {
  column: string
  id: string
}

/** Values of the input's ID fields. */
export function idsIn(input: unknown): AskedId[] {
  if (typeof input !== 'object' || input === null) return []
  const ids = Object.entries(input).flatMap(([name, value]) => {
    const column = name.replace(/Ids?$/, '_id').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return /Ids?$/.test(name) ? [value].flat().map((id: unknown) => ({ column, id })) : []
  })
  return ids.filter((asked): asked is AskedId => typeof asked.id === 'string' && asked.id !== '').slice(0, mostAsked)
}

function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactPasswords(value)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, secretField.test(name) ? '…' : redact(field)]),
  )
}
