import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { addressAtDomain, type LinkKind, pathOfLink, stateOfLink, uriPrefixOf } from '@console-widgets/links/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { storePath } from '@console-widgets/platform/release/store-front'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { deepAddress } from './deep-address.ts'
import {
  hmCodes,
  linkClicks,
  linkCounts,
  linkDomains,
  linkFirstOpens,
  linkHosts,
  linkInstalls,
  links,
  linkTargets,
  linkVisitors,
} from './tables.ts'

export type LinkRow = typeof links.$inferSelect

type Parts = Pick<PlatformParts, 'publicOrigin' | 'secret' | 'clock'>

/** Returns a link of a kind. @throws PlatformRefusal if the team has none with this ID */
export async function findLink(db: Queries, linkId: string, kind?: LinkKind): Promise<LinkRow> {
  const [row] = await db.select().from(links).where(eq(links.linkId, linkId))
  if (!row || (kind && row.kind !== kind))
    throw refuse('not-found', `There is no ${kind ? `${kind} ` : ''}link '${linkId}' in this team`)
  return row
}

/** Numbers of clicks by link. */
async function countClicks(db: Queries, linkIds: readonly string[]) {
  if (linkIds.length === 0) return new Map<string, { clicks: number; bots: number }>()
  const rows = await db
    .select({
      linkId: linkCounts.linkId,
      clicks: sql<number>`sum(${linkCounts.clicks})::int`,
      bots: sql<number>`sum(${linkCounts.bots})::int`,
    })
    .from(linkCounts)
    .where(and(inArray(linkCounts.linkId, [...linkIds]), eq(linkCounts.subject, '')))
    .groupBy(linkCounts.linkId)
  return new Map(rows.map(({ linkId, clicks, bots }) => [linkId, { clicks: Number(clicks), bots: Number(bots) }]))
}

/** Links as responses have them. */
export async function describeLinks(db: Queries, parts: Parts, rows: readonly LinkRow[]) {
  const counts = await countClicks(
    db,
    rows.map(({ linkId }) => linkId),
  )
  const domains = await domainsOfPrefixes(
    db,
    rows.map(({ prefixId }) => prefixId),
  )
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      uriPrefix: uriPrefixOf(row.prefix),
      address: await addressOf(parts, row, domains.get(row.prefixId)),
      storePage: storePageOf(parts, row),
      state: stateOfLink(row, parts.clock.now()),
      ...(counts.get(row.linkId) ?? { clicks: 0, bots: 0 }),
    })),
  )
}

export async function describeLink(db: Queries, parts: Parts, row: LinkRow) {
  const [described] = await describeLinks(db, parts, [row])
  return described as NonNullable<typeof described>
}

/** Address of an app’s store page. That of a link names it, so that installs count as brought by it. */
export function storePageOf(
  { publicOrigin }: Pick<PlatformParts, 'publicOrigin'>,
  { appId, linkId }: { appId: string; linkId?: string },
): string {
  return `${publicOrigin}${storePath}/${appId}${linkId === undefined ? '' : `?link=${linkId}`}`
}

/** Hosts of the apps' own that answer now, by prefix. */
export async function domainsOfPrefixes(db: Queries, prefixIds: readonly string[]): Promise<Map<string, string>> {
  if (prefixIds.length === 0) return new Map()
  const rows = await db
    .select({ prefixId: linkHosts.prefixId, domain: linkHosts.domain })
    .from(linkHosts)
    .innerJoin(linkDomains, isProven)
    .where(inArray(linkHosts.prefixId, [...new Set(prefixIds)]))
  return new Map(rows.map(({ prefixId, domain }) => [prefixId, domain]))
}

/** Join of a host with its domain, as long as the app has proven that the domain is its own. */
export const isProven = and(
  eq(linkDomains.domain, linkHosts.domain),
  eq(linkDomains.appId, linkHosts.appId),
  eq(linkDomains.state, 'verified'),
)

/** What visitors open. */
function addressOf(parts: Parts, row: LinkRow, domain: string | undefined): Promise<string> | string {
  const origin = domain === undefined ? parts.publicOrigin : `https://${domain}`
  if (row.suffix === null) return deepAddress({ ...parts, publicOrigin: origin }, row.prefix, row)
  return domain === undefined ? origin + pathOfLink(row.prefix, row.suffix) : addressAtDomain(domain, row.suffix)
}

/** Targets that a link had before, the newest first. */
export function historyOf(db: Queries, linkId: string) {
  return db
    .select()
    .from(linkTargets)
    .where(eq(linkTargets.linkId, linkId))
    .orderBy(desc(linkTargets.endTime), desc(linkTargets.targetId))
    .limit(50)
}

/** Condition for the links of an app of a kind. */
export function ofKind(appId: string, kind: LinkKind): SQL | undefined {
  return and(eq(links.appId, appId), eq(links.kind, kind))
}

/**
 * Deletes a link with its clicks, earlier targets, and HM Codes. Its suffix stays taken, so that a printed code leads
 * nowhere.
 */
export async function deleteLink(db: Queries, { linkId }: LinkRow): Promise<void> {
  for (const table of [hmCodes, linkClicks, linkCounts, linkFirstOpens, linkInstalls, linkVisitors, linkTargets, links])
    await db.delete(table).where(eq(table.linkId, linkId))
}
