import { and, eq, gt, lte } from 'drizzle-orm'
import { utcDay } from '@console-widgets/pricing/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { PromotionRow } from './promotion-rows.ts'
import { promotionPrices, promotions } from './tables.ts'

/** Types of the jobs that begin and end promotions. */
const beginKind = 'pricing.begin-promotion'
const endKind = 'pricing.end-promotion'

/** A promotion as it was planned: a job of an earlier plan does nothing. */
interface Plan {
  promotionId: string
  time: number
}

/** Schedules the beginning and the end of a promotion. */
export async function schedulePromotion(
  db: Queries,
  { jobs }: Pick<PlatformParts, 'jobs'>,
  { teamId, promotionId, state, startTime, endTime }: PromotionRow,
): Promise<void> {
  const begins = state === 'draft' ? [[beginKind, startTime] as const] : []
  for (const [kind, time] of [...begins, [endKind, endTime] as const])
    await jobs.schedule(db, { kind, teamId, payload: { promotionId, time } satisfies Plan, dueTime: time })
}

/** Registers what begins and ends promotions on their days. */
export function definePromotionActors({ jobs }: PlatformParts): void {
  jobs.define<Plan>(beginKind, async ({ promotionId, time }, { db, now }) => {
    await db
      .update(promotions)
      .set({ state: 'online', updateTime: now })
      .where(
        and(eq(promotions.promotionId, promotionId), eq(promotions.state, 'draft'), eq(promotions.startTime, time)),
      )
  })
  jobs.define<Plan>(endKind, async ({ promotionId, time }, { db, now }) => {
    await db
      .update(promotions)
      .set({ state: 'offline', updateTime: now })
      .where(and(eq(promotions.promotionId, promotionId), eq(promotions.state, 'online'), eq(promotions.endTime, time)))
  })
}

/** Ends a promotion before its last day: the regular prices apply again immediately. */
export async function endPromotion(db: Queries, promotion: PromotionRow, now: number): Promise<void> {
  const { promotionId, startDay, endDay } = promotion
  const ofPromotion = eq(promotionPrices.promotionId, promotionId)
  // It may be on where its first day has begun already, before it has in UTC.
  const today = utcDay(now)
  const lastDay = today < startDay ? startDay : today < endDay ? today : endDay
  // In countries where it hasn't begun yet, it never will.
  await db.delete(promotionPrices).where(and(ofPromotion, gt(promotionPrices.fromTime, now)))
  await db
    .update(promotionPrices)
    .set({ toTime: now })
    .where(and(ofPromotion, lte(promotionPrices.fromTime, now), gt(promotionPrices.toTime, now)))
  await db
    .update(promotions)
    .set({ state: 'offline', endDay: lastDay, endTime: now, updateTime: now })
    .where(eq(promotions.promotionId, promotionId))
}
