import { and, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/remote-config/contract'
import { applyPlan, changesBetween, planLimits, planListFields } from '@console-widgets/remote-config/model'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { day } from '@console-widgets/platform/clock/durations'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { requireFuture } from '@console-widgets/platform/refusals/require-future'
import { findPlace } from './config-place.ts'
import { findLive, readTemplate, requireUnheld } from './config-rows.ts'
import { describeConfig, dropDraft, findDraft, findHeld, keepDraft, requireDraft } from './draft-rows.ts'
import { requireUnlocked } from './locks.ts'
import { issue } from './issues.ts'
import { plansAt, readPlanned, schedulePlan, type PlanRow } from './plan-rows.ts'
import { refuse } from './refuse.ts'
import { requireGood } from './require-good.ts'
import { configPlans, configPlanTemplates } from './tables.ts'

/** Scheduled publications of a config. */
export const planHandlers: Pick<Handlers<typeof calls>, Extract<keyof typeof calls, `remote-config.plan.${string}`>> = {
  'remote-config.plan.list': async ({ projectId, ...input }, context) => {
    const { db } = context
    const place = await findPlace(projectId, context)
    const query = listQuery(planListFields, configPlans, configPlans.planId, input, '-publishTime')
    const where = and(plansAt(place), query.where)
    const rows = await db
      .select()
      .from(configPlans)
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset)
    return { items: await describePlans(rows, context), total: await db.$count(configPlans, where) }
  },

  'remote-config.plan.get': async ({ projectId, planId }, context) => {
    const { db } = context
    const place = await findPlace(projectId, context)
    const plan = await findPlan(projectId, planId, context)
    const { base, template } = await readPlanned(db, planId)
    const live = (await findLive(db, place))?.version ?? 0
    return {
      ...(await describePlan(plan, context)),
      base,
      template,
      conflicts: applyPlan(base, template, await readTemplate(db, place, live)).conflicts,
    }
  },

  'remote-config.plan.create': async ({ projectId, baseVersion, note = '', publishTime }, context) => {
    const { db, teamId, userId, now, services } = context
    const place = await findPlace(projectId, context)
    requireTime(publishTime, now())
    const { template } = await requireDraft(place, baseVersion, context)
    const version = (await findLive(db, place))?.version ?? 0
    if (baseVersion !== version)
      throw refuse('config-changed', `Version ${version} has been published since. Merge your draft with it first.`, [
        issue('baseVersion', 'exactly', { value: version }),
      ])
    const base = await readTemplate(db, place, version)
    const changes = changesBetween(base, template)
    if (changes.length === 0) throw refuse('config-unchanged', `Nothing differs from version ${version}.`)
    requireGood(template)
    requireUnheld(changes, await findHeld(place, context))
    await requireUnlocked(db, place, changes)
    const isPlanned = and(plansAt(place), eq(configPlans.state, 'planned'))
    if ((await db.$count(configPlans, isPlanned)) >= planLimits.planned)
      throw refuse('limit-reached', `A config has at most ${planLimits.planned} scheduled versions. Cancel one first.`)
    const planId = newId()
    const [plan] = await db
      .insert(configPlans)
      .values({
        ...place,
        planId,
        state: 'planned',
        baseVersion,
        note,
        userId,
        publishTime,
        createTime: now(),
        changes: changes.length,
      })
      .returning()
    await db.insert(configPlanTemplates).values({ planId, projectId, base, template })
    await schedulePlan(db, services, { teamId, planId, publishTime })
    await dropDraft(place, context)
    return describePlan(plan as PlanRow, context)
  },

  'remote-config.plan.update': async ({ projectId, planId, publishTime, note = '' }, context) => {
    const { db, teamId, now, services } = context
    requireTime(publishTime, now())
    const { publishTime: before } = await findPlanned(projectId, planId, context)
    const [plan] = await db
      .update(configPlans)
      .set({ publishTime, note })
      .where(eq(configPlans.planId, planId))
      .returning()
    if (publishTime !== before) await schedulePlan(db, services, { teamId, planId, publishTime })
    return describePlan(plan as PlanRow, context)
  },

  'remote-config.plan.cancel': async ({ projectId, planId }, context) => {
    await findPlanned(projectId, planId, context)
    return describePlan(await cancelPlan(planId, context), context)
  },

  'remote-config.plan.edit': async ({ projectId, planId }, context) => {
    const { db, userId } = context
    const place = await findPlace(projectId, context)
    const plan = await findPlan(projectId, planId, context)
    if (plan.state !== 'planned' && plan.state !== 'failed') throw overOf(plan)
    if (await findDraft(db, place, userId))
      throw refuse('draft-open', 'You have a draft already. Publish or discard it first.')
    const { template } = await readPlanned(db, planId)
    await keepDraft(place, { baseVersion: plan.baseVersion, template }, context)
    if (plan.state === 'planned') await cancelPlan(planId, context)
    return describeConfig(place, context)
  },
}

async function cancelPlan(planId: string, { db }: Context): Promise<PlanRow> {
  const [plan] = await db
    .update(configPlans)
    .set({ state: 'canceled' })
    .where(eq(configPlans.planId, planId))
    .returning()
  return plan as PlanRow
}

async function findPlan(projectId: string, planId: string, context: Context): Promise<PlanRow> {
  const place = await findPlace(projectId, context)
  const [plan] = await context.db
    .select()
    .from(configPlans)
    .where(and(plansAt(place), eq(configPlans.planId, planId)))
  if (!plan) throw refuse('not-found', 'There is no such scheduled version')
  return plan
}

/** A plan that hasn't been published yet, locked: its time may come meanwhile. */
async function findPlanned(projectId: string, planId: string, context: Context): Promise<PlanRow> {
  await context.db.select().from(configPlans).where(eq(configPlans.planId, planId)).for('update')
  const plan = await findPlan(projectId, planId, context)
  if (plan.state !== 'planned') throw overOf(plan)
  return plan
}

const overOf = ({ state }: PlanRow) => refuse('plan-over', `The scheduled version is ${state} already`)

/** @throws PlatformRefusal if a version can't be scheduled for the time */
function requireTime(publishTime: number, now: number): void {
  requireFuture('publishTime', publishTime, now)
  if (publishTime > now + planLimits.daysAhead * day)
    throw refuse('bad-parameter', `The time must be at most ${planLimits.daysAhead} days ahead`, [
      issue('publishTime', 'days-ahead', { days: planLimits.daysAhead }),
    ])
}

async function describePlans(rows: readonly PlanRow[], { db }: Context) {
  const names = await readMemberNames(
    db,
    rows.map(({ userId }) => userId),
  )
  return rows.map(({ userId, ...row }) => ({ ...row, userName: names.get(userId) ?? null }))
}

async function describePlan(row: PlanRow, context: Context) {
  const [plan] = await describePlans([row], context)
  return plan as NonNullable<typeof plan>
}
