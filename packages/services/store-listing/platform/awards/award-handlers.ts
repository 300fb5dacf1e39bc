import { desc, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/store-listing/contract'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { listingAwards } from '../tables.ts'

/** Handler of the store’s awards. */
export const awardHandlers: Handlers<Pick<typeof calls, 'store-listing.award.list'>> = {
  'store-listing.award.list': async ({ appId }, { db }) => {
    await findApp(db, appId)
    const rows = await db
      .select()
      .from(listingAwards)
      .where(eq(listingAwards.appId, appId))
      .orderBy(desc(listingAwards.month))
    return {
      months: rows.flatMap(({ time, ...judged }) => (time === null ? [] : [{ ...judged, time }])),
      nextTime: rows.find(({ time }) => time === null)?.dueTime ?? null,
    }
  },
}
