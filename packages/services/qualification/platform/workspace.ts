import { and, desc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { parseUtcDay } from '@console-widgets/core/formats'
import { reminderDays, taskStates } from '@console-widgets/qualification/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { day } from '@console-widgets/platform/clock/durations'
import type { Queries } from '@console-widgets/platform/database/connection'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { dayOf } from './requirements.ts'
import { qualificationApps, qualificationRecords, qualificationTasks } from './tables.ts'

/** What documents bring to the start page: those that were rejected or end, filings that differ, and the documents. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { now, permissions } }, { db }) =>
    permissions.has('qualification.manage')
      ? [
          ...(await documentLines(db, now, mostLines)),
          ...(await expiredLines(db, mostLines)),
          ...(await filingLines(db, mostLines)),
        ]
      : [],

  ...answerWithThings([
    {
      kind: 'qualification.qualification_tasks',
      from: qualificationTasks,
      id: qualificationTasks.taskId,
      name: sql<string>`coalesce(${qualificationTasks.documents} -> 0 ->> 'number', '—')`,
      detail: sql<string>`(select app_name from cw_apps named where named.app_id = ${qualificationTasks.appId})`,
      page: 'qualification.app',
      parameters: { appId: qualificationTasks.appId },
      sharesPage: true,
    },
    {
      kind: 'qualification.qualification_records',
      from: qualificationRecords,
      id: qualificationRecords.appId,
      name: qualificationRecords.recordNumber,
      detail: sql<string>`(select app_name from cw_apps named where named.app_id = ${qualificationRecords.appId})`,
      page: 'qualification.app',
      parameters: { appId: qualificationRecords.appId },
      sharesPage: true,
    },
  ]),
}

/** Documents that were rejected, and those that end soon, unless a later submission takes their place. */
async function documentLines(db: Queries, now: number, most: number): Promise<AttentionLine[]> {
  const { appId, createTime, documents, expireTime, state, tagId, taskId, updateTime } = qualificationTasks
  const isNewest = sql`not exists (
    select from cw_qualification_tasks later
    where later.app_id = ${appId} and later.tag_id = ${tagId} and later.create_time > ${createTime}
      and later.state in (${taskStates.reviewing}, ${taskStates.passed}))`
  const lastDay = dayOf(now + Math.max(...reminderDays) * day)
  const ends = and(eq(state, taskStates.passed), lte(expireTime, lastDay))
  const rows = await db
    .select({ appId, appName: apps.appName, documents, expireTime, state, taskId, updateTime })
    .from(qualificationTasks)
    .innerJoin(apps, eq(apps.appId, appId))
    .where(and(isNewest, or(eq(state, taskStates.rejected), ends)))
    .orderBy(desc(updateTime))
    .limit(most)
  return rows.map((row) => {
    const line = {
      id: row.taskId,
      values: { app: row.appName, number: row.documents[0]?.number ?? '' },
      page: { id: 'qualification.app', values: { appId: row.appId } },
    }
    return row.state === taskStates.rejected
      ? { kind: 'qualification.rejected', tone: 'danger', ...line, time: row.updateTime }
      : { kind: 'qualification.ends', tone: 'warning', ...line, time: parseUtcDay(row.expireTime ?? lastDay) }
  })
}

/** Apps with a required document that has expired. */
async function expiredLines(db: Queries, most: number): Promise<AttentionLine[]> {
  const { appId, gaps, updateTime } = qualificationApps
  const lastDay = sql<string | null>`(
    select max(ended.expire_time) from cw_qualification_tasks ended
    where ended.app_id = ${appId} and ended.state = ${taskStates.expired})`
  const rows = await db
    .select({ appId, appName: apps.appName, lastDay, updateTime })
    .from(qualificationApps)
    .innerJoin(apps, eq(apps.appId, appId))
    .where(sql`${gaps} @> '[{"state": "expired"}]'::jsonb`)
    .orderBy(desc(updateTime))
    .limit(most)
  return rows.map((row) => ({
    kind: 'qualification.expired',
    id: row.appId,
    tone: 'danger',
    values: { app: row.appName },
    page: { id: 'qualification.app', values: { appId: row.appId } },
    time: row.lastDay === null ? row.updateTime : parseUtcDay(row.lastDay) + day,
  }))
}

/** Apps whose ICP filing the register doesn’t know, or knows otherwise. */
async function filingLines(db: Queries, most: number): Promise<AttentionLine[]> {
  const { appId, checkTime, recordNumber, state, updateTime } = qualificationRecords
  const rows = await db
    .select({ appId, appName: apps.appName, checkTime, recordNumber, updateTime })
    .from(qualificationRecords)
    .innerJoin(apps, eq(apps.appId, appId))
    .where(inArray(state, ['mismatch', 'unfiled']))
    .orderBy(desc(updateTime))
    .limit(most)
  return rows.map((row) => ({
    kind: 'qualification.filing',
    id: row.appId,
    tone: 'warning',
    values: { app: row.appName, number: row.recordNumber },
    page: { id: 'qualification.app', values: { appId: row.appId } },
    time: row.checkTime ?? row.updateTime,
  }))
}
