import type { InferOutput } from 'valibot'
import type { forecast } from '@console-widgets/ads/schemas'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { holdAuction, type Bidder } from './auction.ts'
import { auctionsOf } from './market.ts'
import { usualRates } from './truth.ts'

export type Forecast = InferOutput<typeof forecast>

/** What a forecast is made of. Each material is expected to be a usual one of its kind. */
export interface Forecasted extends Pick<Bidder, 'currency' | 'bid' | 'countries' | 'materials'> {
  appId: string
  dayBudget: number
  /** What is left of the whole budget. */
  totalLeft: number
  /** What was spent in the hours of the day that are over, by their beginning. */
  spent: ReadonlyMap<number, number>
}

/** The day of a project: the hours that are over as they were, the others by the network's auctions. */
export function forecastDay(project: Forecasted, now: number, perHour: number): Forecast {
  const start = Math.floor(now / day) * day
  const current = Math.floor(now / hour) * hour
  const past = [...project.spent.values()].reduce((sum, each) => sum + each, 0)
  const left = Math.max(0, Math.min(project.dayBudget - past, project.totalLeft))
  const bidder: Bidder = {
    ...project,
    adProjectId: '',
    materials: project.materials.length > 0 ? project.materials : [{ materialId: '', kind: 'image' }],
    startTime: null,
    endTime: null,
    runs: [{ from: 0, to: null }],
    dayLeft: project.bid,
    totalLeft: project.bid,
  }
  let [held, impressions, clicks, spend] = [0, 0, 0, 0]
  let goneTime: number | null = null
  const hours: Forecast['hours'] = []
  for (let time = start; time < start + day; time += hour) {
    if (time < current) {
      hours.push({ time, spend: project.spent.get(time) ?? 0, isPast: true })
      continue
    }
    const before = spend
    const auctions = project.countries
      .flatMap((country) => auctionsOf(project.appId, country, time, perHour))
      .sort((one, other) => one.time - other.time)
    for (const auction of auctions) {
      held++
      if (goneTime !== null) continue
      const won = holdAuction(auction, [bidder])
      if (!won) continue
      impressions++
      const rate = usualRates[won.material.kind]
      clicks += rate
      spend += rate * won.price
      if (spend >= left) goneTime = auction.time
    }
    spend = Math.min(spend, left)
    hours.push({ time, spend: Math.round(spend - before), isPast: false })
  }
  return {
    impressions,
    clicks: Math.round(clicks),
    spend: Math.round(past + spend),
    winShare: held === 0 ? null : impressions / held,
    goneTime,
    hours,
  }
}
