import { eq } from 'drizzle-orm'
import { levelQuotas, problemOfKey, keyProblemMessages } from '@console-widgets/cloud-storage/model'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { logError } from '@console-widgets/platform/logging/log-error'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { BucketRow } from './buckets.ts'
import { countBytes } from './count-bytes.ts'
import { quotasIn } from './regions.ts'
import { storageBuckets, storageSites } from './tables.ts'
import { dayOf, recordUsage, usedToday } from './usage.ts'

const day = 86_400_000

/** A transaction in the team that a public address belongs to. */
export type InTeam = <T>(work: (db: Queries) => Promise<T>) => Promise<T>

/** Where a public request has led to. */
export interface PublicPlace {
  teamId: string
  inTeam: InTeam
}

/** The team's side of a bucket's name, and the bucket. @throws PlatformRefusal when there is none of this name */
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
 * The team's side of a site's name, with the site and its bucket. @throws PlatformRefusal when there is none of this
 * name
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
 * The name and the rest of an address below a base, decoded. The rest is a key, and nothing in it leads anywhere.
 * @throws PlatformRefusal when it is no key
 */
export function readAddress(request: Request, base: string): { name: string; key: string } {
  const [name = '', ...parts] = new URL(request.url).pathname.slice(base.length + 1).split('/')
  let key: string
  try {
    key = decodeURIComponent(parts.join('/')).normalize('NFC')
  } catch {
    throw refuse('bad-parameter', 'The address is not encoded as addresses are')
  }
  const problem = key === '' ? undefined : problemOfKey(key)
  if (problem)
    throw refuse('bad-parameter', `'${key}' ${keyProblemMessages[problem]}`, [
      { field: 'key', message: keyProblemMessages[problem] },
    ])
  return { name, key }
}

/** @throws PlatformRefusal when the team has been asked for, or has sent, all that its level allows in a day */
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
  throw refuse('throttled', 'What the level of this cloud storage allows in a day is used. Try again tomorrow.', [], {
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
