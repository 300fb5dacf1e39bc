import { eq, sql } from 'drizzle-orm'
import { regionPrefixOfZone } from '@console-widgets/core'
import {
  activityLimits,
  activityListFields,
  graphOfActivity,
  newActivity,
  nextActivityStates,
  type ActivityContent,
} from '@console-widgets/recall/model'
import type { calls } from '@console-widgets/recall/contract'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow, requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { dayTime, lastCompleteDay } from '@console-widgets/reports/model'
import { audienceCondition, number, placeOfPerson } from './engine/audience-sql.ts'
import { readResult } from './engine/result.ts'
import { closeFlow, deleteFlow, pauseFlow, resumeFlow } from './flows.ts'
import { describeActivities, describeActivity, ofApp, problemsOfActivity, readFacts } from './recall-rows.ts'
import { describeProblems } from './problem-texts.ts'
import { issue } from '@console-widgets/platform/refusals/issue'
import { refuse } from './refuse.ts'
import { scheduleReview } from './reviewer.ts'
import { activities, flowVersions, type ActivityRow } from './tables.ts'

/** Calls for activities and their audiences. */
type ActivityCalls = {
  [
    Id in keyof typeof calls as Id extends `recall.${'activity' | 'activity-status' | 'activity-result' | 'audience'}.${string}`
      ? Id
      : never
  ]: (typeof calls)[Id]
}

export const activityHandlers: Handlers<ActivityCalls> = {
  'recall.activity.list': async ({ appId, ...input }, context) => {
    await findApp(context.db, appId)
    const where = ofApp(activities, appId, context.zone)
    const { items, total } = await listTable(context.db, activities, activityListFields, input, '-updateTime', where)
    return { items: await describeActivities(context, items), total }
  },

  'recall.activity.get': async ({ campaignId }, context) => describeActivity(context, await find(context, campaignId)),

  'recall.activity.create': async ({ appId, activityName, channel }, context) => {
    const { db, userId, zone } = context
    await findApp(db, appId)
    await requireRoom(db, activities, activityLimits.activities, 'activities')
    await requireFreeName(context, activityName)
    const now = context.now()
    const [row] = await db
      .insert(activities)
      .values({
        campaignId: newId(),
        appId,
        region: regionPrefixOfZone(zone),
        activityName,
        state: 'draft',
        ...columnsOf({ ...newActivity(), channel }),
        endTime: null,
        pauseReason: null,
        round: 0,
        userId,
        createTime: now,
        updateTime: now,
      })
      .returning()
    return describeActivity(context, row as ActivityRow)
  },

  'recall.activity.update': async ({ campaignId, activityName, content }, context) => {
    const before = await find(context, campaignId)
    if (before.state !== 'draft' && before.state !== 'paused')
      throw refuse(
        'activity-state',
        `'${before.activityName}' is ${before.state}. Only drafts and paused campaigns can be changed.`,
      )
    await requireFreeName(context, activityName, campaignId)
    // A paused activity keeps its audience: people have already been assigned to groups.
    const kept = before.state === 'paused' ? { ...content, ...audienceOf(before.content) } : content
    return describeActivity(
      context,
      await store(context, { ...before, activityName, ...columnsOf(kept), startTime: startOf(before, kept) }),
    )
  },

  'recall.activity.delete': async ({ campaignId }, context) => {
    const row = await find(context, campaignId)
    if (row.state === 'running' || row.state === 'paused')
      throw refuse('activity-state', `'${row.activityName}' is ${row.state}. End it first.`)
    await deleteFlow(context.db, campaignId)
    await context.db.delete(activities).where(eq(activities.campaignId, campaignId))
  },

  'recall.activity-status.update': async ({ campaignId, status }, context) => {
    const before = await find(context, campaignId)
    if (!nextActivityStates[before.state].includes(status))
      throw refuse('activity-state', `'${before.activityName}' is ${before.state}, and can’t become ${status}`, [
        issue('status', 'status-allows', { state: before.state }),
      ])
    return describeActivity(context, await changeState(context, before, status))
  },

  'recall.activity-result.get': async ({ campaignId }, context) => {
    const row = await find(context, campaignId)
    return readResult(context.db, { ...row, flowId: campaignId }, context.now())
  },

  'recall.audience.get': async ({ appId, audience, holdout }, { db, teamId, now }) => {
    await findApp(db, appId)
    const last = lastCompleteDay(now())
    const condition = await audienceCondition(db, { teamId, appId }, audience, last)
    const optedOut = sql`exists (select from cw_recall_opt_outs o where o.app_id = p.app_id and o.person = p.person)`
    const rows = await rowsOf<{ country: string; people: number; opted_out: number; withheld: number }>(
      db,
      sql`select country, (count(*) filter (where not opted_out))::int as people,
          (count(*) filter (where opted_out))::int as opted_out,
          (count(*) filter (where not opted_out and place < ${number(holdout * 100)}))::int as withheld
        from (select p.country, ${optedOut} as opted_out, ${placeOfPerson('estimate', sql`p.person`)} as place
          from cw_report_people p where ${condition}) as audience
        group by country order by people desc, country`,
    )
    const [all] = await rowsOf<{ people: number }>(
      db,
      sql`select count(*)::int as people from cw_report_people where team_id = ${teamId} and app_id = ${appId}`,
    )
    const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
    const [reached, withheld] = [sum(({ people }) => people), sum((row) => row.withheld)]
    return {
      people: all?.people ?? 0,
      reached,
      contacted: reached - withheld,
      withheld,
      optedOut: sum((row) => row.opted_out),
      countries: rows.filter(({ people }) => people > 0).map(({ country, people }) => ({ country, people })),
      time: dayTime(last),
    }
  },
}

