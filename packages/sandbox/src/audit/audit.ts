import type { Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import type { Context } from '../http/handler.ts'
import { auditRecords } from './tables.ts'

/** Fields whose values are nobody's business. */
const secretField = /password|secret|token|code$/i

/** Writes a change into the team's audit trail, in the transaction of the change itself. */
export async function recordChange(db: Queries, { call, userId, now }: Omit<Context, 'db'>, input: unknown): Promise<void> {
  await db.insert(auditRecords).values({ recordId: newId(), userId, callId: call.id, effect: call.effect, input: redact(input), time: now() })
}

function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, secretField.test(name) ? '…' : redact(field)]))
}
