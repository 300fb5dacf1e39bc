import type { Hono } from 'hono'
import { encodeKey, isFolderKey, nameOfKey } from '@console-widgets/cloud-storage/model'
import { findStoredObject, requireBytes } from '@console-widgets/platform/files/objects'
import { sendObject } from '@console-widgets/platform/files/send'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { findEntry } from './file-rows.ts'
import { openSite, readAddress, recordSending, requireQuotaOfDay } from './public-request.ts'
import { copyOf, type CopyRow, type CopyState } from './site-copies.ts'
import { hostingPath } from './sites.ts'

/**
 * CSP of a site's pages: scripts run, but with an opaque origin, since the URL is on the console's origin. They have no
 * access to the platform's cookies and storage, and their requests to the platform are anonymous.
 */
const sandbox =
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads allow-pointer-lock allow-presentation'

const headersOfSites = {
  'content-security-policy': sandbox,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Sandboxed pages are cross-origin to their own files, which are public anyway.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

type Found = { copy: CopyRow; state: CopyState; status: 200 | 404 } | { folder: true } | undefined

/** Serves web sites. A site is public, whatever the rules of its bucket say. */
export function hostingPlane(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  app.get(`${hostingPath}/*`, async ({ req: { raw: request } }) => {
    const { name, key } = readAddress(request, hostingPath)
    const { site, bucket, teamId, inTeam } = await openSite(services, name)
    const { pathname } = new URL(request.url)
    if (pathname === `${hostingPath}/${name}`) return redirect(`${pathname}/`)
    const place = { teamId, inTeam }
    const releaser = { teamId, now: services.clock.now, services }
    const found = await inTeam(async (db): Promise<Found> => {
      await requireQuotaOfDay(db, bucket, services.clock.now())
      const wanted = site.prefix + (key === '' || isFolderKey(key) ? key + site.indexDocument : key)
      const copy = await copyOf(db, releaser, site, wanted)
      if (copy) return { ...copy, status: 200 }
      if (!isFolderKey(key) && (await findEntry(db, bucket.bucketId, `${wanted}/${site.indexDocument}`)))
        return { folder: true }
      const missing =
        site.notFoundDocument === null
          ? undefined
          : await copyOf(db, releaser, site, site.prefix + site.notFoundDocument)
      return missing && { ...missing, status: 404 }
    })
    void services.jobs.wake()
    if (found && 'folder' in found) return redirect(`${hostingPath}/${name}/${encodeKey(key)}/`)
    const response = found ? await send(request, services, inTeam, found) : nothingThere()
    return recordSending(response, place, bucket, services)
  })
}

async function send(
  request: Request,
  services: PlatformParts,
  inTeam: Awaited<ReturnType<typeof openSite>>['inTeam'],
  { copy, state, status }: Exclude<Found, { folder: true } | undefined>,
): Promise<Response> {
  const { sha256, size, contentType, storeTime, objectId, key } = copy
  const object = await requireBytes(services, await inTeam((db) => findStoredObject(db, objectId)))
  // Error documents are sent in full, with their own status.
  const asked = status === 200 ? request : new Request(request.url, { method: request.method })
  const response = sendObject(
    asked,
    { storageKey: object.storageKey, sha256, size, contentType, fileName: nameOfKey(key) },
    services.objects,
    {
      ...headersOfSites,
      'content-disposition': 'inline',
      // Browsers revalidate every time, so that a purge reaches all users immediately.
      'cache-control': 'public, no-cache',
      age: String(Math.max(0, Math.floor((services.clock.now() - storeTime) / 1000))),
      'x-cache': state,
    },
  )
  return status === 200 ? response : new Response(response.body, { status, headers: response.headers })
}

function redirect(path: string): Response {
  return new Response(null, {
    status: 302,
    headers: { ...headersOfSites, location: path, 'cache-control': 'no-cache' },
  })
}

function nothingThere(): Response {
  return new Response('<!doctype html><meta charset="utf-8"><title>404</title><p>Page not found.', {
    status: 404,
    headers: { ...headersOfSites, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
