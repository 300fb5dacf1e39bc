import { and, desc, gte, ne, sql } from 'drizzle-orm'
import { recentChangeLimits } from '@console-widgets/teams/model'
import { auditTrail } from '@console-widgets/platform/audit/tables'
import type { Queries } from '@console-widgets/platform/database/connection'

/**
 * Actions in the team since a time, newest first. Equal actions of one person are one change, represented by the
 * newest.
 * @param since milliseconds since 1970
 */
export async function recentChanges(db: Queries, since: number) {
  const { actor, callId, effect, recordId, things, time, userId, userName } = auditTrail
  const newest = sql<number>`max(${time})`.mapWith(Number)
  return db
    .select({
      recordId: sql<string>`(array_agg(${recordId} order by ${time} desc, ${recordId}))[1]`,
      callId,
      actor,
      userName,
      effect,
      things: sql<string[]>`coalesce((array_agg(to_jsonb(${things}) order by ${time} desc, ${recordId}))[1], '[]')`,
      count: sql<number>`count(*)`.mapWith(Number),
      time: newest,
    })
    .from(auditTrail)
    .where(and(gte(time, since), ne(auditTrail.changes, 0)))
    .groupBy(callId, effect, actor, userName, userId)
    .orderBy(desc(newest), callId)
    .limit(recentChangeLimits.changes)
}
