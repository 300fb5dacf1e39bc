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
 * Day since which rates are judged: that of the prices' own rates, or of the last proposal, which counts as the last
 * word on the rates until its day, whatever was decided.
 */
export function judgedSince(rateDay: Day, decided: Day | null | undefined): Day {
  return decided && decided > rateDay ? decided : rateDay
}

/**
 * Countries whose currency has drifted, and whose automatic price would be another one at the rates of today. The
 * prices stay as they are until their developer decides.
 * @param decided day of the last proposal. Default: none has been made.
 */
export function driftedCountries({ base, manual, rateDay }: PricePlan, today: Day, decided?: Day): string[] {
  const drifted = driftedCurrencies(base.currency, judgedSince(rateDay, decided), today)
  if (drifted.length === 0) return []
  return priceCountries.flatMap(({ country }) => {
    const currency = currencyIn(country, today)
    if (manual[country] || !drifted.includes(currency)) return []
    const isSame = automaticPrice(base, country, currency, rateDay) === automaticPrice(base, country, currency, today)
    return isSame ? [] : [country]
  })
}
