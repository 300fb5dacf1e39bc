import { automaticPrice, type PricePlan } from './automatic-prices.ts'
import { currencyIn, priceCountries } from './countries.ts'
import { currencyCodes } from './currencies.ts'
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

/** Currencies that have moved by more than a tenth against another one since a day, and for a week by now. */
export function driftedCurrencies(from: string, since: Day, today: Day): string[] {
  return currencyCodes.filter((code) => hasDrifted(from, code, since, today))
}

/**
 * Countries whose currency is one of some drifted ones, and whose automatic price would be another one at the rates of
 * today. The prices stay as they are until their developer decides.
 * @param drifted default: those that have drifted since the day of the prices' rates
 */
export function driftedCountries(
  { base, manual, rateDay }: PricePlan,
  today: Day,
  drifted: readonly string[] = driftedCurrencies(base.currency, rateDay, today),
): string[] {
  if (drifted.length === 0) return []
  return priceCountries.flatMap(({ country }) => {
    const currency = currencyIn(country, today)
    if (manual[country] || !drifted.includes(currency)) return []
    const isSame = automaticPrice(base, country, currency, rateDay) === automaticPrice(base, country, currency, today)
    return isSame ? [] : [country]
  })
}
