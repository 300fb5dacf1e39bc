import { highestPriceUpTo } from './ladder.ts'

/** States of a promotion: planned, in effect somewhere, over. */
export const promotionStates = ['draft', 'online', 'offline'] as const
export type PromotionState = (typeof promotionStates)[number]

export const promotionLimits = {
  name: 64,
  /** Days that a promotion lasts at most. */
  days: 90,
  leastPercent: 5,
  mostPercent: 90,
  products: 50,
  perTeam: 500,
} as const

/** Days before a promotion in the European Union among which the lowest price is its reference. */
export const referenceDays = 30

/** Fields that promotions can be filtered and sorted by. */
export const promotionListFields = {
  name: 'text',
  state: 'text',
  percent: 'number',
  startDay: 'text',
  endDay: 'text',
  updateTime: 'time',
} as const

/**
 * Price in a promotion: the highest of the ladder that takes the full percentage off.
 * @returns undefined if the ladder has none so low
 */
export function promotionPrice(regular: number, currency: string, percent: number): number | undefined {
  return highestPriceUpTo({ over: BigInt(regular) * BigInt(100 - percent), under: 100n }, currency)
}
