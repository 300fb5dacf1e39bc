import { and, desc, eq, gte, ne, notInArray, or, sql } from 'drizzle-orm'
import { recentChangeLimits } from '@console-widgets/teams/model'
import { auditTrail, type Mention } from '@console-widgets/platform/audit/tables'
import type { Queries } from '@console-widgets/platform/database/connection'
import { describeThings } from './audit-things.ts'

/**
 * Actions in the team since a time, newest first. Equal actions of one person are one change, represented by the
 * newest. What the platform did because of an action belongs to it, unless the action is older.
 * @param since milliseconds since 1970
 */
export async function recentChanges(db: Queries, since: number) {
  const { actor, callId, effect, groupId, mentions, recordId, time, userId, userName } = auditTrail
  const newest = sql<number>`max(${time})`.mapWith(Number)
  // An upload is part of the action that its file is for.
  const isRecent = and(gte(time, since), ne(auditTrail.changes, 0), ne(auditTrail.area, 'files'))
  const recent = db.select({ recordId }).from(auditTrail).where(isRecent)
  const changes = await db
    .select({
      recordId: sql<string>`(array_agg(${recordId} order by ${time} desc, ${recordId}))[1]`,
      callId,
      actor,
      userName,
      effect,
      mentions: sql<Mention[]>`(array_agg(${mentions} order by ${time} desc, ${recordId}))[1]`,
      count: sql<number>`count(*)`.mapWith(Number),
      time: newest,
    })
    .from(auditTrail)
    .where(and(isRecent, or(eq(groupId, recordId), notInArray(groupId, recent))))
    .groupBy(callId, effect, actor, userName, userId)
    .orderBy(desc(newest), callId)
    .limit(recentChangeLimits.changes)
  return changes.map((change) => ({ ...change, things: describeThings(change.mentions) }))
}
