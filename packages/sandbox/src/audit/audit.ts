import { sql } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import type { Context } from '../http/handler.ts'
import { auditChanges, auditRecords, platformActor } from './tables.ts'

/** Fields of an input whose values are nobody's business. */
const secretField = /password|secret|token|code$/i

/** Writes an act of a person into the team's audit trail, in the transaction of the act itself. */
export async function recordCall(db: Queries, { call, userId, recordId, now }: Omit<Context, 'db'>, input: unknown): Promise<void> {
  await db.insert(auditRecords).values({ recordId, userId, callId: call.id, effect: call.effect, input: redact(input), time: now() })
}

/** The same for an act that failed half-way: only if something of it stayed. */
export async function recordRemains(db: Queries, context: Omit<Context, 'db'>, input: unknown): Promise<void> {
  if ((await db.$count(auditChanges, sql`${auditChanges.recordId} = ${context.recordId}`)) > 0) await recordCall(db, context, input)
}

/** What the platform does by itself in the name of a team. */
interface OwnAct {
  kind: string
  teamId: string
  now: number
}

/** Does the platform's own work in a transaction with its rights, and records what it changed; nothing if it changed nothing. */
export async function recordOwnAct(db: Queries, { kind, teamId, now }: OwnAct, work: () => Promise<void>): Promise<void> {
  const recordId = newId()
  await db.execute(sql`select set_config('cw.record', ${recordId}, true)`)
  await work()
  const record = sql`${teamId}, ${recordId}, ${platformActor}, ${kind}, 'write', ${now}::bigint`
  await db.execute(
    sql`insert into ${auditRecords} (team_id, record_id, user_id, call_id, effect, time) select ${record} where exists (select from ${auditChanges} where ${auditChanges.teamId} = ${teamId} and ${auditChanges.recordId} = ${recordId})`,
  )
}

function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, secretField.test(name) ? '…' : redact(field)]))
}
