import { wasOn, type AdCurrency, type MaterialKind, type Run } from '@console-widgets/ads/model'
import { drawOf } from './draw.ts'
import { unitsPerEuro, type Auction } from './market.ts'
import { usualRates } from './truth.ts'

/** A project in the auctions of its app. */
export interface Bidder {
  adProjectId: string
  currency: AdCurrency
  bid: number
  countries: readonly string[]
  materials: readonly { materialId: string; kind: MaterialKind }[]
  startTime: number | null
  endTime: number | null
  runs: readonly Run[]
  /** What is left of the budgets, in hundredths. */
  dayLeft: number
  totalLeft: number
}

/** What an auction came to. */
export interface Won<B extends Bidder = Bidder> {
  bidder: B
  material: Bidder['materials'][number]
  /** What a click costs, in hundredths of the bidder's currency: never more than the bid, or than what is left. */
  price: number
}

/**
 * Holds an auction: the most promising bid wins, by bid and expected clicks, and a click costs what was needed to win
 * against the second one. A project without money isn't in it, so that budgets are kept to the hundredth; the last
 * click costs what is left.
 */
export function holdAuction<B extends Bidder>(auction: Auction, bidders: readonly B[]): Won<B> | undefined {
  let best: (Won<B> & { score: number }) | undefined
  let second = Math.max(0, ...auction.rivals) * usualRates.image
  for (const bidder of bidders) {
    if (!mayBid(bidder, auction)) continue
    const material = materialFor(bidder, auction.person)
    if (!material) continue
    const score = (bidder.bid / unitsPerEuro[bidder.currency]) * usualRates[material.kind]
    if (!best || score > best.score) {
      second = Math.max(second, best?.score ?? 0)
      best = { bidder, material, score, price: 0 }
    } else second = Math.max(second, score)
  }
  if (!best || best.score <= second) return undefined
  const { bidder, material } = best
  const needed = Math.ceil((second / usualRates[material.kind]) * unitsPerEuro[bidder.currency])
  const price = Math.min(Math.max(1, needed), bidder.bid, bidder.dayLeft, bidder.totalLeft)
  return { bidder, material, price }
}

function mayBid(bidder: Bidder, { country, time }: Auction): boolean {
  return (
    bidder.dayLeft > 0 &&
    bidder.totalLeft > 0 &&
    bidder.countries.includes(country) &&
    (bidder.startTime === null || bidder.startTime <= time) &&
    (bidder.endTime === null || time < bidder.endTime) &&
    wasOn(bidder.runs, time)
  )
}

/** A person sees the same material of a project each time, so that materials can be compared. */
function materialFor({ adProjectId, materials }: Bidder, person: number): Bidder['materials'][number] | undefined {
  return materials[Math.floor(drawOf(`material ${adProjectId} ${person}`) * materials.length)]
}
