import { offerTargets } from '@console-widgets/platform/release/offered-targets'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/links/contract'
import {
  allowedUriListFields,
  appleFilePath,
  assetLinksPath,
  linkLimits,
  linkListFields,
  prefixListFields,
  reservedPrefixes,
  uriPrefixOf,
} from '@console-widgets/links/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { type AppRow, findApp } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { linkPath } from '@console-widgets/redirects'
import { requirePattern } from './check-targets.ts'
import {
  deleteLink,
  describeLink,
  describeLinks,
  domainsOfPrefixes,
  findLink,
  type LinkRow,
  ofKind,
  storePageOf,
} from './link-rows.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { signedAppsOf } from './signed-apps.ts'
import { changeLink, storeLink } from './store-links.ts'
import { linkAllowedUris, linkDomains, linkHosts, linkPrefixes, linkPrefixNames, links } from './tables.ts'

type PrefixRow = typeof linkPrefixes.$inferSelect
type AllowedUriRow = typeof linkAllowedUris.$inferSelect
type Id = Extract<keyof typeof calls, `links.${'target' | 'uri-prefix' | 'allowed-uri' | 'unified-link'}.${string}`>

export const prefixHandlers: Pick<Handlers<typeof calls>, Id> = {
  'links.target.list': ({ appId }, context) => offerTargets({ appId, kinds: ['store-page'] }, context),

  'links.uri-prefix.list': async ({ appId, ...input }, context) => {
    const { db } = context
    await findApp(db, appId)
    const ofApp = eq(linkPrefixes.appId, appId)
    const { items, total } = await listTable(db, linkPrefixes, prefixListFields, input, 'prefix', ofApp)
    return { items: await describePrefixes(context, items), total }
  },
  'links.uri-prefix.create': async ({ appId, prefix, description = '' }, context) => {
    const { db, now } = context
    const app = await findApp(db, appId)
    await requireRoomInProject(db, app)
    const isTaken =
      reservedPrefixes.includes(prefix) ||
      (await db.insert(linkPrefixNames).values({ prefix }).onConflictDoNothing().returning()).length === 0
    if (isTaken)
      throw refuse('name-taken', `The prefix '${prefix}' is reserved, or a team has used it`, [
        issue('prefix', 'taken'),
      ])
    const row = { prefixId: newId(), appId, prefix, description, createTime: now(), updateTime: now() }
    const [created] = await db.insert(linkPrefixes).values(row).returning()
    return describePrefix(context, created as PrefixRow)
  },
  'links.uri-prefix.get': async ({ prefixId }, context) =>
    describePrefix(context, await findRow(context.db, linkPrefixes, prefixId, 'prefix')),
  'links.uri-prefix.update': async ({ prefixId, description, domain, appleAppIds }, context) => {
    const { db, now } = context
    const before = await findRow(db, linkPrefixes, prefixId, 'prefix')
    if (domain !== undefined) await changeHost(context, before, domain)
    const [updated] = await db
      .update(linkPrefixes)
      .set({ description, appleAppIds, updateTime: now() })
      .where(eq(linkPrefixes.prefixId, prefixId))
      .returning()
    return describePrefix(context, updated as PrefixRow)
  },
  'links.uri-prefix.delete': async ({ prefixId }, { db }) => {
    const { prefix } = await findRow(db, linkPrefixes, prefixId, 'prefix')
    const used = await db.$count(links, eq(links.prefixId, prefixId))
    if (used > 0) throw refuse('link-prefix-used', `The prefix '${prefix}' has ${used} links. Delete them first.`)
    await db.delete(linkHosts).where(eq(linkHosts.prefixId, prefixId))
    await db.delete(linkPrefixes).where(eq(linkPrefixes.prefixId, prefixId))
  },

  'links.allowed-uri.list': async ({ appId, ...input }, { db }) => {
    await findApp(db, appId)
    return listTable(db, linkAllowedUris, allowedUriListFields, input, '-updateTime', eq(linkAllowedUris.appId, appId))
  },
  'links.allowed-uri.create': async ({ appId, pattern, description = '' }, { db, now }) => {
    await findApp(db, appId)
    requirePattern(pattern)
    if ((await db.$count(linkAllowedUris, eq(linkAllowedUris.appId, appId))) >= linkLimits.allowedUris)
      throw refuse(
        'limit-reached',
        `An app has at most ${linkLimits.allowedUris} allowed URIs. Delete one that you no longer need.`,
      )
    await requireNewPattern(db, appId, pattern)
    const row = { allowedUriId: newId(), appId, pattern, description, createTime: now(), updateTime: now() }
    const [created] = await db.insert(linkAllowedUris).values(row).returning()
    return created as AllowedUriRow
  },
  'links.allowed-uri.get': ({ allowedUriId }, { db }) => findRow(db, linkAllowedUris, allowedUriId, 'allowed URI'),
  'links.allowed-uri.update': async ({ allowedUriId, pattern, description }, { db, now }) => {
    const row = await findRow(db, linkAllowedUris, allowedUriId, 'allowed URI')
    if (pattern !== undefined && pattern !== row.pattern) {
      requirePattern(pattern)
      await requireNewPattern(db, row.appId, pattern)
    }
    const [updated] = await db
      .update(linkAllowedUris)
      .set({ pattern, description, updateTime: now() })
      .where(eq(linkAllowedUris.allowedUriId, allowedUriId))
      .returning()
    return updated as AllowedUriRow
  },
  'links.allowed-uri.delete': async ({ allowedUriId }, { db }) => {
    await findRow(db, linkAllowedUris, allowedUriId, 'allowed URI')
    await db.delete(linkAllowedUris).where(eq(linkAllowedUris.allowedUriId, allowedUriId))
  },

  'links.unified-link.list': async ({ appId, ...input }, { db, services }) => {
    await findApp(db, appId)
    const found = await listTable(db, links, linkListFields, input, '-updateTime', ofKind(appId, 'unified'))
    return { items: (await describeLinks(db, services, found.items)).map(asUnified), total: found.total }
  },
  'links.unified-link.create': async ({ name, defaultRedirectionUrl, ...input }, context) => {
    const linkInfo = { deepLink: defaultRedirectionUrl }
    const link = { ...input, linkInfo, linkName: name, suffix: name, suffixField: 'name', kind: 'unified' as const }
    return describeUnified(context, await storeLink(context, link))
  },
  'links.unified-link.get': async ({ linkId }, context) =>
    describeUnified(context, await findLink(context.db, linkId, 'unified')),
  'links.unified-link.update': async ({ linkId, defaultRedirectionUrl }, context) => {
    const row = await findLink(context.db, linkId, 'unified')
    return describeUnified(context, await changeLink(context, row, { linkInfo: { deepLink: defaultRedirectionUrl } }))
  },
  'links.unified-link.delete': async ({ linkId }, { db }) => deleteLink(db, await findLink(db, linkId, 'unified')),
}

