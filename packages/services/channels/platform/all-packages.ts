import type { Hono } from 'hono'
import { ZipWriter } from '@zip.js/zip.js'
import { allPackagesSeconds } from '@console-widgets/channels/model'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { attachment } from '@console-widgets/platform/files/content-type'
import { findStoredObjects, type StoredObject } from '@console-widgets/platform/files/objects'
import { signDownload, verifyDownload } from '@console-widgets/platform/files/signed-download'
import { logError } from '@console-widgets/platform/logging/log-error'
import { type ChannelPackageRow, findJob, packagesOf } from './job-rows.ts'
import { refuse } from './refuse.ts'

const path = '/channel-packages'

/** Address of all packages of a job as one ZIP file. It needs no session, opens nothing else, and expires. */
export const allPackagesAddress = (
  parts: Pick<PlatformParts, 'publicOrigin' | 'secret'>,
  { teamId, appId, jobId }: { teamId: string; appId: string; jobId: string },
  now: number,
): Promise<string> =>
  signDownload(parts, `${path}/${jobId}`, {
    teamId,
    fields: { app: appId },
    expires: now + allPackagesSeconds * 1000,
  })

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
  const built = (await packagesOf(db, jobId)).filter(isBuilt)
  const stored = await findStoredObjects(
    db,
    built.map(({ objectId }) => objectId),
  )
  const entries = built.map(({ fileName, objectId }, index): Entry => {
    const { storageKey, size } = stored[index] as StoredObject
    return { fileName: fileName ?? `${objectId}.apk`, storageKey, size }
  })
  if (entries.length === 0) throw refuse('not-found', 'No package of this job has been built')
  return { name: `${job.fileName.replace(/\.apk$/i, '')}-channels.zip`, entries }
}

const isBuilt = (row: ChannelPackageRow): row is ChannelPackageRow & { objectId: string } => row.objectId !== null

/** Serves the packages of jobs by their addresses. The ZIP is made while it is sent: nothing of it is kept. */
export function allPackagesPlane(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  app.get(`${path}/:jobId`, async ({ req }) => {
    const { query, scope, fault } = await verifyDownload(req.url, services)
    if (fault === 'forged')
      throw refuse('address-refused', 'This URL isn’t that of packages. Open the job in the console.')
    if (fault === 'expired')
      throw refuse('address-refused', 'This URL has expired. Open the job in the console for a new one.')
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
