import { and, desc, eq, gte, lte, notInArray, sql } from 'drizzle-orm'
import type { securityCalls } from '@console-widgets/cloud-storage/contract'
import {
  defaultRules,
  parseRules,
  storageLimits,
  variantFeatures,
  type RuleResource,
  type RuleSet,
} from '@console-widgets/cloud-storage/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { refuse } from './refuse.ts'
import { createAccessToken } from './access-tokens.ts'
import { findBucket, lockBucket, type BucketRow } from './buckets.ts'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import { findEntry, isFile } from './file-rows.ts'
import { decide, publishedRules, resourceOf } from './rules.ts'
import { storageBuckets, storageDecisionCounts, storageDecisions, storageRules } from './tables.ts'
import { daysOf, eachDay } from './usage-handlers.ts'

/** Handlers for rules and their decisions, access tokens of applications' users, and CORS. */
export const securityHandlers: Handlers<typeof securityCalls> = {
  'cloud-storage.security-rule-resource.get': async ({ bucketId, version }, { db }) =>
    answerRules(db, await findBucket(db, bucketId), version),

  'cloud-storage.security-rule.set': async (
    { bucketId, text, publish = false, note = '', baseVersion },
    { db, userId, now },
  ) => {
    const bucket = await lockBucket(db, bucketId)
    if (baseVersion !== undefined && baseVersion !== bucket.rulesVersion)
      throw refuse(
        'conflict',
        'Another member has published rules in the meantime. Review them, then publish yours again.',
      )
    const time = now()
    if (publish) {
      requireGoodRules(parseRules(text))
      const version = (await lastVersion(db, bucketId)) + 1
      await db.insert(storageRules).values({ bucketId, version, text, note, userId, publishTime: time })
      await forgetOldVersions(db, bucketId)
      await db
        .update(storageBuckets)
        .set({ rulesVersion: version, draftText: null, draftUserId: null, draftTime: null, updateTime: time })
        .where(eq(storageBuckets.bucketId, bucketId))
    } else
      await db
        .update(storageBuckets)
        .set({ draftText: text, draftUserId: userId, draftTime: time })
        .where(eq(storageBuckets.bucketId, bucketId))
    return answerRules(db, await findBucket(db, bucketId))
  },

  'cloud-storage.security-rule.delete': async ({ bucketId }, { db, now }) => {
    await lockBucket(db, bucketId)
    await db
      .update(storageBuckets)
      .set({ rulesVersion: 0, draftText: null, draftUserId: null, draftTime: null, updateTime: now() })
      .where(eq(storageBuckets.bucketId, bucketId))
    return answerRules(db, await findBucket(db, bucketId))
  },

  'cloud-storage.security-rule.check': async ({ text }) => ({ problems: parseRules(text).problems }),

  'cloud-storage.security-simulator.run': async (
    { bucketId, text, operation, key, auth, resource, newResource, time },
    { db, now },
  ) => {
    const bucket = await findBucket(db, bucketId)
    const rules = text === undefined ? await publishedRules(db, bucket) : parseRules(text)
    const there = await findEntry(db, bucketId, key)
    const writes = operation === 'create' || operation === 'update'
    const decision = decide(rules, bucket, {
      operation,
      key,
      auth: auth ? { uid: auth.uid, provider: auth.provider || 'custom', claims: auth.claims ?? {} } : null,
      time: time ?? now(),
      resource:
        resource === undefined ? resourceOf(bucket, isFile(there) ? there : undefined) : imagine(bucket, key, resource),
      newResource: writes ? imagine(bucket, key, newResource ?? {}) : null,
    })
    const { decidedBy } = decision
    return {
      ...decision,
      decidedBy: decidedBy && { ...decidedBy, text: rules.source.slice(decidedBy.from, decidedBy.to) },
      problems: rules.problems,
    }
  },

  'cloud-storage.security-stat.query': async ({ bucketId, ...period }, { db, now, variant }) => {
    const bucket = await findBucket(db, bucketId)
    const { from, to } = daysOf(period, now())
    if (!variantFeatures[variant].decisionStatistics) return { kept: false, days: [], rules: [], decisions: [] }
    const inPeriod = and(
      eq(storageDecisionCounts.bucketId, bucketId),
      gte(storageDecisionCounts.time, from),
      lte(storageDecisionCounts.time, to),
    )
    const counts = await db.select().from(storageDecisionCounts).where(inPeriod)
    const rules = await publishedRules(db, bucket)
    const newest = await db
      .select()
      .from(storageDecisions)
      .where(eq(storageDecisions.bucketId, bucketId))
      .orderBy(desc(storageDecisions.time), desc(storageDecisions.decisionId))
      .limit(storageLimits.keptDecisions)
    const sum = (rows: typeof counts) => rows.reduce((total, row) => total + row.decisions, 0)
    return {
      kept: true,
      days: eachDay({ from, to }).map((time) => {
        const ofDay = counts.filter((row) => row.time === time)
        return {
          time,
          allowed: sum(ofDay.filter((row) => row.allowed)),
          denied: sum(ofDay.filter((row) => !row.allowed)),
        }
      }),
      rules: allowsOf(rules).map(({ line, text }) => ({
        line,
        text,
        allowed: sum(counts.filter((row) => row.allowed && row.version === bucket.rulesVersion && row.line === line)),
      })),
      decisions: newest.map(({ decisionId, time, operation, key, uid, allowed, reason, version, line }) => ({
        decisionId,
        time,
        operation,
        key,
        uid,
        allowed,
        reason,
        version,
        line,
      })),
    }
  },

  'cloud-storage.access-token.create': ({ uid, provider, claims, seconds }, context) =>
    createAccessToken(context, { uid, provider: provider || 'custom', claims: claims ?? {} }, seconds),

  'cloud-storage.bucket-cors.query': async ({ bucketId }, { db }) => ({
    rules: (await findBucket(db, bucketId)).corsRules,
  }),

  'cloud-storage.bucket-cors.update': async ({ bucketId, rules }, { db, now }) => {
    await findBucket(db, bucketId)
    await db
      .update(storageBuckets)
      .set({ corsRules: rules, updateTime: now() })
      .where(eq(storageBuckets.bucketId, bucketId))
    return { rules }
  },

  'cloud-storage.bucket-cors.delete': async ({ bucketId }, { db, now }) => {
    await findBucket(db, bucketId)
    await db
      .update(storageBuckets)
      .set({ corsRules: [], updateTime: now() })
      .where(eq(storageBuckets.bucketId, bucketId))
  },
}

