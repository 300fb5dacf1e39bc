import { and, eq, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/store-experiments/contract'
import {
  mayActOn,
  noMaterials,
  pageListFields,
  storeLimits,
  type AuditAct,
} from '@console-widgets/store-experiments/model'
import { dayTime, eventKinds } from '@console-widgets/reports/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { scheduleAudit, submitted } from './audit.ts'
import { describePage } from './describe.ts'
import { dropImages, imagesOf, takeImages } from './images.ts'
import { refuse } from './refuse.ts'
import { materialsFor, requireSomething } from './requirements.ts'
import { customPages, type PageRow } from './tables.ts'

type PageCalls = Pick<
  typeof calls,
  | 'store-experiments.custom-page.list'
  | 'store-experiments.custom-page.create'
  | 'store-experiments.custom-page.get'
  | 'store-experiments.custom-page.update'
  | 'store-experiments.custom-page.delete'
  | 'store-experiments.custom-page-audit.submit'
  | 'store-experiments.custom-page-audit.cancel'
  | 'store-experiments.custom-page.activate'
  | 'store-experiments.custom-page.deactivate'
  | 'store-experiments.custom-page-report.get'
>

const find = ({ db }: Pick<Context, 'db'>, pageId: string): Promise<PageRow> =>
  findRow(db, customPages, pageId, 'custom page')

async function lock({ db }: Context, pageId: string, act: AuditAct): Promise<PageRow> {
  await find({ db }, pageId)
  const [row] = await db.select().from(customPages).where(eq(customPages.pageId, pageId)).for('update')
  if (!row || !mayActOn(act, row.state))
    throw refuse('audit-state', `'${row?.pageName ?? pageId}' is ${row?.state ?? 'gone'}, which doesn’t allow this`)
  return row
}

async function change(context: Context, pageId: string, set: Partial<typeof customPages.$inferInsert>) {
  const [row] = await context.db
    .update(customPages)
    .set({ ...set, updateTime: context.now() })
    .where(eq(customPages.pageId, pageId))
    .returning()
  return row as PageRow
}

/** Handlers of custom pages. */
export const pageHandlers: Handlers<PageCalls> = {
  'store-experiments.custom-page.list': async ({ appId, ...input }, context) => {
    const { db } = context
    await findApp(db, appId)
    const query = listQuery(pageListFields, customPages, customPages.pageId, input, '-updateTime')
    const where = and(eq(customPages.appId, appId), query.where)
    const rows = await db
      .select()
      .from(customPages)
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset)
    return { items: rows.map((row) => describePage(context, row)), total: await db.$count(customPages, where) }
  },

  'store-experiments.custom-page.create': async ({ appId, pageName }, context) => {
    const { db } = context
    await findApp(db, appId)
    if ((await db.$count(customPages, eq(customPages.appId, appId))) >= storeLimits.pages)
      throw refuse('limit-reached', `An app has at most ${storeLimits.pages} custom pages. Delete one.`)
    const now = context.now()
    const [row] = await db
      .insert(customPages)
      .values({
        pageId: newId(),
        appId,
        pageName,
        materials: noMaterials,
        state: 'draft',
        isActive: false,
        createTime: now,
        updateTime: now,
      })
      .returning()
    return describePage(context, row as PageRow)
  },

  'store-experiments.custom-page.get': async ({ pageId }, context) =>
    describePage(context, await find(context, pageId)),

  'store-experiments.custom-page.update': async ({ pageId, pageName, materialId, ...given }, context) => {
    const before = await lock(context, pageId, 'edit')
    const materials = await materialsFor(context.db, before.appId, '', { ...given, materialId })
    await takeImages(context, before.appId, imagesOf('', materials))
    // What was approved stays where visitors see it, until the new draft passes.
    const row = await change(context, pageId, { pageName, materialId, materials, state: 'draft', findings: [] })
    await dropImages(context, before.appId, imagesOf('', before.materials))
    return describePage(context, row)
  },

  'store-experiments.custom-page.delete': async ({ pageId }, context) => {
    const { appId, materials, passedMaterials, isActive, pageName } = await lock(context, pageId, 'delete')
    if (isActive) throw refuse('audit-state', `'${pageName}' is active. Deactivate it first.`)
    await context.db.delete(customPages).where(eq(customPages.pageId, pageId))
    await dropImages(
      context,
      appId,
      [materials, passedMaterials ?? noMaterials].flatMap((each) => imagesOf('', each)),
    )
  },

  'store-experiments.custom-page-audit.submit': async ({ pageId }, context) => {
    const { db, services, teamId } = context
    const page = await lock(context, pageId, 'submit')
    requireSomething(page.materials, false)
    const now = context.now()
    const row = await change(context, pageId, submitted(page.round, now))
    await scheduleAudit(db, services, { teamId, kind: 'page', id: pageId, round: row.round }, now)
    return describePage(context, row)
  },

  'store-experiments.custom-page-audit.cancel': async ({ pageId }, context) => {
    await lock(context, pageId, 'cancel')
    return describePage(context, await change(context, pageId, { state: 'draft' }))
  },

  'store-experiments.custom-page.activate': async ({ pageId }, context) => {
    const { passedMaterials, pageName, isActive } = await find(context, pageId)
    if (isActive) throw refuse('audit-state', `'${pageName}' is already active`)
    if (passedMaterials === null)
      throw refuse('page-not-passed', `'${pageName}' isn’t approved. Submit it for review first.`)
    return describePage(context, await change(context, pageId, { isActive: true }))
  },

  'store-experiments.custom-page.deactivate': async ({ pageId }, context) => {
    const { pageName, isActive } = await find(context, pageId)
    if (!isActive) throw refuse('audit-state', `'${pageName}' isn’t active`)
    return describePage(context, await change(context, pageId, { isActive: false }))
  },

  'store-experiments.custom-page-report.get': async ({ pageId }, context) => {
    const { db, teamId } = context
    const { appId } = await find(context, pageId)
    const kind = (name: keyof typeof eventKinds) => sql.raw(String(eventKinds[name]))
    const rows = await rowsOf<{ day: string; views: number; installs: number }>(
      db,
      sql`select to_char(day, 'YYYYMMDD') as day, (count(*) filter (where kind = ${kind('detailView')}))::int as views,
        (count(*) filter (where kind = ${kind('download')}))::int as installs
      from cw_report_events where team_id = ${teamId} and app_id = ${appId}
        and kind in (${kind('detailView')}, ${kind('download')}) and item = ${pageId}
      group by day order by day`,
    )
    return {
      views: rows.reduce((sum, { views }) => sum + views, 0),
      installs: rows.reduce((sum, { installs }) => sum + installs, 0),
      days: rows.map(({ day, ...row }) => ({ day: dayTime(day), ...row })),
    }
  },
}
