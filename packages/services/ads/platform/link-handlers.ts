import { offerTargets } from '@console-widgets/platform/release/offered-targets'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/ads/contract'
import {
  fillMacros,
  hitQualities,
  monitorLimits,
  monitorLinkListFields,
  monitorPath,
  problemOfStorePage,
  targetsOf,
} from '@console-widgets/ads/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { day } from '@console-widgets/platform/clock/durations'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow, requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { decide, outcomeOf, readIntent } from '@console-widgets/redirects'
import { dayText } from '@console-widgets/reports/model'
import { secretTimeOf } from './event-postbacks/link-secret.ts'
import { macrosOf } from './public/macros-of.ts'
import type { RuledIssue } from '@console-widgets/platform/refusals/issue'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import {
  adMaterials,
  adProjects,
  eventPostbacks,
  linkPeople,
  linkSecrets,
  monitorHits,
  monitorLinks,
} from './tables.ts'

export type MonitorLinkRow = typeof monitorLinks.$inferSelect

type Own = {
  [Id in keyof typeof calls as Id extends `ads.${'monitor-link' | 'target'}.${string}` ? Id : never]: (typeof calls)[Id]
}

/** Days of the counts beside a link. */
const daysShown = 14

/** Handlers of monitor links. */
export const linkHandlers: Handlers<Own> = {
  'ads.target.list': ({ appId }, context) => offerTargets({ appId, kinds: ['store-page'] }, context),

  'ads.monitor-link.list': async ({ appId, ...input }, context) => {
    const ofApp = appId === undefined ? undefined : eq(monitorLinks.appId, appId)
    const { db } = context
    const { items, total } = await listTable(db, monitorLinks, monitorLinkListFields, input, '-updateTime', ofApp)
    return { items: await describeLinks(context, items), total }
  },

  'ads.monitor-link.create': async ({ appId, ...fields }, context) => {
    const { db, now } = context
    await findApp(db, appId)
    await requireRoom(db, monitorLinks, monitorLimits.links, 'monitor links')
    await requireFreeName(db, fields.linkName)
    requireStore(context, fields.storePage)
    await requireSubject(db, appId, fields)
    const time = now()
    const [row] = await db
      .insert(monitorLinks)
      .values({ monitorLinkId: newId(), appId, status: 'on', ...fields, createTime: time, updateTime: time })
      .returning()
    return describeLink(context, row as MonitorLinkRow)
  },

  'ads.monitor-link.get': async ({ monitorLinkId }, context) => {
    const { db, now } = context
    const row = await findLink(db, monitorLinkId)
    const counts = await countHits(db, [monitorLinkId])
    const from = Math.floor(now() / day) * day - (daysShown - 1) * day
    const steps = await rowsOf<{ at: string; clicks: string; invalid: string }>(
      db,
      sql`select ${monitorHits.time} / ${sql.raw(String(day))} as at,
        count(*) filter (where ${monitorHits.quality} = 'valid') as clicks,
        count(*) filter (where ${monitorHits.quality} <> 'valid') as invalid
      from ${monitorHits}
      where ${monitorHits.monitorLinkId} = ${monitorLinkId} and ${monitorHits.event} = 'click' and ${monitorHits.time} >= ${from}
      group by 1`,
    )
    return {
      ...(await describeLink(context, row)),
      secretTime: await secretTimeOf(db, monitorLinkId),
      hits: hitQualities.map((quality) => ({
        quality,
        clicks: sumOf(counts, monitorLinkId, 'click', quality),
        impressions: sumOf(counts, monitorLinkId, 'impression', quality),
      })),
      days: Array.from({ length: daysShown }, (_, at) => {
        const time = from + at * day
        const step = steps.find((each) => Number(each.at) * day === time)
        return { day: dayText(time), clicks: Number(step?.clicks ?? 0), invalid: Number(step?.invalid ?? 0) }
      }),
    }
  },

  'ads.monitor-link.update': async ({ monitorLinkId, ...fields }, context) => {
    const { db, now } = context
    const before = await findLink(db, monitorLinkId)
    await requireFreeName(db, fields.linkName, monitorLinkId)
    requireStore(context, fields.storePage)
    await requireSubject(db, before.appId, fields)
    const [row] = await db
      .update(monitorLinks)
      .set({ ...fields, updateTime: now() })
      .where(eq(monitorLinks.monitorLinkId, monitorLinkId))
      .returning()
    return describeLink(context, row as MonitorLinkRow)
  },

  'ads.monitor-link.delete': async ({ monitorLinkId }, { db }) => {
    await findLink(db, monitorLinkId)
    for (const table of [eventPostbacks, linkPeople, linkSecrets, monitorHits, monitorLinks])
      await db.delete(table).where(eq(table.monitorLinkId, monitorLinkId))
  },

  'ads.monitor-link.try': async ({ monitorLinkId, platform, hasApp }, { db, now, services }) => {
    const row = await findLink(db, monitorLinkId)
    const { packageName } = await findApp(db, row.appId)
    const values = macrosOf(row, 'example', now())
    const targets = targetsOf(row, packageName, values)
    const decision = decide(targets, { platform, isBot: false })
    const outcome = outcomeOf(decision, hasApp)
    const location = decision.kind === 'redirect' ? decision.location : targets.deepLink
    const isIntent = readIntent(location) !== undefined
    return {
      macros: Object.entries(values).map(([name, value]) => ({ name, value })),
      hops: [
        { kind: 'link' as const, address: `${services.publicOrigin}${monitorPath}/${monitorLinkId}` },
        ...(isIntent ? [{ kind: 'intent' as const, address: location }] : []),
        ...(decision.kind === 'interstitial' ? [{ kind: 'interstitial' as const, address: location }] : []),
        { kind: outcome.opens, address: outcome.address },
      ],
      postbacks: row.postbacks
        .filter(({ event }) => event === 'click')
        .map(({ event, address }) => ({ event, address: fillMacros(address, values) })),
    }
  },
}

