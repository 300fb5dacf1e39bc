import { and, eq } from 'drizzle-orm'
import {
  defaultRules,
  evaluateRules,
  parseRules,
  type Decision,
  type RuleOperation,
  type RuleRequest,
  type RuleResource,
  type RuleSet,
} from '@console-widgets/cloud-storage/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { BucketRow } from './buckets.ts'
import type { StoredFile } from './file-rows.ts'
import { storageRules } from './tables.ts'

/** Cache of parsed rules. Published versions never change, so entries never become stale. */
const readBefore = new Map<string, RuleSet>()
/** Maximum number of cached rules. */
const mostRead = 200

/** The rules in effect for a bucket. */
export async function publishedRules(db: Queries, { bucketId, rulesVersion }: BucketRow): Promise<RuleSet> {
  const name = rulesVersion === 0 ? '' : `${bucketId} ${rulesVersion}`
  const known = readBefore.get(name)
  if (known) return known
  const rules = parseRules(rulesVersion === 0 ? defaultRules : await textOfVersion(db, bucketId, rulesVersion))
  if (readBefore.size >= mostRead) readBefore.delete(readBefore.keys().next().value as string)
  readBefore.set(name, rules)
  return rules
}

async function textOfVersion(db: Queries, bucketId: string, version: number): Promise<string> {
  const [row] = await db
    .select({ text: storageRules.text })
    .from(storageRules)
    .where(and(eq(storageRules.bucketId, bucketId), eq(storageRules.version, version)))
  // Invalid rules allow nothing.
  return row?.text ?? ''
}

/** A file as rules see it. */
export function resourceOf(bucket: BucketRow, file: StoredFile | undefined): RuleResource | null {
  if (!file) return null
  const { key, size, contentType, metadata, sha256, createTime, updateTime } = file
  return { name: key, bucket: bucket.bucketName, size, contentType, metadata, sha256, createTime, updateTime }
}

/** Input of a rule evaluation. */
export interface Question {
  operation: RuleOperation
  key: string
  auth: RuleRequest['auth']
  time: number
  resource: RuleResource | null
  newResource: RuleResource | null
}

/** Evaluates rules. */
export function decide(
  rules: RuleSet,
  bucket: BucketRow,
  { operation, key, auth, time, resource, newResource }: Question,
): Decision {
  return evaluateRules(rules, {
    method: operation,
    bucket: bucket.bucketName,
    path: key,
    auth,
    time,
    resource,
    requestResource: newResource,
  })
}