const find = ({ db }: Context, campaignId: string): Promise<ActivityRow> =>
  findRow(db, activities, campaignId, 'win-back campaign')

/** Columns that repeat parts of the content, for the list. */
function columnsOf(content: ActivityContent) {
  const { channel, startTime } = content
  return { content, channel, startTime }
}

/** Fields that can't change once an activity has started: audience, schedule, and channel. */
const audienceOf = ({ audience, holdout, startTime, days, channel }: ActivityContent) => ({
  audience,
  holdout,
  startTime,
  days,
  channel,
})

/** When it began, or begins. */
const startOf = ({ state, startTime }: ActivityRow, content: ActivityContent) =>
  state === 'paused' ? startTime : content.startTime

async function requireFreeName({ db }: Context, activityName: string, except?: string): Promise<void> {
  const column = activities.activityName
  await requireUnique(db, { table: activities, field: 'activityName', column, value: activityName, except })
}

async function store({ db, now, userId }: Context, { teamId: _, ...row }: ActivityRow): Promise<ActivityRow> {
  const [stored] = await db
    .update(activities)
    .set({ ...row, userId, updateTime: now() })
    .where(eq(activities.campaignId, row.campaignId))
    .returning()
  return stored as ActivityRow
}

/** Submits, withdraws, stops, resumes, or ends an activity. */
async function changeState(context: Context, before: ActivityRow, state: ActivityRow['state']): Promise<ActivityRow> {
  const { db, services, teamId } = context
  const flow = { flowId: before.campaignId, teamId }
  const now = context.now()
  if (state === 'auditing' || state === 'running') await requireGood(context, before)
  if (state === 'auditing') {
    const round = before.round + 1
    await scheduleReview(db, services, teamId, { thing: 'activity', id: before.campaignId, round }, now)
    return store(context, { ...before, state, round })
  }
  if (state === 'paused') await pauseFlow(db, flow)
  if (state === 'ended') await closeFlow(db, flow, true, now)
  if (state === 'running') {
    // The message may have been edited while it was paused. The audience can't have been.
    await db
      .update(flowVersions)
      .set({ graph: graphOfActivity(before.content) })
      .where(eq(flowVersions.flowId, before.campaignId))
    await resumeFlow(db, flow, now)
  }
  const ended = state === 'ended' ? { endTime: now } : {}
  return store(context, { ...before, ...ended, state, pauseReason: null })
}

/** @throws PlatformRefusal if the activity has problems */
async function requireGood(context: Context, row: ActivityRow): Promise<void> {
  const problems = problemsOfActivity(row, await readFacts(context, row))
  if (problems.length > 0)
    throw refuse('activity-problems', `'${row.activityName}' can’t run: ${describeProblems(problems)}`)
}
