import {
  addDays,
  changeLimits,
  planPrices,
  priceCountries,
  priceCountry,
  startOfDay,
  utcDay,
  type Day,
  type PricePlan,
} from '@console-widgets/pricing/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import type {} from '@console-widgets/platform/release/availability'
import { findBegun } from './begun-days.ts'
import { changeNow, changeOn, nextRevision, requireFairPeriods } from './change-prices.ts'
import type { PricedItem } from './items.ts'
import { scheduledChange, type SheetRow } from './price-rows.ts'
import { requireAbovePromotions } from './promotion-rows.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'

/**
 * Requires that prices can be changed now, or on a day, by someone who saw a revision of them.
 * @param sheet what the prices follow from, locked
 * @throws PlatformRefusal if another change is scheduled, the prices have changed since, or the day isn't ahead
 */
export async function requireChangeable(
  db: Queries,
  sheet: SheetRow,
  { revision, startDay }: { revision: number; startDay?: Day | undefined },
  now: number,
): Promise<void> {
  if (startDay !== undefined) requireDayAhead(startDay, now)
  const planned = await scheduledChange(db, sheet.itemId)
  if (planned)
    throw refuse(
      'change-pending',
      `A price change is scheduled for ${planned.startDay}. Cancel it before you schedule another.`,
    )
  if (revision !== sheet.revision)
    throw refuse(
      'prices-changed',
      'The prices have changed since you opened them. Reload them, and make your change again.',
    )
}

/** A change of the prices of an item that someone decided on. */
interface DecidedChange {
  item: PricedItem
  plan: PricePlan
  /** Day on which it begins. Undefined: immediately. */
  startDay?: Day | undefined
  /** Proposal that is accepted with it. */
  proposalId?: string
  /** Plans of all items that change together. */
  alongside?: ReadonlyMap<string, PricePlan>
}

/** Changes the prices of an item, immediately or on a day. @throws PlatformRefusal if the prices contradict others */
export async function makeChange(
  context: Context,
  { item, plan, startDay, proposalId, alongside }: DecidedChange,
): Promise<void> {
  const { db, now, services } = context
  const day = startDay ?? utcDay(now())
  await requireFairPeriods(db, item, plan, day, alongside)
  const beginIn = (country: string) =>
    startDay === undefined ? now() : startOfDay(priceCountry(country).zone, startDay)
  await requireAbovePromotions(db, item.itemId, planPrices(plan, day), beginIn)
  const revision = await nextRevision(db, item.itemId)
  if (startDay === undefined) {
    await changeNow(context, item, plan, revision, proposalId)
    await services.events.announce('release.availability-changed', { appId: item.appId }, context)
  } else await changeOn(context, item, plan, revision, startDay, proposalId)
}

/** @throws PlatformRefusal if a day has begun somewhere, or is too far ahead */
function requireDayAhead(day: Day, now: number): void {
  const last = addDays(utcDay(now), changeLimits.daysAhead)
  const wrong =
    day > last
      ? issue('startDay', 'days-ahead', { days: changeLimits.daysAhead })
      : findBegun(
          day,
          priceCountries.map(({ zone }) => zone),
          now,
        )
  if (wrong) throw refuse('bad-parameter', 'The day isn’t one on which prices can change', [wrong])
}
