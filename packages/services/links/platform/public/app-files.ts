import type { Hono } from 'hono'
import {
  appleFile,
  appleFilePath,
  assetLinksFile,
  assetLinksPath,
  verificationFile,
  verificationPath,
} from '@console-widgets/links/model'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { linkPath } from '@console-widgets/redirects'
import { signedAppsOf } from '../signed-apps.ts'
import type { Misses } from './misses.ts'
import { findPrefix, prefixOfHost, type PrefixOfHost } from './own-hosts.ts'

/**
 * Tells devices which apps open the links of a prefix: Android by the certificates of the packages, Apple's by the IDs
 * that the prefix names, HarmonyOS by the app's ID. At the prefix's hosts, and below the prefix for a host of the
 * team's own that forwards to it. A host that all teams share has no such file: every app in it could take the links
 * of the others.
 */
export function appFilesPlane(app: Hono<RouterEnvironment>, services: PlatformParts, misses: Misses): void {
  const answer = async (find: Promise<PrefixOfHost | undefined>, write: FileWriter, address: string) => {
    const wait = misses.waitOf(address)
    if (wait !== undefined) return new Response(null, { status: 429, headers: { 'retry-after': String(wait) } })
    const prefix = await find
    if (prefix === undefined) {
      misses.add(address)
      return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    }
    return new Response(await write(services, prefix), {
      headers: {
        'content-type': 'application/json',
        'cache-control': 'public, max-age=300',
        'x-content-type-options': 'nosniff',
      },
    })
  }
  for (const [path, write] of Object.entries(files)) {
    app.get(path, ({ req, env }) => answer(prefixOfHost(services, new URL(req.url)), write, env.address))
    app.get(`${linkPath}/:prefix${path}`, ({ req, env }) =>
      answer(findPrefix(services, req.param('prefix')), write, env.address),
    )
  }
}

type FileWriter = (services: PlatformParts, prefix: PrefixOfHost) => Promise<string> | string

const files: Readonly<Record<string, FileWriter>> = {
  [assetLinksPath]: ({ database }, { appId }) =>
    database.forRequest().look(async (db) => assetLinksFile((await signedAppsOf(db, [appId])).get(appId) ?? [])),
  [appleFilePath]: (_, { appleAppIds }) => appleFile(appleAppIds),
  // A domain that leads here as a whole stays verified by it.
  [verificationPath]: (_, { appId }) => verificationFile(appId),
}
