import { and, asc, eq, inArray, isNotNull, ne, notInArray } from 'drizzle-orm'
import type { seriesCalls } from '@console-widgets/apps/contract'
import { seriesLimits, type SeriesKind } from '@console-widgets/apps/model'
import type { AppSeries } from '@console-widgets/apps/schemas'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { findRow, requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/tenancy/app-events'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { listApps } from './list-apps.ts'
import { linesOf, type RuledIssue } from '@console-widgets/platform/refusals/issue'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { appSeries, appSeriesMembers } from './tables.ts'

type SeriesRow = typeof appSeries.$inferSelect

/** Handlers of the area `app-series`. */
export const seriesHandlers: Handlers<typeof seriesCalls> = {
  'app-series.action.query': async ({ appId }, { db }) => {
    const [member] = await db
      .select({ seriesId: appSeriesMembers.seriesId })
      .from(appSeriesMembers)
      .where(eq(appSeriesMembers.appId, appId))
    return { series: member ? (await answerSeries(db, member.seriesId)).series : null }
  },

  'app-series.series.create': async ({ kind, name, appIds }, { db, now }) => {
    await requireRoom(db, appSeries, seriesLimits.seriesPerTeam, 'app series')
    await requireFreeName(db, name)
    await requireMembers(db, kind, appIds)
    const series = { seriesId: newId(), kind, name, createTime: now(), updateTime: now() }
    await db.insert(appSeries).values(series)
    await addMembers(db, series.seriesId, appIds, 0)
    return answerSeries(db, series.seriesId)
  },

  'app-series.action.set': async ({ seriesId, name, appIds }, { db, now }) => {
    await lockSeries(db, seriesId)
    if (name !== undefined) await requireFreeName(db, name, seriesId)
    await db
      .update(appSeries)
      .set({ ...(name === undefined ? {} : { name }), updateTime: now() })
      .where(eq(appSeries.seriesId, seriesId))
    if (appIds) await reorder(db, seriesId, appIds)
    return answerSeries(db, seriesId)
  },

  'app-series.action.add': async ({ seriesId, appId }, { db, now }) => {
    const { kind } = await lockSeries(db, seriesId)
    const members = await membersOf(db, seriesId)
    if (members.length >= seriesLimits.mostMembers)
      throw refuse('limit-reached', `A series has at most ${seriesLimits.mostMembers} apps`)
    await requireMembers(
      db,
      kind,
      [appId],
      members.map((member) => member.appId),
    )
    await addMembers(db, seriesId, [appId], (members.at(-1)?.position ?? -1) + 1)
    await touch(db, seriesId, now())
    return answerSeries(db, seriesId)
  },

  'app-series.action.delete': async ({ seriesId, appId }, { db, now }) => {
    await lockSeries(db, seriesId)
    const members = await membersOf(db, seriesId)
    if (!members.some((member) => member.appId === appId))
      throw refuse('not-found', `The app '${appId}' isn’t in this series`)
    if (members.length <= seriesLimits.fewestMembers)
      throw refuse('bad-parameter', `A series has at least ${seriesLimits.fewestMembers} apps. Delete it instead.`, [
        issue('appId', 'series-too-small'),
      ])
    await db.delete(appSeriesMembers).where(eq(appSeriesMembers.appId, appId))
    await touch(db, seriesId, now())
    return answerSeries(db, seriesId)
  },

  // The apps stay as they are.
  'app-series.series.delete': async ({ seriesId }, { db }) => {
    await lockSeries(db, seriesId)
    await db.delete(appSeries).where(eq(appSeries.seriesId, seriesId))
  },

  'app-series.optional-list.query': (input, { db }) => listSelectable(db, input),

  'app-series.app-private-phase-info.query': async ({ seriesId }, { db, services }) => {
    await findRow(db, appSeries, seriesId, 'series')
    const appIds = (await membersOf(db, seriesId)).map(({ appId }) => appId)
    const known = (await services.events.collectAnswers('apps.phases', { appIds }, { db })).flat()
    return {
      phases: appIds.map(
        (appId) => known.find((each) => each.appId === appId) ?? { appId, phase: 'none' as const, percent: null },
      ),
    }
  },
}

/** What other services ask about series. */
export const seriesAnswers: QuestionTakers = {
  'apps.siblings': async ({ appId }, { db }) => {
    const [own] = await db.select().from(appSeriesMembers).where(eq(appSeriesMembers.appId, appId))
    const members = own ? await membersOf(db, own.seriesId) : []
    return members.flatMap((member) => (member.appId === appId ? [] : member.appId))
  },
}

/** Apps that can join those already chosen: they have a package name of their own, and are in no series yet. */
export async function listSelectable(
  db: Queries,
  { memberIds, ...input }: Parameters<typeof listApps>[1] & { memberIds: readonly string[] },
) {
  const chosen =
    memberIds.length > 0
      ? await db
          .select({ packageName: apps.packageName })
          .from(apps)
          .where(inArray(apps.appId, [...memberIds]))
      : []
  const names = chosen.flatMap(({ packageName }) => packageName ?? [])
  const taken = db.select({ appId: appSeriesMembers.appId }).from(appSeriesMembers)
  return listApps(
    db,
    input,
    and(
      isNotNull(apps.packageName),
      notInArray(apps.appId, taken),
      memberIds.length > 0 ? notInArray(apps.appId, [...memberIds]) : undefined,
      names.length > 0 ? notInArray(apps.packageName, names) : undefined,
    ),
  )
}

/** Takes a deleted app out of its series. A series of one app is none. */
export async function leaveSeries(db: Queries, appId: string): Promise<void> {
  const [member] = await db.delete(appSeriesMembers).where(eq(appSeriesMembers.appId, appId)).returning()
  if (!member) return
  if ((await membersOf(db, member.seriesId)).length < seriesLimits.fewestMembers)
    await db.delete(appSeries).where(eq(appSeries.seriesId, member.seriesId))
}

/** @throws PlatformRefusal if another app of its series has the package name */
export async function requireNameFreeInSeries(db: Queries, appId: string, packageName: string): Promise<void> {
  const own = db
    .select({ seriesId: appSeriesMembers.seriesId })
    .from(appSeriesMembers)
    .where(eq(appSeriesMembers.appId, appId))
  const [other] = await db
    .select({ appName: apps.appName })
    .from(appSeriesMembers)
    .innerJoin(apps, eq(apps.appId, appSeriesMembers.appId))
    .where(and(inArray(appSeriesMembers.seriesId, own), ne(apps.appId, appId), eq(apps.packageName, packageName)))
  if (other)
    throw refuse('bad-parameter', `'${other.appName}' of the same series has this package name`, [
      issue('packageName', 'series-packages-differ'),
    ])
}

/** The series, locked until the transaction ends: members are added and moved one after the other. */
async function lockSeries(db: Queries, seriesId: string): Promise<SeriesRow> {
  await db.select().from(appSeries).where(eq(appSeries.seriesId, seriesId)).for('update')
  return findRow(db, appSeries, seriesId, 'series')
}

const membersOf = (db: Queries, seriesId: string) =>
  db
    .select()
    .from(appSeriesMembers)
    .where(eq(appSeriesMembers.seriesId, seriesId))
    .orderBy(asc(appSeriesMembers.position), asc(appSeriesMembers.appId))

const touch = (db: Queries, seriesId: string, updateTime: number) =>
  db.update(appSeries).set({ updateTime }).where(eq(appSeries.seriesId, seriesId))

async function addMembers(db: Queries, seriesId: string, appIds: readonly string[], first: number): Promise<void> {
  await db.insert(appSeriesMembers).values(appIds.map((appId, index) => ({ seriesId, appId, position: first + index })))
}

/** A member with access to only some of the apps moves those among their own positions. */
async function reorder(db: Queries, seriesId: string, appIds: readonly string[]): Promise<void> {
  const members = await membersOf(db, seriesId)
  const isSame = members.length === appIds.length && members.every(({ appId }) => appIds.includes(appId))
  if (!isSame)
    throw refuse('bad-parameter', 'The order must name all apps of the series', [issue('appIds', 'series-order')])
  for (const [index, { position }] of members.entries())
    await db
      .update(appSeriesMembers)
      .set({ position })
      .where(eq(appSeriesMembers.appId, appIds[index] as string))
}

/**
 * Members are apps of the team with different package names, which no other series has.
 * @param present members that the series has already
 */
async function requireMembers(
  db: Queries,
  kind: SeriesKind,
  joining: readonly string[],
  present: readonly string[] = [],
): Promise<void> {
  const taken = await db.$count(appSeriesMembers, inArray(appSeriesMembers.appId, [...joining]))
  if (taken > 0) throw refuse('app-in-series', 'The app is already in a series')
  const appIds = [...present, ...joining]
  const found = await db.select().from(apps).where(inArray(apps.appId, appIds))
  if (found.length < appIds.length) throw refuse('app-not-found', 'One of the apps isn’t in this team')
  const field = present.length === 0 ? 'appIds' : 'appId'
  const wrong = (found: RuledIssue) => refuse('bad-parameter', linesOf([found]), [found])
  if (found.some(({ packageName }) => packageName === null)) throw wrong(issue(field, 'series-package-name'))
  if (new Set(found.map(({ packageName }) => packageName)).size < found.length)
    throw wrong(issue(field, 'series-package-names'))
  if (kind === 'single' && new Set(found.map(({ packageType }) => packageType)).size > 1)
    throw wrong(issue(field, 'series-package-type'))
}

const requireFreeName = (db: Queries, name: string, except?: string) =>
  requireUnique(db, { table: appSeries, field: 'name', column: appSeries.name, value: name, except })

async function answerSeries(db: Queries, seriesId: string): Promise<{ series: AppSeries }> {
  const series = await findRow(db, appSeries, seriesId, 'series')
  const rows = await db
    .select({ app: apps })
    .from(appSeriesMembers)
    .innerJoin(apps, eq(apps.appId, appSeriesMembers.appId))
    .where(eq(appSeriesMembers.seriesId, seriesId))
    .orderBy(asc(appSeriesMembers.position), asc(appSeriesMembers.appId))
  return { series: { ...series, members: rows.map(({ app }) => app) } }
}
