import { eq } from 'drizzle-orm'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type {} from '@console-widgets/platform/release/availability'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { applyChange, applyKind, baseOfApp, startPrices } from './change-prices.ts'
import { lockSheet } from './price-rows.ts'
import { definePromotionActors } from './promotion-actors.ts'
import { defineProposalActors, watchRates } from './proposal-actors.ts'
import { priceChanges } from './tables.ts'

/** Registers what happens to prices by the platform's clock. */
export function definePriceActors(services: PlatformParts): void {
  const { jobs, events, clock } = services
  jobs.define<{ changeId: string }>(applyKind, async ({ changeId }, { db, teamId, now }) => {
    const [known] = await db.select().from(priceChanges).where(eq(priceChanges.changeId, changeId))
    if (!known) return
    await lockSheet(db, known.itemId)
    const [change] = await db.select().from(priceChanges).where(eq(priceChanges.changeId, changeId))
    if (change?.state !== 'scheduled') return
    const context = { db, teamId, now: () => now }
    await applyChange(context, change)
    await events.announce('release.availability-changed', { appId: change.appId }, context)
  })
  // Scheduled by a migration for each paid app that was there before its prices were.
  jobs.define<{ appId: string }>('pricing.price-app', async ({ appId }, { db, teamId, now }) => {
    const [app] = await db.select().from(apps).where(eq(apps.appId, appId))
    const base = app ? baseOfApp(app) : null
    if (base === null || (await lockSheet(db, appId))) return
    const context = { db, teamId, now: () => now }
    await startPrices(context, { itemId: appId, appId }, base)
    // A migration doesn't know the time: the job was due long ago.
    await watchRates(db, teamId, clock.now())
    await events.announce('release.availability-changed', { appId }, context)
  })
  definePromotionActors(services)
  defineProposalActors(services)
}
