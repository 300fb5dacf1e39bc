import { eq } from 'drizzle-orm'
import { isFolderKey, type RuleOperation, type RuleResource } from '@console-widgets/cloud-storage/model'
import { sameText } from '@console-widgets/platform/secrets/secrets'
import type { Queries } from '@console-widgets/platform/database/connection'
import { refuse } from './refuse.ts'
import type { Services } from '@console-widgets/platform/calls/platform-parts'
import { readAccessToken } from './access-tokens.ts'
import type { BucketRow } from './buckets.ts'
import { recordDecision, type MadeDecision } from './decisions.ts'
import { findEntry, isFile, isGood, type StoredFile } from './file-rows.ts'
import { requireQuotaOfDay, type PublicPlace } from './public-request.ts'
import { decide, publishedRules, resourceOf } from './rules.ts'
import { storageTokens } from './tables.ts'
import { recordUsage } from './usage.ts'

/** A request of an application to a file, or to the folder that it lists. */
export interface Asked {
  request: Request
  services: Services
  place: PublicPlace & { bucket: BucketRow }
  key: string
}

/** What is asked for, by the file that is there. */
export type OperationOf = (there: StoredFile | undefined) => RuleOperation

/**
 * Asks the rules of a bucket, and counts what they say; a link's token stands in their place.
 * @returns the file that is there
 * @throws PlatformRefusal when the request is turned away
 */
export async function askRules(
  { request, services, place, key }: Asked,
  operationOf: OperationOf,
  newResource: RuleResource | null = null,
): Promise<StoredFile | undefined> {
  const { bucket, teamId, inTeam } = place
  const auth = await readAccessToken(services, request, teamId)
  const token = new URL(request.url).searchParams.get('token')
  const { decision, there } = await inTeam(async (db) => {
    const now = services.clock.now()
    await requireQuotaOfDay(db, bucket, now)
    const entry = isFolderKey(key) ? undefined : await findEntry(db, bucket.bucketId, key)
    const file = isFile(entry) ? entry : undefined
    const operation = operationOf(file)
    const made =
      token !== null && operation === 'get'
        ? await byToken(db, token, file, now)
        : byRules(
            decide(await publishedRules(db, bucket), bucket, {
              operation,
              key,
              auth,
              time: now,
              resource: resourceOf(bucket, file),
              newResource,
            }),
          )
    const full: MadeDecision = { operation, key, uid: auth?.uid ?? null, ...made }
    await recordDecision(db, bucket, full, now)
    if (!full.allowed) await recordUsage(db, bucket, now, { requests: 1, refused: 1 })
    return { decision: full, there: file }
  })
  if (decision.allowed) return there
  // Whether there is such a file is not told to whoever may not see it.
  throw refuse(
    'access-denied',
    decision.reason === 'bad-token'
      ? 'This link does not open the file any more.'
      : 'The rules of this bucket do not allow this.',
  )
}

/** Asks the rules once more, when what they were asked about has changed while the bytes were on their way. */
export async function askAgain(
  db: Queries,
  { request, services, place: { bucket, teamId }, key }: Asked,
  before: StoredFile | undefined,
  newResource: RuleResource,
): Promise<void> {
  const entry = await findEntry(db, bucket.bucketId, key)
  const there = isFile(entry) ? entry : undefined
  if (there?.fileId === before?.fileId && there?.sha256 === before?.sha256) return
  const auth = await readAccessToken(services, request, teamId)
  const { allowed } = decide(await publishedRules(db, bucket), bucket, {
    operation: there ? 'update' : 'create',
    key,
    auth,
    time: services.clock.now(),
    resource: resourceOf(bucket, there),
    newResource,
  })
  if (!allowed) throw refuse('access-denied', 'The rules of this bucket do not allow this.')
}

function byRules({ allowed, decidedBy }: ReturnType<typeof decide>) {
  return { allowed, reason: 'rules' as const, line: decidedBy?.line ?? null }
}

/** A token opens its own file and no other, and is no good the moment it is revoked. */
async function byToken(db: Queries, token: string, file: StoredFile | undefined, now: number) {
  const rows = file ? await db.select().from(storageTokens).where(eq(storageTokens.fileId, file.fileId)) : []
  const allowed = rows.some((row) => isGood(row, now) && sameText(row.token, token))
  return { allowed, reason: allowed ? ('token' as const) : ('bad-token' as const), line: null }
}