function asUnified<Row extends { linkName: string; linkInfo: { deepLink: string } }>(row: Row) {
  return { ...row, name: row.linkName, defaultRedirectionUrl: row.linkInfo.deepLink }
}

async function describeUnified({ db, services }: Pick<Context, 'db' | 'services'>, row: LinkRow) {
  return asUnified(await describeLink(db, services, row))
}

type Describing = Pick<Context, 'db' | 'services'>

async function describePrefixes({ db, services }: Describing, rows: readonly PrefixRow[]) {
  const ids = rows.map(({ prefixId }) => prefixId)
  const counts =
    ids.length === 0
      ? []
      : await db
          .select({ prefixId: links.prefixId, count: sql<number>`count(*)::int` })
          .from(links)
          .where(inArray(links.prefixId, ids))
          .groupBy(links.prefixId)
  const hosts = ids.length === 0 ? [] : await db.select().from(linkHosts).where(inArray(linkHosts.prefixId, ids))
  const domains = await domainsOfPrefixes(db, ids)
  const signed = await signedAppsOf(db, [...new Set(rows.map(({ appId }) => appId))])
  return rows.map((row) => ({
    ...row,
    uriPrefix: uriPrefixOf(row.prefix),
    signedApps: signed.get(row.appId) ?? [],
    domain: hosts.find(({ prefixId }) => prefixId === row.prefixId)?.domain ?? null,
    isDomainVerified: domains.has(row.prefixId),
    assetLinks: `${services.publicOrigin}${linkPath}/${row.prefix}${assetLinksPath}`,
    appleFile: `${services.publicOrigin}${linkPath}/${row.prefix}${appleFilePath}`,
    storePage: storePageOf(services, { appId: row.appId }),
    links: Number(counts.find(({ prefixId }) => prefixId === row.prefixId)?.count ?? 0),
  }))
}

