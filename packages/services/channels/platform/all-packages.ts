import type { Hono } from 'hono'
import { ZipWriter } from '@zip.js/zip.js'
import { allPackagesSeconds } from '@console-widgets/channels/model'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { attachment } from '@console-widgets/platform/files/content-type'
import { findStoredObject } from '@console-widgets/platform/files/objects'
import { logError } from '@console-widgets/platform/logging/log-error'
import { toHex } from '@console-widgets/platform/secrets/byte-texts'
import { sameText } from '@console-widgets/platform/secrets/secrets'
import { findJob, packagesOf } from './job-rows.ts'
import { refuse } from './refuse.ts'

const path = '/channel-packages'

/** Address of all packages of a job as one ZIP file. It needs no session, opens nothing else, and expires. */
export async function allPackagesAddress(
  { publicOrigin, secret }: Pick<PlatformParts, 'publicOrigin' | 'secret'>,
  { teamId, appId, jobId }: { teamId: string; appId: string; jobId: string },
  now: number,
): Promise<string> {
  const url = new URL(`${publicOrigin}${path}/${jobId}`)
  url.searchParams.set('team', teamId)
  url.searchParams.set('app', appId)
  url.searchParams.set('expires', String(now + allPackagesSeconds * 1000))
  url.searchParams.set('signature', await signatureOf(secret, url))
  return url.href
}

/** A package with the place of its bytes. */
interface Entry {
  fileName: string
  storageKey: string
  size: number
}

/** The built packages of a job. @throws PlatformRefusal if there is none */
export async function findBuilt(
  db: Queries,
  appId: string,
  jobId: string,
): Promise<{ name: string; entries: Entry[] }> {
  const job = await findJob(db, appId, jobId)
  const entries: Entry[] = []
  for (const { fileName, objectId } of await packagesOf(db, jobId))
    if (objectId !== null) {
      const { storageKey, size } = await findStoredObject(db, objectId)
      entries.push({ fileName: fileName ?? `${objectId}.apk`, storageKey, size })
    }
  if (entries.length === 0) throw refuse('not-found', 'No package of this job has been built')
  return { name: `${job.fileName.replace(/\.apk$/i, '')}-channels.zip`, entries }
}

/** Serves the packages of jobs by their addresses. The ZIP is made while it is sent: nothing of it is kept. */
export function allPackagesPlane(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  app.get(`${path}/:jobId`, async ({ req }) => {
    const url = new URL(req.url)
    const { searchParams: query } = url
    const signature = query.get('signature') ?? ''
    query.delete('signature')
    if (!sameText(signature, await signatureOf(services.secret, url)))
      throw refuse('address-refused', 'This URL isn’t that of packages. Open the job in the console.')
    if (Number(query.get('expires')) <= services.clock.now())
      throw refuse('address-refused', 'This URL has expired. Open the job in the console for a new one.')
    const scope = { teamId: query.get('team') ?? '', userId: 'signed-address' }
    const { name, entries } = await services.database.asTeam(scope, (db) =>
      findBuilt(db, query.get('app') ?? '', req.param('jobId')),
    )
    return new Response(req.method === 'HEAD' ? null : zipOf(services, entries), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': attachment(name),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    })
  })
}

/** Packages one after another, as they are: they are compressed already. At any time, some of one is in memory. */
function zipOf({ objects }: Pick<PlatformParts, 'objects'>, entries: readonly Entry[]) {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  const write = async () => {
    const zip = new ZipWriter(writable, { level: 0, useWebWorkers: false })
    for (const { fileName, storageKey, size } of entries)
      await zip.add(fileName, { readable: objects.stream(storageKey, 0, size - 1), size })
    await zip.close()
  }
  // A download that the visitor ends is no failure of the platform's, and the stream tells them of any other.
  write().catch((error: unknown) => {
    writable.abort(error).catch(() => undefined)
    if (!(error instanceof TypeError)) logError(error)
  })
  return readable
}

async function signatureOf(key: CryptoKey, { pathname, searchParams }: URL): Promise<string> {
  const text = `GET\n${pathname}\n${searchParams.toString()}`
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))))
}
