import { day, hour } from '@console-widgets/platform/clock/durations'
import { firstNumberOf } from '@console-widgets/platform/traffic/numbers-of-people'
import type { AdCurrency } from '@console-widgets/ads/model'
import { drawOf } from './draw.ts'

/** Shares of the network's people by country, in hundredths. */
const shares: Readonly<Record<string, number>> = {
  CN: 26,
  DE: 11,
  RU: 11,
  US: 9,
  GB: 7,
  FR: 6,
  JP: 5,
  NL: 4,
  SG: 4,
  BR: 3,
  TR: 3,
}
const otherShare = 0.5

/** What rivals pay for a click on average, in hundredths of a euro. */
const usualBids: Readonly<Record<string, number>> = { CN: 20, DE: 40, FR: 35, GB: 45, JP: 40, NL: 40, RU: 14, US: 60 }
const otherBid = 25

/** Units of a currency for a euro. The network fixes them, so that bids of all accounts can be compared. */
export const unitsPerEuro: Readonly<Record<AdCurrency, number>> = { EUR: 1, USD: 1.1, CNY: 7.8, RUB: 95 }

/** People come mostly in the evening, and hardly before dawn. The weights add up to 24. */
const hourWeights = [2, 1, 1, 0.6, 0.6, 0.8, 2, 4, 5, 5, 5, 5, 6, 6, 5, 5, 5, 6, 7, 8, 8, 8, 6, 4]
const weightSum = hourWeights.reduce((sum, each) => sum + each, 0)

/** One opportunity to show an ad to a person. */
export interface Auction {
  /** Number of the person in the app's events. */
  person: number
  country: string
  time: number
  /** Bids of rivals for a click, in hundredths of a euro. */
  rivals: readonly number[]
}

/** The first of the numbers that the network's people have in the events of an app: behind the day's other people. */
const firstOfDay = 300_000
/** People of a country whom the network meets for the first time on a day. Countries have a range each. */
const mostPeople = 295
/** Days on which the network meets a person. */
const daysOfPerson = 3

function firstPerson(country: string, date: number): number {
  const place = (country.charCodeAt(0) - 65) * 26 + (country.charCodeAt(1) - 65)
  return firstNumberOf(date) + firstOfDay + place * mostPeople
}

/** The network's opportunities for an app in an hour and a country, in the order of time. */
export function auctionsOf(appId: string, country: string, start: number, perHour: number): Auction[] {
  const share = (shares[country] ?? otherShare) / 100
  const ofDay = perHour * 24 * share
  const date = Math.floor(start / day) * day
  const weight = ((hourWeights[(start - date) / hour] ?? 1) / weightSum) * 24
  const people = Math.min(mostPeople, Math.max(1, Math.ceil(ofDay / daysOfPerson)))
  const key = `${appId} ${country} ${start}`
  const count = Math.min(people * daysOfPerson, Math.floor((ofDay / 24) * weight + drawOf(`count ${key}`)))
  const offset = Math.floor(drawOf(`offset ${key}`) * people)
  const rivals = rivalsOf(appId, country)
  return Array.from({ length: count }, (_, place) => {
    // Each person at most once in an hour: first all of one day, then all of another.
    const cohort = date - (place % daysOfPerson) * day
    const number = (offset + Math.floor(place / daysOfPerson)) % people
    return {
      person: firstPerson(country, cohort) + number,
      country,
      time: start + Math.floor(((place + 0.5) / count) * hour),
      rivals: rivals.map((bid, rival) => bid * (0.7 + 0.6 * drawOf(`bid ${key} ${place} ${rival}`))),
    }
  })
}

/** Three to six invented rivals, each with what it pays for a click. */
function rivalsOf(appId: string, country: string): number[] {
  const count = 3 + Math.floor(drawOf(`rivals ${appId} ${country}`) * 4)
  const usual = usualBids[country] ?? otherBid
  return Array.from({ length: count }, (_, place) => usual * (0.4 + 0.8 * drawOf(`rival ${appId} ${country} ${place}`)))
}