async function describePrefix(context: Describing, row: PrefixRow) {
  const [described] = await describePrefixes(context, [row])
  return described as NonNullable<typeof described>
}

/**
 * Gives a prefix a host of the app's own, or none. Requires that the domain is verified, that no prefix has it yet, and
 * that the app's links don't lead to it: they would lead to links.
 * @throws PlatformRefusal that says which
 */
async function changeHost({ db }: Context, { prefixId, appId }: PrefixRow, domain: string | null): Promise<void> {
  const [before] = await db.delete(linkHosts).where(eq(linkHosts.prefixId, prefixId)).returning()
  if (domain === null) return
  const verified = and(eq(linkDomains.appId, appId), eq(linkDomains.domain, domain), eq(linkDomains.state, 'verified'))
  if (domain !== before?.domain && (await db.$count(linkDomains, verified)) === 0)
    throw refuse('domain-not-verified', `'${domain}' isn’t a verified domain of the app. Verify it first.`, [
      issue('domain', 'verified-domain'),
    ])
  // Hosts of other teams are hidden, but their keys are not free.
  const taken = await db.insert(linkHosts).values({ domain, prefixId, appId }).onConflictDoNothing().returning()
  if (taken.length === 0)
    throw refuse('name-taken', `'${domain}' is the host of another prefix`, [issue('domain', 'taken')])
  const target = sql<string>`lower(substring(${links.linkInfo} ->> 'deepLink' from '^https?:[/]{2}([^/?#]+)'))`
  if ((await db.$count(links, and(eq(links.appId, appId), eq(target, domain)))) > 0)
    throw refuse(
      'domain-is-target',
      `Links of the app lead to '${domain}'. Choose another domain, such as a subdomain.`,
      [issue('domain', 'distinct')],
    )
}

/** The limit is the project’s. An app without a project has it for itself. */
async function requireRoomInProject(db: Queries, { appId, projectId }: AppRow): Promise<void> {
  const together = projectId === null ? eq(apps.appId, appId) : eq(apps.projectId, projectId)
  const rows = await db
    .select({ prefixId: linkPrefixes.prefixId })
    .from(linkPrefixes)
    .innerJoin(apps, and(eq(apps.appId, linkPrefixes.appId), together))
  if (rows.length >= linkLimits.prefixesPerProject)
    throw refuse(
      'limit-reached',
      `A project has at most ${linkLimits.prefixesPerProject} prefixes. Delete one that has no links.`,
    )
}

async function requireNewPattern(db: Queries, appId: string, pattern: string): Promise<void> {
  const same = and(eq(linkAllowedUris.appId, appId), eq(linkAllowedUris.pattern, pattern))
  if ((await db.$count(linkAllowedUris, same)) === 0) return
  throw refuse('name-taken', 'The app has this pattern already', [issue('pattern', 'taken')])
}
