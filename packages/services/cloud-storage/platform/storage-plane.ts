import type { Hono } from 'hono'
import {
  bizTagOfBucket,
  isFolderKey,
  isShownInPlace,
  nameOfKey,
  objectNameOf,
  storageLimits,
  type RuleResource,
} from '@console-widgets/cloud-storage/model'
import { zoneOfRegionPrefix } from '@console-widgets/core'
import { largestObjectBytes } from '@console-widgets/core/model'
import { attachment, contentTypeOf } from '@console-widgets/platform/files/content-type'
import {
  announceObject,
  findStoredObject,
  forgetObjects,
  keepObject,
  requireBytes,
} from '@console-widgets/platform/files/objects'
import { receiveObject } from '@console-widgets/platform/files/receive'
import { namesEtag, sendObject } from '@console-widgets/platform/files/send'
import { refusalOf, refusalResponse } from '@console-widgets/platform/refusals/error-response'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import { requireOrder } from '@console-widgets/platform/service-orders/require-order'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { readAccessToken } from './access-tokens.ts'
import { askAgain, askRules, type Asked } from './ask-rules.ts'
import { answerPreflight, withCors } from './bucket-cors.ts'
import { storagePath } from './buckets.ts'
import { deleteBatch } from './delete-files.ts'
import type { StoredFile } from './file-rows.ts'
import { listFiles } from './list-files.ts'
import { openBucket, readAddress, recordSending } from './public-request.ts'
import { putFile } from './put-file.ts'
import { requireRoom } from './regions.ts'
import { recordUsage } from './usage.ts'

/** Prefix of headers with custom metadata. */
const metadataHeader = 'x-storage-meta-'

/**
 * Serves files to applications by each bucket's rules, without calls, sessions, or cookies. Responses never execute:
 * types that can't run scripts are displayed, and all others are downloaded.
 */
export function storagePlane(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  app.on(['GET', 'PUT', 'DELETE', 'OPTIONS'], `${storagePath}/*`, async ({ req: { raw: request } }) => {
    const { name, key } = readAddress(request, storagePath)
    const place = await openBucket(services, name)
    if (request.method === 'OPTIONS') return answerPreflight(request, place.bucket.corsRules)
    const asked: Asked = { request, services, place, key }
    // A page that can read responses of a bucket can also read why a request was denied.
    const response = await answer(asked).catch((error: unknown) => refusalResponse(refusalOf(error)))
    return withCors(response, request, place.bucket.corsRules)
  })
}

async function answer(asked: Asked): Promise<Response> {
  const { request, key } = asked
  if (request.method === 'PUT' || request.method === 'DELETE') {
    if (key === '' || isFolderKey(key))
      throw refuse('bad-parameter', 'The URL must be that of a file', [issue('key', 'key-of-file')])
    return request.method === 'PUT' ? put(asked) : remove(asked)
  }
  return key === '' || isFolderKey(key) ? list(asked) : get(asked)
}

async function get(asked: Asked): Promise<Response> {
  const { request, services, place, key } = asked
  const file = await askRules(asked, () => 'get')
  if (!file) {
    await place.inTeam((db) => recordUsage(db, place.bucket, services.clock.now(), { requests: 1 }))
    throw refuse('not-found', `There is no file '${key}' in '${place.bucket.bucketName}'`)
  }
  const object = await requireBytes(services, await place.inTeam((db) => findStoredObject(db, file.objectId)))
  const { contentType, sha256, size, name: fileName } = file
  const response = sendObject(
    request,
    { storageKey: object.storageKey, sha256, size, contentType, fileName },
    services.objects,
    headersOf(request, file),
  )
  return recordSending(response, place, place.bucket, services)
}

function headersOf(request: Request, { contentType, name, updateTime, metadata }: StoredFile): Record<string, string> {
  const saved = attachment(name)
  const inPlace = isShownInPlace(contentType) && !new URL(request.url).searchParams.has('download')
  return {
    'content-disposition': inPlace ? saved.replace('attachment', 'inline') : saved,
    // Browsers wrap an image or video that is opened directly in a page of their own, which needs 'self' and inline
    // styles.
    'content-security-policy':
      "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'last-modified': new Date(updateTime).toUTCString(),
    ...Object.fromEntries(
      Object.entries(metadata).map(([fact, value]) => [metadataHeader + fact, encodeURIComponent(value)]),
    ),
  }
}

