/** What users buy: used up, kept, or renewed until they cancel. */
export const purchaseTypes = ['consumable', 'non_consumable', 'auto_subscription'] as const
export type PurchaseType = (typeof purchaseTypes)[number]

/** States of a product. A deleted one keeps its number, so that no other product gets it. */
export const productStates = ['inactive', 'active', 'deleted'] as const
export type ProductState = (typeof productStates)[number]

/** Periods of subscriptions with their lengths in months; a week counts as a quarter of one. */
export const periodMonths = { '1W': 0.25, '1M': 1, '2M': 2, '3M': 3, '6M': 6, '1Y': 12 } as const
export type Period = keyof typeof periodMonths
export const periods = Object.keys(periodMonths) as Period[]

/** Fields that products can be filtered and sorted by. */
export const productListFields = {
  productNo: 'text',
  productName: 'text',
  purchaseType: 'text',
  status: 'text',
  updateTime: 'time',
} as const

export const productLimits = {
  productNo: 64,
  productName: 55,
  productDesc: 255,
  subscriptionGroup: 64,
  languages: 80,
  perApp: 500,
} as const
