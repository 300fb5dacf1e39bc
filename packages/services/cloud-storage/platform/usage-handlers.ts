import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { usageCalls } from '@console-widgets/cloud-storage/contract'
import { storageLimits } from '@console-widgets/cloud-storage/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { findBucket } from './buckets.ts'
import { storageUsage } from './tables.ts'
import { dayOf } from './usage.ts'

const day = 86_400_000
/** Default number of days. */
const defaultDays = 30

/** The days of a period, both included. @throws PlatformRefusal if it ends before it starts, or is too long */
export function daysOf(
  { fromTime, toTime }: { fromTime?: number | undefined; toTime?: number | undefined },
  now: number,
): { from: number; to: number } {
  const to = dayOf(toTime ?? now)
  const from = dayOf(fromTime ?? to - (defaultDays - 1) * day)
  if (from > to) throw refuse('bad-parameter', 'The period ends before it starts', [issue('toTime', 'to-before-from')])
  if ((to - from) / day >= storageLimits.usageDays)
    throw refuse('bad-parameter', `A period has at most ${storageLimits.usageDays} days`, [
      issue('fromTime', 'usage-days', { days: storageLimits.usageDays }),
    ])
  return { from, to }
}

/** Every day of a period, by its first millisecond. */
export function eachDay({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: (to - from) / day + 1 }, (_, index) => from + index * day)
}

type UsageRow = typeof storageUsage.$inferSelect

export const usageHandlers: Handlers<typeof usageCalls> = {
  'cloud-storage.usage.list': async ({ bucketId, region, ...period }, { db, now }) => {
    if (bucketId) await findBucket(db, bucketId)
    const { from, to } = daysOf(period, now())
    const scope = and(
      bucketId ? eq(storageUsage.bucketId, bucketId) : undefined,
      region ? eq(storageUsage.region, region) : undefined,
    )
    const rows = await db
      .select()
      .from(storageUsage)
      .where(and(scope, gte(storageUsage.time, from), lte(storageUsage.time, to)))
      .orderBy(asc(storageUsage.time))
    const held = await heldBefore(db, scope, from)
    const days = eachDay({ from, to }).map((time) => {
      const ofDay = rows.filter((row) => row.time === time)
      // A day without events has the same contents as the previous one.
      for (const row of ofDay) held.set(row.bucketId, row)
      return { time, ...sumHeld(held.values()), ...sumDone(ofDay) }
    })
    return { days, total: { ...sumHeld(held.values()), ...sumDone(rows) } }
  },
}

/** Contents of each bucket before a time. */
async function heldBefore(
  db: Queries,
  scope: ReturnType<typeof and>,
  from: number,
): Promise<Map<string, Pick<UsageRow, 'storedBytes' | 'files'>>> {
  const rows = await db
    .selectDistinctOn([storageUsage.bucketId], {
      bucketId: storageUsage.bucketId,
      storedBytes: storageUsage.storedBytes,
      files: storageUsage.files,
    })
    .from(storageUsage)
    .where(and(scope, sql`${storageUsage.time} < ${from}`))
    .orderBy(storageUsage.bucketId, sql`${storageUsage.time} desc`)
  return new Map(rows.map((row) => [row.bucketId, row]))
}

function sumHeld(rows: Iterable<Pick<UsageRow, 'storedBytes' | 'files'>>) {
  const sum = { storedBytes: 0, files: 0 }
  for (const { storedBytes, files } of rows) {
    sum.storedBytes += storedBytes
    sum.files += files
  }
  return sum
}

function sumDone(rows: readonly UsageRow[]) {
  const sum = { uploadBytes: 0, downloadBytes: 0, requests: 0, refused: 0 }
  for (const row of rows) for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += row[name]
  return sum
}