async function list(asked: Asked): Promise<Response> {
  const { request, services, place, key } = asked
  await askRules(asked, () => 'list')
  const query = new URL(request.url).searchParams
  const most = Number(query.get('limit') ?? storageLimits.listWindow)
  if (!Number.isInteger(most) || most < 1 || most > storageLimits.listWindow)
    throw refuse('bad-parameter', 'The limit isn’t a valid number of files', [
      issue('limit', 'list-limit', { most: storageLimits.listWindow }),
    ])
  const page = await place.inTeam(async (db) => {
    await recordUsage(db, place.bucket, services.clock.now(), { requests: 1 })
    return listFiles(db, {
      bucketId: place.bucket.bucketId,
      prefix: key,
      maxReqCount: most,
      cursor: query.get('cursor') ?? undefined,
    })
  })
  return Response.json(page, { headers: { 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' } })
}

async function put(asked: Asked): Promise<Response> {
  const { request, services, place, key } = asked
  const { bucket, inTeam, teamId } = place
  const size = sizeOf(request)
  const contentType = typeOf(request, key)
  const metadata = metadataOf(request)
  const newResource: RuleResource = { name: key, bucket: bucket.bucketName, size, contentType, metadata }
  const before = await askRules(asked, (there) => (there ? 'update' : 'create'), newResource)
  requireConditions(request, before)
  const auth = await readAccessToken(services, request, teamId)
  const maker = {
    teamId,
    userId: 'application',
    zone: zoneOfRegionPrefix(bucket.region),
    now: services.clock.now,
    services,
  }
  const { objectId } = await inTeam(async (db) => {
    await requireOrder(db, 'cloud-storage', bucket.region)
    await requireRoom(db, bucket.region, { bytes: size - (before?.size ?? 0), files: before ? 0 : 1 })
    return announceObject(db, maker, {
      bizTag: bizTagOfBucket(bucket.bucketId),
      fileName: objectNameOf(key),
      contentLength: size,
      contentType,
    })
  })
  try {
    const { sha256 } = await receiveObject(inTeam, services, objectId, request.body, { size })
    await inTeam(async (db) => {
      await askAgain(db, asked, before, newResource)
      await keepObject(db, objectId)
      await putFile(db, maker, bucket.bucketId, {
        key,
        objectId,
        size,
        sha256,
        contentType,
        metadata,
        source: 'application',
        userId: null,
        uid: auth?.uid ?? null,
        ifExists: 'replace',
      })
      await recordUsage(db, bucket, services.clock.now(), { requests: 1 })
    })
    return new Response(null, {
      status: before ? 200 : 201,
      headers: { etag: `"${sha256}"`, 'cache-control': 'no-store' },
    })
  } catch (error) {
    await inTeam((db) => forgetObjects(db, [objectId]))
    throw error
  } finally {
    void services.jobs.wake()
  }
}

async function remove(asked: Asked): Promise<Response> {
  const { request, services, place, key } = asked
  const { bucket, inTeam, teamId } = place
  const before = await askRules(asked, () => 'delete')
  if (!before) throw refuse('not-found', `There is no file '${key}' in '${bucket.bucketName}'`)
  requireConditions(request, before)
  await inTeam(async (db) => {
    await deleteBatch(db, { teamId, now: services.clock.now, services }, { bucketId: bucket.bucketId, keys: [key] })
    await recordUsage(db, bucket, services.clock.now(), { requests: 1 })
  })
  void services.jobs.wake()
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

/** Preconditions of writers: `if-none-match: *` for a new file, or `if-match` with the ETag of an existing one. */
function requireConditions(request: Request, there: StoredFile | undefined): void {
  const etag = there ? `"${there.sha256}"` : ''
  const match = request.headers.get('if-match')
  if (
    (there && namesEtag(request.headers.get('if-none-match'), etag)) ||
    (match !== null && !(there && namesEtag(match, etag)))
  )
    throw refuse('precondition-failed', 'The file has changed since it was read. Read it again.')
}

function sizeOf(request: Request): number {
  const text = request.headers.get('content-length') ?? ''
  const size = Number(text)
  if (!/^\d+$/.test(text))
    throw refuse('bad-parameter', 'The request needs the size of the file', [issue('content-length', 'required')])
  if (size > largestObjectBytes) throw refuse('too-large', `A file has at most ${largestObjectBytes} bytes`)
  return size
}

function typeOf(request: Request, key: string): string {
  const given = request.headers.get('content-type')
  return given && /^[\w.+-]{1,64}\/[\w.+-]{1,64}(; ?charset=[\w-]{1,40})?$/.test(given)
    ? given
    : contentTypeOf(nameOfKey(key))
}

function metadataOf(request: Request): Record<string, string> {
  const wrong = (message: string) =>
    refuse('bad-parameter', `The file’s metadata ${message}`, [{ field: metadataHeader, message }])
  const metadata: Record<string, string> = {}
  for (const [header, value] of request.headers) {
    if (!header.startsWith(metadataHeader)) continue
    const fact = header.slice(metadataHeader.length)
    if (!/^[a-z_][\w-]*$/.test(fact) || fact.length > storageLimits.metadataName)
      throw wrong(`must have names of at most ${storageLimits.metadataName} letters, digits, - and _`)
    metadata[fact] = readMetadataValue(value, wrong)
  }
  if (Object.keys(metadata).length > storageLimits.metadata) throw wrong(`must be at most ${storageLimits.metadata}`)
  return metadata
}

function readMetadataValue(value: string, wrong: (message: string) => Error): string {
  let text: string
  try {
    text = decodeURIComponent(value)
  } catch {
    throw wrong('must be URI-encoded')
  }
  if (text.length > storageLimits.metadataValue || text.includes('\0'))
    throw wrong(`must have at most ${storageLimits.metadataValue} characters`)
  return text
}