/** An imaginary file for a simulation. */
function imagine(
  bucket: BucketRow,
  key: string,
  facts: {
    size?: number | undefined
    contentType?: string | undefined
    metadata?: Record<string, string> | undefined
  } | null,
): RuleResource | null {
  return (
    facts && {
      name: key,
      bucket: bucket.bucketName,
      size: facts.size ?? 0,
      contentType: facts.contentType ?? 'application/octet-stream',
      metadata: facts.metadata ?? {},
    }
  )
}

/** @throws PlatformRefusal with each error and its position */
function requireGoodRules({ problems }: RuleSet): void {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  throw refuse(
    'rules-invalid',
    'The rules have errors, so they weren’t published',
    errors
      .slice(0, 20)
      .map(({ line, column, message }) => ({ field: 'text', message: `line ${line}, column ${column}: ${message}` })),
  )
}

/** Every `allow` of rules, in the order of the text. */
function allowsOf({ matches, source }: RuleSet): { line: number; text: string }[] {
  return matches.flatMap((match) => [
    ...match.allows.map(({ line, from, to }) => ({ line, text: source.slice(from, to) })),
    ...allowsOf({ matches: match.matches, source } as RuleSet),
  ])
}

async function lastVersion(db: Queries, bucketId: string): Promise<number> {
  const [last] = await db
    .select({ version: sql<number>`coalesce(max(${storageRules.version}), 0)::int` })
    .from(storageRules)
    .where(eq(storageRules.bucketId, bucketId))
  return Number(last?.version ?? 0)
}

async function forgetOldVersions(db: Queries, bucketId: string): Promise<void> {
  const ofBucket = eq(storageRules.bucketId, bucketId)
  const kept = await db
    .select({ version: storageRules.version })
    .from(storageRules)
    .where(ofBucket)
    .orderBy(desc(storageRules.version))
    .limit(storageLimits.ruleVersions)
  await db.delete(storageRules).where(
    and(
      ofBucket,
      notInArray(
        storageRules.version,
        kept.map(({ version }) => version),
      ),
    ),
  )
}

async function answerRules(db: Queries, bucket: BucketRow, version?: number) {
  const rows = await db
    .select()
    .from(storageRules)
    .where(eq(storageRules.bucketId, bucket.bucketId))
    .orderBy(desc(storageRules.version))
  const names = await readMemberNames(db, [...rows.map(({ userId }) => userId), bucket.draftUserId])
  const found = new Map(
    rows.map((row) => [
      row.version,
      {
        version: row.version,
        text: row.text,
        note: row.note,
        userName: names.get(row.userId) ?? null,
        publishTime: row.publishTime,
      },
    ]),
  )
  const none = { version: 0, text: defaultRules, note: '', userName: null, publishTime: bucket.createTime }
  const { draftText, draftUserId, draftTime } = bucket
  const shown = version === undefined ? null : version === 0 ? none : found.get(version)
  if (shown === undefined) throw refuse('not-found', `Version ${version} of these rules no longer exists`)
  return {
    published: found.get(bucket.rulesVersion) ?? none,
    draft:
      draftText === null
        ? null
        : { text: draftText, userName: (draftUserId && names.get(draftUserId)) || null, updateTime: draftTime ?? 0 },
    history: [...found.values()],
    shown,
  }
}
