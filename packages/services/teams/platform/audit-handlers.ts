import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/teams/contract'
import { auditListFields, recentChangeLimits } from '@console-widgets/teams/model'
import { auditChanges, auditTrail, type Mention } from '@console-widgets/platform/audit/tables'
import { namesOfCodes } from '@console-widgets/platform/calls/audited-codes'
import { withKinds } from '@console-widgets/platform/calls/audited-rows'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { requireWholeTeam } from '@console-widgets/platform/calls/require-permission'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { describeThings, namesOf } from './audit-things.ts'
import { recentChanges } from './recent-changes.ts'

type AuditCalls = Pick<
  typeof calls,
  'teams.audit-record.list' | 'teams.audit-record.get' | 'teams.audit-choice.get' | 'teams.recent-change.list'
>

const { userId, userName, actor, area, callId, effect, things: thing, time } = auditTrail
const columns = { userId, userName, actor, area, callId, effect, thing, time }

/** Maximum number of rows returned for one action; of larger actions, such as imports, only the first rows are. */
const mostRows = 500

/** Handlers of the audit log of all services. */
export const auditHandlers: Handlers<AuditCalls> = {
  'teams.audit-record.list': async (input, context) => {
    requireWholeTeam(context)
    const { db } = context
    const {
      where: wanted,
      orderBy,
      limit,
      offset,
    } = listQuery(auditListFields, columns, auditTrail.recordId, input, '-time')
    // An action is shown with the steps that followed from it, so it's found by them as well.
    const groups = db.select({ groupId: auditTrail.groupId }).from(auditTrail).where(wanted)
    const where = wanted ? inArray(auditTrail.recordId, groups) : eq(auditTrail.groupId, auditTrail.recordId)
    const records = await db
      .select()
      .from(auditTrail)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
    return { items: records.map(describeRecord), total: await db.$count(auditTrail, where) }
  },

  'teams.audit-record.get': async ({ recordId }, context) => {
    requireWholeTeam(context)
    const { db, services } = context
    const [record] = await db.select().from(auditTrail).where(eq(auditTrail.recordId, recordId))
    if (!record) throw refuse('not-found', `There is no record '${recordId}' in this team's audit log`)
    const rows = await db
      .select({
        name: auditChanges.rowName,
        thing: sql<string>`regexp_replace(${auditChanges.tableName}, '^cw_', '')`,
        act: auditChanges.operation,
        key: auditChanges.rowKey,
        before: auditChanges.before,
        after: auditChanges.after,
      })
      .from(auditChanges)
      .where(eq(auditChanges.recordId, recordId))
      .orderBy(asc(auditChanges.changeId))
      .limit(mostRows)
    const [cause] =
      record.groupId === recordId
        ? []
        : await db.select().from(auditTrail).where(eq(auditTrail.recordId, record.groupId))
    return {
      ...describeRecord(record),
      names: namesOf(record),
      cause: cause ?? null,
      codes: await namesOfCodes(rows, db, services.events),
      rows: await withKinds(rows, db, services.events),
    }
  },

  'teams.audit-choice.get': async (_, context) => {
    requireWholeTeam(context)
    const { db } = context
    const acts = await db.selectDistinct({ callId }).from(auditTrail).orderBy(callId)
    const people = await db
      .selectDistinct({ userId, userName })
      .from(auditTrail)
      .where(eq(actor, 'person'))
      .orderBy(userName)
    return { acts: acts.map((act) => act.callId), people }
  },

  'teams.recent-change.list': async (_, context) => {
    requireWholeTeam(context)
    return { items: await recentChanges(context.db, context.now() - recentChangeLimits.time) }
  },
}

function describeRecord<Row extends { mentions: Mention[] }>(record: Row) {
  return { ...record, things: describeThings(record.mentions) }
}
