import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { storageLimits, type DecisionReason, type RuleOperation } from '@console-widgets/cloud-storage/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import type { BucketRow } from './buckets.ts'
import { storageDecisionCounts, storageDecisions } from './tables.ts'
import { dayOf } from './usage.ts'

/** Decision about a request. */
export interface MadeDecision {
  operation: RuleOperation
  key: string
  uid: string | null
  allowed: boolean
  reason: DecisionReason
  /** Line of the deciding rule; null if no rule allowed it, or none was evaluated. */
  line: number | null
}

/** Counts a decision, and adds it to the latest ones. */
export async function recordDecision(
  db: Queries,
  { bucketId, rulesVersion }: BucketRow,
  decision: MadeDecision,
  now: number,
): Promise<void> {
  await db
    .insert(storageDecisions)
    .values({ decisionId: newId(), bucketId, time: now, version: rulesVersion, ...decision })
  const [count] = await db
    .insert(storageDecisionCounts)
    .values({
      bucketId,
      time: dayOf(now),
      version: rulesVersion,
      line: (decision.allowed && decision.line) || 0,
      allowed: decision.allowed,
      decisions: 1,
    })
    .onConflictDoUpdate({
      target: [
        storageDecisionCounts.bucketId,
        storageDecisionCounts.time,
        storageDecisionCounts.version,
        storageDecisionCounts.line,
        storageDecisionCounts.allowed,
      ],
      set: { decisions: sql`${storageDecisionCounts.decisions} + 1` },
    })
    .returning()
  // Trim only occasionally: the list can be slightly longer than what is shown.
  if (count && count.decisions % 50 === 0) await forgetOld(db, bucketId)
}

async function forgetOld(db: Queries, bucketId: string): Promise<void> {
  const ofBucket = eq(storageDecisions.bucketId, bucketId)
  const [oldest] = await db
    .select({ time: storageDecisions.time })
    .from(storageDecisions)
    .where(ofBucket)
    .orderBy(desc(storageDecisions.time))
    .offset(storageLimits.keptDecisions)
    .limit(1)
  if (oldest) await db.delete(storageDecisions).where(and(ofBucket, lt(storageDecisions.time, oldest.time)))
}
