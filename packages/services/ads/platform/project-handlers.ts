import { and, eq, inArray, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/ads/contract'
import { adProjectLimits, adProjectListFields, nextRuns } from '@console-widgets/ads/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import { requireFuture } from '@console-widgets/platform/refusals/require-future'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { dayText, eventKinds } from '@console-widgets/reports/model'
import { findAccount, requireAuthorized } from './account-handlers.ts'
import { compareMaterials } from './compare-materials.ts'
import { forecastDay } from './network/forecast.ts'
import { startNetwork } from './network/network-jobs.ts'
import { adAuctions } from './options.ts'
import { type AdProjectRow, describeProject, describeProjects, findProject, spentOf } from './project-rows.ts'
import type { RuledIssue } from '@console-widgets/platform/refusals/issue'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { adApps, adMaterials, adProjects, monitorLinks } from './tables.ts'

type Own = {
  [
    Id in keyof typeof calls as Id extends
      | `ads.project.${string}`
      | `ads.project-${string}`
      | 'ads.material-comparison.get'
      ? Id
      : never
  ]: (typeof calls)[Id]
}

/** What a project consists of, as its form sends it. */
type Fields = Pick<
  AdProjectRow,
  'appId' | 'materialIds' | 'countries' | 'bid' | 'dayBudget' | 'totalBudget' | 'startTime' | 'endTime'
>

/** Handlers of ad projects. */
export const projectHandlers: Handlers<Own> = {
  'ads.project.list': async (input, context) => {
    const { items, total } = await listTable(context.db, adProjects, adProjectListFields, input, '-updateTime')
    return { items: await describeProjects(context, items), total }
  },

  'ads.project.get': async ({ adProjectId }, context) =>
    describeProject(context, await findProject(context.db, adProjectId)),

  'ads.project.create': async ({ accountId, appId, ...fields }, context) => {
    const { db, now } = context
    const { currency } = await findAccount(db, accountId)
    await findApp(db, appId)
    await requireRoom(db, adProjects, adProjectLimits.projects, 'ad projects')
    await requireFreeName(db, fields.adProjectName)
    await requireFields(context, { appId, ...fields }, 0)
    const time = now()
    const [row] = await db
      .insert(adProjects)
      .values({
        adProjectId: newId(),
        accountId,
        appId,
        currency,
        ...fields,
        state: 'off',
        offReason: 'new',
        runs: [],
        createTime: time,
        updateTime: time,
      })
      .returning()
    return describeProject(context, row as AdProjectRow)
  },

  'ads.project.update': async ({ adProjectId, ...fields }, context) => {
    const { db, now } = context
    const before = await findProject(db, adProjectId)
    requireNotEnded(before)
    await requireFreeName(db, fields.adProjectName, adProjectId)
    await requireFields(context, { ...before, ...fields }, await spentOf(db, before))
    if (before.state === 'on') await requireReady(context, { ...before, ...fields })
    const [row] = await db
      .update(adProjects)
      .set({ ...fields, updateTime: now() })
      .where(eq(adProjects.adProjectId, adProjectId))
      .returning()
    return describeProject(context, row as AdProjectRow)
  },

  'ads.project.delete': async ({ adProjectId }, { db }) => {
    const row = await findProject(db, adProjectId)
    if (row.state === 'on') throw refuse('ad-project-state', `'${row.adProjectName}' is on. Turn it off first.`)
    if ((await spentOf(db, row)) > 0)
      throw refuse('ad-in-use', `'${row.adProjectName}' has spent money, which reports name.`)
    await db.update(monitorLinks).set({ adProjectId: null }).where(eq(monitorLinks.adProjectId, adProjectId))
    await db.delete(adProjects).where(eq(adProjects.adProjectId, adProjectId))
  },

  'ads.project-status.update': async ({ adProjectId, status }, context) => {
    const { db, now, services, teamId } = context
    const before = await findProject(db, adProjectId)
    requireNotEnded(before)
    if (before.state === status) return describeProject(context, before)
    const time = now()
    if (status === 'on') {
      await requireFields(context, before, await spentOf(db, before))
      await requireReady(context, before)
      await startNetwork(db, services, teamId, time)
    }
    const [row] = await db
      .update(adProjects)
      .set({
        state: status,
        offReason: status === 'on' ? null : 'user',
        runs: nextRuns(before.runs, status, time),
        updateTime: time,
      })
      .where(eq(adProjects.adProjectId, adProjectId))
      .returning()
    return describeProject(context, row as AdProjectRow)
  },

  'ads.project-forecast.get': async (input, { db, now, services, teamId }) => {
    const { currency } = await findAccount(db, input.accountId)
    await findApp(db, input.appId)
    const known = input.adProjectId === undefined ? undefined : await findProject(db, input.adProjectId)
    const spent = known ? await spentToday(db, teamId, known, now()) : new Map<number, number>()
    const total = known ? await spentOf(db, known) : 0
    const materials = await db
      .select({ materialId: adMaterials.materialId, kind: adMaterials.kind })
      .from(adMaterials)
      .where(and(eq(adMaterials.appId, input.appId), inArray(adMaterials.materialId, input.materialIds ?? [''])))
    const asked = { ...input, currency, materials, totalLeft: Math.max(0, input.totalBudget - total), spent }
    return forecastDay(asked, now(), services.options.of(adAuctions))
  },

  'ads.material-comparison.get': async ({ adProjectId }, { db, teamId }) =>
    compareMaterials(db, teamId, await findProject(db, adProjectId)),
}

function requireNotEnded({ adProjectName, state }: AdProjectRow): void {
  if (state === 'ended') throw refuse('ad-project-state', `'${adProjectName}' has ended. Create a new project.`)
}

async function requireFreeName(db: Queries, adProjectName: string, except?: string): Promise<void> {
  await requireUnique(db, {
    table: adProjects,
    field: 'adProjectName',
    column: adProjects.adProjectName,
    value: adProjectName,
    except,
  })
}

/** @throws PlatformRefusal that names the field that can't be */
async function requireFields({ db, now }: Context, fields: Fields, spent: number): Promise<void> {
  const { appId, materialIds, bid, dayBudget, totalBudget, startTime, endTime } = fields
  const bad = (wrong: RuledIssue) =>
    refuse('ad-budget', `The bid and the budgets don’t fit together: ${wrong.field} ${wrong.message}`, [wrong])
  requireFuture('endTime', endTime, now())
  if (bid > dayBudget) throw bad(issue('bid', 'bid-over-day'))
  if (dayBudget > totalBudget) throw bad(issue('dayBudget', 'day-over-total'))
  if (totalBudget <= spent) throw bad(issue('totalBudget', 'total-over-spent'))
  if (startTime !== null && endTime !== null && endTime <= startTime)
    throw refuse('bad-parameter', 'The end is before the start', [issue('endTime', 'after-start')])
  const known = await db.$count(
    adMaterials,
    and(eq(adMaterials.appId, appId), inArray(adMaterials.materialId, materialIds)),
  )
  if (known !== materialIds.length)
    throw refuse('not-found', 'The app has no such material', [issue('materialIds', 'creatives-of-app')])
}

/** Checks that the network may show a project. @throws PlatformRefusal that says what is missing */
async function requireReady({ db }: Context, row: AdProjectRow): Promise<void> {
  requireAuthorized(await findAccount(db, row.accountId))
  const app = await findApp(db, row.appId)
  if (app.onShelfVersion === null)
    throw refuse('ad-project-state', `'${app.appName}' isn’t in the store. Publish a version first.`)
  const bound = and(eq(adApps.accountId, row.accountId), eq(adApps.appId, row.appId), eq(adApps.state, 'active'))
  if ((await db.$count(adApps, bound)) === 0)
    throw refuse('ad-app-bound', `'${app.appName}' isn’t active in the account. Add it to the account first.`)
  const passed = and(inArray(adMaterials.materialId, row.materialIds), eq(adMaterials.state, 'passed'))
  if ((await db.$count(adMaterials, passed)) < row.materialIds.length)
    throw refuse('ad-material-state', 'Materials of the project haven’t passed the review', [
      issue('materialIds', 'creatives-approved'),
    ])
}

/** What a project has spent today, by the beginning of the hour. */
async function spentToday(
  db: Queries,
  teamId: string,
  { appId, adProjectId }: AdProjectRow,
  now: number,
): Promise<Map<number, number>> {
  const start = Math.floor(now / day) * day
  const rows = await rowsOf<{ hour: number; spend: string }>(
    db,
    sql`select hour, sum(amount) as spend from cw_report_events
      where team_id = ${teamId} and app_id = ${appId} and kind = ${eventKinds.adClick}
        and day = ${dayText(now)}::date and item like ${`${adProjectId}/%`} group by hour`,
  )
  return new Map(rows.map((row) => [start + row.hour * hour, Number(row.spend)]))
}
