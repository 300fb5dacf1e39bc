import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { assetLinksFile, assetLinksPath, prefixForm } from '@console-widgets/links/model'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { freeDomain, linkPath } from '@console-widgets/redirects'
import { signedAppsOf } from '../signed-apps.ts'
import { linkPrefixes } from '../tables.ts'
import type { Misses } from './misses.ts'

/**
 * Tells Android which apps open the links of a prefix: at the prefix's own host, and below the prefix for a host of the
 * team's own that forwards to it. A host that all teams share has no such file: every app in it could take the links of
 * the others.
 */
export function assetLinksPlane(app: Hono<RouterEnvironment>, services: PlatformParts, misses: Misses): void {
  const answer = async (prefix: string | undefined, address: string) => {
    const wait = misses.waitOf(address)
    if (wait !== undefined) return new Response(null, { status: 429, headers: { 'retry-after': String(wait) } })
    const file = prefix === undefined ? undefined : await readFile(services, prefix)
    if (file === undefined) {
      misses.add(address)
      return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    }
    return new Response(file, {
      headers: {
        'content-type': 'application/json',
        'cache-control': 'public, max-age=300',
        'x-content-type-options': 'nosniff',
      },
    })
  }
  app.get(assetLinksPath, ({ req, env }) => answer(prefixOfHost(new URL(req.url).hostname), env.address))
  app.get(`${linkPath}/:prefix${assetLinksPath}`, ({ req, env }) => answer(req.param('prefix'), env.address))
}

/** Prefix of a host such as `northwind.drcn.agconnect.link`. */
function prefixOfHost(host: string): string | undefined {
  const ending = `.${freeDomain}`
  return host.endsWith(ending) ? host.slice(0, -ending.length) : undefined
}

async function readFile({ database }: PlatformParts, prefix: string): Promise<string | undefined> {
  if (!prefixForm.test(prefix)) return undefined
  return database.forRequest().look(async (db) => {
    const [found] = await db
      .select({ appId: linkPrefixes.appId })
      .from(linkPrefixes)
      .where(eq(linkPrefixes.prefix, prefix))
    if (!found) return undefined
    return assetLinksFile((await signedAppsOf(db, [found.appId])).get(found.appId) ?? [])
  })
}
