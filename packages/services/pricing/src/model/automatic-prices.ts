import { currencyIn, priceCountries, priceCountry, type PriceCountry } from './countries.ts'
import { currencyOf } from './currencies.ts'
import type { Day } from './days.ts'
import { nearestPrice, type Fraction } from './ladder.ts'
import { rateOn } from './rates.ts'

/** The price that all others follow from. */
export interface BasePrice {
  /** Country whose tax it contains. */
  country: string
  currency: string
  /** In the smallest unit of the currency. */
  price: number
}

/** Parts of a price that the store keeps as its commission: hundredths of a percent. */
export const commission = 3000

const whole = 10_000n

/** What remains of a price without the country's tax. */
function withoutTax({ tax, isTaxIncluded }: PriceCountry, { over, under }: Fraction): Fraction {
  return isTaxIncluded ? { over: over * whole, under: under * (whole + BigInt(tax)) } : { over, under }
}

function withTax({ tax, isTaxIncluded }: PriceCountry, { over, under }: Fraction): Fraction {
  return isTaxIncluded ? { over: over * (whole + BigInt(tax)), under: under * whole } : { over, under }
}

/**
 * A price in a country that corresponds exactly to a base price: without the tax of its country, at the rates of a day,
 * and with the tax of the other country. In smallest units.
 */
export function equalAmount(base: BasePrice, country: string, currency: string, rateDay: Day): Fraction {
  const net = withoutTax(priceCountry(base.country), { over: BigInt(base.price), under: 1n })
  const [from, to] = [currencyOf(base.currency), currencyOf(currency)]
  const converted = {
    over: net.over * rateOn(currency, rateDay) * 10n ** BigInt(to.decimals),
    under: net.under * rateOn(base.currency, rateDay) * 10n ** BigInt(from.decimals),
  }
  return withTax(priceCountry(country), converted)
}

/**
 * Automatic price in a country: the base price itself in the same currency, and otherwise the price of the ladder
 * nearest to the amount that corresponds to it. Null: the country's ladder doesn't reach so far.
 */
export function automaticPrice(base: BasePrice, country: string, currency: string, rateDay: Day): number | null {
  if (currency === base.currency) return base.price
  return nearestPrice(equalAmount(base, country, currency, rateDay), currency) ?? null
}

/** Share by which a price differs from the exact amount of its base price: 0.1 if it is 10 % higher. */
export function deviation(base: BasePrice, country: string, currency: string, price: number, day: Day): number {
  if (currency === base.currency) return price / base.price - 1
  const { over, under } = equalAmount(base, country, currency, day)
  return Number((BigInt(price) * under * 1_000_000n) / over) / 1_000_000 - 1
}

/** What the developer gets of a price, in whole smallest units: without tax and commission. */
export function proceedsOf(country: string, price: number): number {
  const { over, under } = withoutTax(priceCountry(country), { over: BigInt(price), under: 1n })
  return Number((over * (whole - BigInt(commission))) / (under * whole))
}

/** Price in a country: chosen by hand, or as it follows from the base price. */
export interface PlannedPrice {
  country: string
  currency: string
  /** Null: there is none that is valid. */
  price: number | null
  origin: PriceOrigin
}

export const priceOrigins = ['auto', 'manual'] as const
export type PriceOrigin = (typeof priceOrigins)[number]

/** Prices that were chosen by hand: by country, with their currencies. */
export type ManualPrices = Readonly<Record<string, { currency: string; price: number }>>

/** What all prices of an app or a product follow from. */
export interface PricePlan {
  base: BasePrice
  manual: ManualPrices
  /** Day whose rates the automatic prices have. */
  rateDay: Day
}

/**
 * Prices in all countries from a day on. A manual price in a currency that the country has given up isn't valid any
 * more; nothing takes its place until its developer decides.
 */
export function planPrices({ base, manual, rateDay }: PricePlan, day: Day): PlannedPrice[] {
  return priceCountries.map(({ country }) => {
    const currency = currencyIn(country, day)
    const chosen = manual[country]
    if (!chosen) return { country, currency, price: automaticPrice(base, country, currency, rateDay), origin: 'auto' }
    return { country, currency, price: chosen.currency === currency ? chosen.price : null, origin: 'manual' }
  })
}

/** Countries without a valid price. */
export function missingCountries(prices: readonly PlannedPrice[]): string[] {
  return prices.filter(({ price }) => price === null).map(({ country }) => country)
}
