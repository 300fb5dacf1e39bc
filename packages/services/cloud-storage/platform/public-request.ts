import { eq } from 'drizzle-orm'
import { levelQuotas, problemOfKey } from '@console-widgets/cloud-storage/model'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { logError } from '@console-widgets/platform/logging/log-error'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { BucketRow } from './buckets.ts'
import { countBytes } from './count-bytes.ts'
import { quotasIn } from './regions.ts'
import { storageBuckets, storageSites } from './tables.ts'
import { dayOf, recordUsage, usedToday } from './usage.ts'
import { wrongKey } from './wrong-key.ts'

const day = 86_400_000

/** A transaction in the team that a public URL belongs to. */
export type InTeam = <T>(work: (db: Queries) => Promise<T>) => Promise<T>

/** Bucket that a public request refers to, with its team. */
export interface PublicPlace {
  teamId: string
  inTeam: InTeam
}

/** Team and bucket by the bucket's name. @throws PlatformRefusal if there is none with this name */
export async function openBucket(
  services: PlatformParts,
  bucketName: string,
): Promise<PublicPlace & { bucket: BucketRow }> {
  const [bucket] = await services.database.asPlatform((db) =>
    db.select().from(storageBuckets).where(eq(storageBuckets.bucketName, bucketName)),
  )
  if (!bucket) throw refuse('not-found', `There is no bucket '${bucketName}'`)
  return { bucket, ...placeOf(services, bucket.teamId) }
}

/**
 * Team, site, and bucket by the site's name.
 * @throws PlatformRefusal if there is none with this name
 */
export async function openSite(services: PlatformParts, siteName: string) {
  const [found] = await services.database.asPlatform((db) =>
    db
      .select({ site: storageSites, bucket: storageBuckets })
      .from(storageSites)
      .innerJoin(storageBuckets, eq(storageBuckets.bucketId, storageSites.bucketId))
      .where(eq(storageSites.siteName, siteName)),
  )
  if (!found) throw refuse('not-found', `There is no site '${siteName}'`)
  return { ...found, ...placeOf(services, found.bucket.teamId) }
}

function placeOf({ database }: PlatformParts, teamId: string): PublicPlace {
  return { teamId, inTeam: (work) => database.asTeam({ teamId, userId: 'application' }, work) }
}

/**
 * Decodes a URL below a base into a name and a key. Dot segments in the key have no effect.
 * @throws PlatformRefusal if the key is invalid
 */
export function readAddress(request: Request, base: string): { name: string; key: string } {
  const [name = '', ...parts] = new URL(request.url).pathname.slice(base.length + 1).split('/')
  let key: string
  try {
    key = decodeURIComponent(parts.join('/')).normalize('NFC')
  } catch {
    throw refuse('bad-parameter', 'The URL isn’t percent-encoded correctly')
  }
  const problem = key === '' ? undefined : problemOfKey(key)
  if (problem) throw wrongKey(key, problem)
  return { name, key }
}

/** @throws PlatformRefusal if the team has used its plan's daily requests or traffic */
export async function requireQuotaOfDay(
  db: Queries,
  { region }: Pick<BucketRow, 'region'>,
  now: number,
): Promise<void> {
  const { level } = await quotasIn(db, region)
  const { requestsPerDay, trafficBytesPerDay } = levelQuotas[level]
  const { requestsToday, trafficBytesToday } = await usedToday(db, region, now)
  if (requestsToday < requestsPerDay && trafficBytesToday < trafficBytesPerDay) return
  const seconds = Math.ceil((dayOf(now) + day - now) / 1000)
  throw refuse('throttled', 'The daily limit of the team’s cloud storage plan is used up. Try again tomorrow.', [], {
    'retry-after': String(seconds),
  })
}

/** Records what a response sends once it is sent, or given up. */
export async function recordSending(
  response: Response,
  { inTeam }: PublicPlace,
  bucket: BucketRow,
  services: PlatformParts,
): Promise<Response> {
  const record = (downloadBytes: number) =>
    inTeam((db) => recordUsage(db, bucket, services.clock.now(), { requests: 1, downloadBytes })).catch(logError)
  if (!response.body) {
    await record(0)
    return response
  }
  return new Response(countBytes(response.body as ReadableStream<Uint8Array<ArrayBuffer>>, record), response)
}