const findLink = (db: Queries, monitorLinkId: string): Promise<MonitorLinkRow> =>
  findRow(db, monitorLinks, monitorLinkId, 'monitor link')

async function requireFreeName(db: Queries, linkName: string, except?: string): Promise<void> {
  await requireUnique(db, {
    table: monitorLinks,
    field: 'linkName',
    column: monitorLinks.linkName,
    value: linkName,
    except,
  })
}

/** @throws PlatformRefusal unless the page is one of a known store */
function requireStore({ services }: Pick<Context, 'services'>, storePage: string): void {
  const problem = problemOfStorePage(storePage, services.publicOrigin)
  if (!problem) return
  const wrong = issue('storePage', `target-${problem}`)
  throw refuse('bad-parameter', `'${storePage}' ${wrong.message}`, [wrong])
}

/** @throws PlatformRefusal unless project and material are the app's */
async function requireSubject(
  db: Queries,
  appId: string,
  { adProjectId, materialId }: Pick<MonitorLinkRow, 'adProjectId' | 'materialId'>,
): Promise<void> {
  if (adProjectId !== null) {
    const own = and(eq(adProjects.adProjectId, adProjectId), eq(adProjects.appId, appId))
    if ((await db.$count(adProjects, own)) === 0) throw missing('project', issue('adProjectId', 'project-of-app'))
  }
  if (materialId !== null) {
    const own = and(eq(adMaterials.materialId, materialId), eq(adMaterials.appId, appId))
    if ((await db.$count(adMaterials, own)) === 0) throw missing('material', issue('materialId', 'creative-of-app'))
  }
}

const missing = (thing: string, wrong: RuledIssue) => refuse('not-found', `The app has no such ${thing}`, [wrong])

interface Count {
  link: string
  event: string
  quality: string
  hits: string
}

const countHits = (db: Queries, linkIds: readonly string[]): Promise<Count[]> =>
  db
    .select({
      link: monitorHits.monitorLinkId,
      event: monitorHits.event,
      quality: monitorHits.quality,
      hits: sql<string>`count(*)`,
    })
    .from(monitorHits)
    .where(inArray(monitorHits.monitorLinkId, [...linkIds]))
    .groupBy(monitorHits.monitorLinkId, monitorHits.event, monitorHits.quality)

const sumOf = (counts: readonly Count[], monitorLinkId: string, event: string, quality: string): number =>
  Number(
    counts.find((each) => each.link === monitorLinkId && each.event === event && each.quality === quality)?.hits ?? 0,
  )

async function describeLinks({ db, services }: Pick<Context, 'db' | 'services'>, rows: readonly MonitorLinkRow[]) {
  if (rows.length === 0) return []
  const counts = await countHits(
    db,
    rows.map(({ monitorLinkId }) => monitorLinkId),
  )
  const origin = services.publicOrigin
  return rows.map((row) => ({
    ...row,
    clickAddress: row.kind === 'impression' ? null : `${origin}${monitorPath}/${row.monitorLinkId}`,
    pixelAddress: row.kind === 'click' ? null : `${origin}${monitorPath}/${row.monitorLinkId}/pixel.gif`,
    clicks: sumOf(counts, row.monitorLinkId, 'click', 'valid'),
    impressions: sumOf(counts, row.monitorLinkId, 'impression', 'valid'),
  }))
}

async function describeLink(context: Pick<Context, 'db' | 'services'>, row: MonitorLinkRow) {
  const [described] = await describeLinks(context, [row])
  if (!described) throw new TypeError('One link has one description')
  return described
}
