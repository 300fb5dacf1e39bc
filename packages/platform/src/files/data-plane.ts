import type { Hono } from 'hono'
import type { RouterEnvironment } from '../calls/plane.ts'
import { refuse } from '../refusals/refusal.ts'
import type { Queries } from '../database/connection.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { sendObject } from './send.ts'
import { findStoredObject, requireBytes } from './objects.ts'
import { receiveObject, receivePart } from './receive.ts'
import { dataPath, verifyAddress } from './signed-address.ts'

/** URLs for uploads and downloads: PUT stores an object or a part, GET and HEAD return an object. */
export function dataPlane(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  const { database, clock, secret } = services
  const teamOf =
    (teamId: string) =>
    <T>(work: (db: Queries) => Promise<T>) =>
      database.asTeam({ teamId, userId: 'signed-address' }, work)

  app.put(`${dataPath}/:objectId`, async ({ req: { raw: request }, env }) => {
    const { teamId, objectId, size, sha256, part } = await verifyAddress(request, secret, clock.now())
    const announced = Number(request.headers.get('content-length') ?? size)
    if (size === undefined || announced !== size)
      throw refuse('file-failed', `This URL accepts exactly ${size} bytes, but the request has ${announced}`)
    const expected = { size, sha256 }
    const content = env.content ?? request.body
    const { etag } = part
      ? await receivePart(teamOf(teamId), services, objectId, part, content, expected)
      : { etag: (await receiveObject(teamOf(teamId), services, objectId, content, expected)).sha256 }
    return new Response(null, { status: 200, headers: { etag: `"${etag}"`, 'cache-control': 'no-store' } })
  })

  app.get(`${dataPath}/:objectId`, async ({ req: { raw: request } }) => {
    const { teamId, objectId } = await verifyAddress(request, secret, clock.now())
    const row = await requireBytes(services, await teamOf(teamId)((db) => findStoredObject(db, objectId)))
    return sendObject(request, row, services.objects)
  })
}
