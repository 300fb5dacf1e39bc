import { eq } from 'drizzle-orm'
import { prefixForm } from '@console-widgets/links/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { freeDomain } from '@console-widgets/redirects'
import { isProven } from '../link-rows.ts'
import { linkDomains, linkHosts, linkPrefixes } from '../tables.ts'

/** The prefix that answers at a host. */
export interface PrefixOfHost {
  prefix: string
  appId: string
  appleAppIds: string[]
}

const columns = {
  prefix: linkPrefixes.prefix,
  appId: linkPrefixes.appId,
  appleAppIds: linkPrefixes.appleAppIds,
}

/**
 * Finds whose links a host has: the prefix that is part of `northwind.drcn.agconnect.link`, or the one that a verified
 * domain leads to. A domain that no longer names the app has none.
 */
export async function prefixOfHost(services: PlatformParts, url: URL): Promise<PrefixOfHost | undefined> {
  const ending = `.${freeDomain}`
  if (url.hostname.endsWith(ending)) return findPrefix(services, url.hostname.slice(0, -ending.length))
  if (url.host === new URL(services.publicOrigin).host) return undefined
  const [found] = await services.database
    .forRequest()
    .look((db) =>
      db
        .select(columns)
        .from(linkHosts)
        .innerJoin(linkDomains, isProven)
        .innerJoin(linkPrefixes, eq(linkPrefixes.prefixId, linkHosts.prefixId))
        .where(eq(linkHosts.domain, url.host)),
    )
  return found
}

/** The prefix of a name, if a team has it. */
export async function findPrefix({ database }: PlatformParts, prefix: string): Promise<PrefixOfHost | undefined> {
  if (!prefixForm.test(prefix)) return undefined
  const [found] = await database
    .forRequest()
    .look((db) => db.select(columns).from(linkPrefixes).where(eq(linkPrefixes.prefix, prefix)))
  return found
}
