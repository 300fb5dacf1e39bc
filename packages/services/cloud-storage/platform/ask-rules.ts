import { eq } from 'drizzle-orm'
import { isFolderKey, type RuleOperation, type RuleResource } from '@console-widgets/cloud-storage/model'
import { sameText } from '@console-widgets/platform/secrets/secrets'
import type { Queries } from '@console-widgets/platform/database/connection'
import { refuse } from './refuse.ts'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { readAccessToken } from './access-tokens.ts'
import type { BucketRow } from './buckets.ts'
import { recordDecision, type MadeDecision } from './decisions.ts'
import { findEntry, isFile, isGood, type StoredFile } from './file-rows.ts'
import { requireQuotaOfDay, type PublicPlace } from './public-request.ts'
import { decide, publishedRules, resourceOf } from './rules.ts'
import { storageTokens } from './tables.ts'
import { recordUsage } from './usage.ts'

/** An application's request for a file, or for the folder to list. */
export interface Asked {
  request: Request
  services: PlatformParts
  place: PublicPlace & { bucket: BucketRow }
  key: string
}

/** Operations on a file; some depend on whether it exists. */
export type OperationOf = (there: StoredFile | undefined) => RuleOperation

/**
 * Evaluates the rules of a bucket, and counts the decision; a link's token replaces the rules.
 * @returns the existing file, if any
 * @throws PlatformRefusal if the request is denied
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
  // Don't reveal whether the file exists.
  throw refuse(
    'access-denied',
    decision.reason === 'bad-token' ? 'This link no longer opens the file.' : 'The bucket’s rules deny this request.',
  )
}

/** Evaluates the rules again if the file has changed during the upload. */
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
  if (!allowed) throw refuse('access-denied', 'The bucket’s rules deny this request.')
}

function byRules({ allowed, decidedBy }: ReturnType<typeof decide>) {
  return { allowed, reason: 'rules' as const, line: decidedBy?.line ?? null }
}

/** A token opens only its own file, and stops working when it is revoked. */
async function byToken(db: Queries, token: string, file: StoredFile | undefined, now: number) {
  const rows = file ? await db.select().from(storageTokens).where(eq(storageTokens.fileId, file.fileId)) : []
  const allowed = rows.some((row) => isGood(row, now) && sameText(row.token, token))
  return { allowed, reason: allowed ? ('token' as const) : ('bad-token' as const), line: null }
}
