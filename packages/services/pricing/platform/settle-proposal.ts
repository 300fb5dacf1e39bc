import { and, eq } from 'drizzle-orm'
import { driftedCountries } from '@console-widgets/pricing/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { PricedItem } from './items.ts'
import { newestEnded, plansOfApp } from './proposal-rows.ts'
import { priceProposals } from './tables.ts'

/**
 * Settles the open proposal of an app after someone has changed the base price or the rates of an item themselves, or
 * ended its prices. While it concerns another product of the app, it stays open for that.
 */
export async function settleProposal(
  { db, now }: { db: Queries; now(): number },
  { appId, itemId }: Pick<PricedItem, 'appId' | 'itemId'>,
): Promise<void> {
  const isOpen = and(eq(priceProposals.appId, appId), eq(priceProposals.state, 'open'))
  const [open] = await db.select().from(priceProposals).where(isOpen).for('update')
  if (!open) return
  const decided = (await newestEnded(db, appId))?.rateDay
  const concernsOthers = (await plansOfApp(db, appId)).some(
    ({ item, plan }) => item.itemId !== itemId && driftedCountries(plan, open.rateDay, decided).length > 0,
  )
  if (!concernsOthers) await db.update(priceProposals).set({ state: 'settled', decideTime: now() }).where(isOpen)
}
