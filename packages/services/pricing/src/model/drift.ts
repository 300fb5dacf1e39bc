import { planPrices, type PricePlan } from './automatic-prices.ts'
import { addDays, type Day } from './days.ts'
import { rateOn } from './rates.ts'

/** Days in a row on which a rate is far from that of the automatic prices before new prices are proposed. */
const days = 7
/** How far: a tenth. */
const far = 10n

/** Whether the rate between two currencies has been far from that of a day for some days now. */
function hasDrifted(from: string, to: string, rateDay: Day, today: Day): boolean {
  if (from === to) return false
  const before = { over: rateOn(to, rateDay), under: rateOn(from, rateDay) }
  for (let back = 0; back < days; back += 1) {
    const day = addDays(today, -back)
    // now / before - 1, compared with a tenth: over / under is the rate of the day.
    const now = rateOn(to, day) * before.under
    const then = before.over * rateOn(from, day)
    const apart = now > then ? now - then : then - now
    if (day <= rateDay || apart * far <= then) return false
  }
  return true
}

/**
 * Countries whose automatic price isn't what the base price corresponds to any more: exchange rates have moved by more
 * than a tenth, for a week. The prices stay as they are until their developer decides.
 */
export function driftedCountries(plan: PricePlan, today: Day): string[] {
  const current = planPrices(plan, today)
  const renewed = new Map(planPrices({ ...plan, rateDay: today }, today).map((each) => [each.country, each.price]))
  return current
    .filter(({ country, currency, price, origin }) => {
      if (origin === 'manual' || renewed.get(country) === price) return false
      return hasDrifted(plan.base.currency, currency, plan.rateDay, today)
    })
    .map(({ country }) => country)
}
