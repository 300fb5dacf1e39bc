import { countryCodes } from '@console-widgets/core/tables'
import { isUtcDay } from '@console-widgets/core/formats'
import * as v from 'valibot'
import { id, listInput, nameText, page, text, time, wholeNumber } from '@console-widgets/core/schemas'
import {
  changeStates,
  currencyCodes,
  periods,
  priceOrigins,
  productLimits,
  productStates,
  promotionLimits,
  promotionStates,
  proposalStates,
  purchaseTypes,
} from './model.ts'

const country = v.picklist(countryCodes)
const currency = v.picklist(currencyCodes)
const day = v.pipe(v.string(), v.check(isUtcDay, 'must be a day, such as 2026-03-02'))
/** A price in whole units with the decimals of its currency. */
const price = v.pipe(v.string(), v.regex(/^\d{1,12}([.,]\d{1,6})?$/, 'must be a price, such as 4.99'))
const productNo = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9._]{0,63}$/, 'must be up to 64 letters, digits, dots, and underscores'),
)

export const tierListInput = v.object({ currency })
export const tierListAnswer = v.object({
  currency,
  tiers: v.array(v.object({ tier: v.number(), price: v.string() })),
})

/** Countries on a day. Default: today. */
export const countryListInput = v.object({ day: v.optional(day) })
export const countryListAnswer = v.object({
  countries: v.array(
    v.object({
      country: v.string(),
      currency: v.string(),
      decimals: v.number(),
      /** In hundredths of a percent of the price without tax. */
      tax: v.number(),
      isTaxIncluded: v.boolean(),
      zone: v.string(),
    }),
  ),
})

/** An app, or a product of it. */
const pricedItem = { appId: id, productNo: v.optional(productNo) }

/** Prices on a day, each at its end in the country. Default: now. */
export const productPriceInput = v.object({ ...pricedItem, day: v.optional(day) })

const basePrice = v.object({ country: v.string(), currency: v.string(), price: v.string() })
const manualPrices = v.record(v.string(), v.object({ currency: v.string(), price: v.string() }))

/** A change of the base price and of prices that were chosen by hand. */
export const priceChange = v.object({
  changeId: v.string(),
  state: v.picklist(changeStates),
  base: v.nullable(basePrice),
  manual: manualPrices,
  /** Day from which the prices apply, in the time zone of each country. Null: from the moment of the change. */
  startDay: v.nullable(v.string()),
  startTime: time,
  /** Number of countries whose price changed. */
  countries: v.number(),
  /** Whether it accepted prices that the platform had proposed. */
  isProposed: v.boolean(),
  createTime: time,
})

/** New automatic prices of an app, which the platform proposes after exchange rates have drifted. */
const priceProposal = v.object({
  proposalId: v.string(),
  state: v.picklist(proposalStates),
  /** Day whose exchange rates the prices would have: that of the proposal. */
  rateDay: v.string(),
  /** Last day on which it can be decided. */
  lastDay: v.string(),
  /** Countries where the rates have drifted. */
  countries: v.array(v.string()),
  createTime: time,
  /** When it was decided, or ended. Null: it is open. */
  decideTime: v.nullable(time),
})
export type PriceProposal = v.InferOutput<typeof priceProposal>

export const productPrice = v.object({
  appId: v.string(),
  appName: v.string(),
  productNo: v.nullable(v.string()),
  productName: v.nullable(v.string()),
  /** Null for what is free. */
  base: v.nullable(basePrice),
  /** Counts the changes: a change names the one that it follows. */
  revision: v.number(),
  /** Day whose exchange rates the automatic prices have. */
  rateDay: v.string(),
  manual: manualPrices,
  prices: v.array(
    v.object({
      country: v.string(),
      currency: v.string(),
      /** Null: there is no valid price. */
      price: v.nullable(v.string()),
      tier: v.nullable(v.number()),
      origin: v.picklist(priceOrigins),
      /** Since when the price applies. */
      since: time,
      promotion: v.nullable(v.object({ promotionId: v.string(), price: v.string(), lowest: v.nullable(v.string()) })),
    }),
  ),
  /** A change that will come into effect. */
  scheduled: v.nullable(priceChange),
  /** The newest proposal for the app and its products. Null for another day. */
  proposal: v.nullable(priceProposal),
  /** What else keeps users in some countries from the app today. Empty for another day. */
  blocked: v.array(
    v.object({
      /** Area and name, such as `age-rating.refused`. */
      id: v.string(),
      /** Field in which it is fixed. */
      field: v.string(),
      /** Page where it is fixed. */
      page: v.nullable(v.object({ id: v.string(), values: v.record(v.string(), v.string()) })),
      countries: v.array(v.string()),
    }),
  ),
})
export type ProductPrice = v.InferOutput<typeof productPrice>

export const createPriceChangeInput = v.object({
  ...pricedItem,
  /** Revision of the prices that the change is based on. */
  revision: wholeNumber(0, 1_000_000),
  /** In the currency of the base price. Default: unchanged. */
  basePrice: v.optional(price),
  /** Prices by country; null makes one automatic again. Other countries keep what they have. */
  prices: v.optional(v.record(country, v.nullable(price)), {}),
  /** Whether automatic prices get the exchange rates of the day of the change. Default: they keep theirs. */
  isRateRenewed: v.optional(v.boolean(), false),
  /** Day on which the prices begin, at 00:00 in each country. Default: immediately. */
  startDay: v.optional(day),
})
/** The newest proposal for an app, with the differences of the app's own prices or those of a product. */
export const priceProposalInput = v.object(pricedItem)
export const priceProposalAnswer = v.object({
  ...priceProposal.entries,
  /** Everything of the app that has prices: all of it changes together. Empty unless the proposal is open. */
  items: v.array(
    v.object({
      /** Null: the app itself. */
      productNo: v.nullable(v.string()),
      productName: v.nullable(v.string()),
      revision: v.number(),
    }),
  ),
  /** Countries in which the price would be another one. Empty unless the proposal is open. */
  differences: v.array(
    v.object({
      country: v.string(),
      /** Price in effect. Null: there is none. */
      before: v.nullable(v.object({ currency: v.string(), price: v.nullable(v.string()) })),
      currency: v.string(),
      /** Null: there would be no valid price. */
      proposed: v.nullable(v.string()),
    }),
  ),
})
export const acceptProposalInput = v.object({
  proposalId: id,
  /** Revisions of all prices that the decision is based on. */
  items: v.pipe(
    v.array(v.object({ productNo: v.nullable(productNo), revision: wholeNumber(0, 1_000_000) })),
    v.minLength(1),
    v.maxLength(productLimits.perApp + 1),
  ),
  /** Day on which the prices begin, at 00:00 in each country. Default: immediately. */
  startDay: v.optional(day),
})
export const proposalIdInput = v.object({ proposalId: id })

export const priceChangeListInput = v.object({ ...pricedItem, ...listInput })
export const priceChangePage = page(priceChange)
export const priceChangeIdInput = v.object({ changeId: id })

const languages = v.pipe(
  v.array(
    v.object({
      locale: v.pipe(v.string(), v.maxLength(64)),
      name: nameText(productLimits.productName),
      desc: text(productLimits.productDesc, 0),
    }),
  ),
  v.maxLength(productLimits.languages),
)

/** A product that users buy in an app. */
export const product = v.object({
  appId: v.string(),
  productNo: v.string(),
  productName: v.string(),
  productDesc: v.string(),
  purchaseType: v.picklist(purchaseTypes),
  status: v.picklist(productStates),
  country: v.string(),
  currency: v.string(),
  /** A hundred times the price. */
  defaultPrice: v.string(),
  defaultLocale: v.string(),
  languages,
  subGroupId: v.nullable(v.string()),
  subPeriod: v.nullable(v.picklist(periods)),
  createTime: time,
  updateTime: time,
})
export type Product = v.InferOutput<typeof product>
export const productListInput = v.object({ appId: id, ...listInput })
export const productPage = page(product)

const productTexts = {
  productName: nameText(productLimits.productName),
  productDesc: v.optional(text(productLimits.productDesc, 0), ''),
}
export const createProductInput = v.pipe(
  v.object({
    appId: id,
    /** Never used again, even after the product is deleted. */
    productNo,
    ...productTexts,
    purchaseType: v.picklist(purchaseTypes),
    /** Country whose tax the price contains. */
    country,
    /** A hundred times the price in the currency of the country. */
    defaultPrice: v.pipe(v.string(), v.regex(/^\d{1,14}$/, 'must be a hundred times the price, such as 499')),
    defaultLocale: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z-]{2,64}$/, 'must be a language tag')), 'en-US'),
    languages: v.optional(languages, []),
    /** Group of subscriptions of which a user has one at a time. */
    subGroupId: v.optional(v.nullable(text(productLimits.subscriptionGroup)), null),
    subPeriod: v.optional(v.nullable(v.picklist(periods)), null),
  }),
  v.forward(
    v.check(
      ({ purchaseType, subPeriod }) => (purchaseType === 'auto_subscription') === (subPeriod !== null),
      'is required for subscriptions, and only for them',
    ),
    ['subPeriod'],
  ),
)
export const updateProductInput = v.object({
  appId: id,
  productNo,
  productName: v.optional(nameText(productLimits.productName)),
  productDesc: v.optional(text(productLimits.productDesc, 0)),
  languages: v.optional(languages),
})
export const productInput = v.object({ appId: id, productNo })

/** Products with their base prices, as they go to review with a version. */
export const reviewProductListInput = v.object({ appId: id })
export const reviewProductListAnswer = v.object({ appPrice: v.nullable(basePrice), products: v.array(product) })

/** A promotion of an app or of its products. */
export const promotion = v.object({
  promotionId: v.string(),
  appId: v.string(),
  appName: v.string(),
  name: v.string(),
  state: v.picklist(promotionStates),
  /** Numbers of the products. Empty: the app itself. */
  productNos: v.array(v.string()),
  countries: v.array(v.string()),
  percent: v.number(),
  startDay: v.string(),
  endDay: v.string(),
  startTime: time,
  endTime: time,
  createTime: time,
  updateTime: time,
})
export type Promotion = v.InferOutput<typeof promotion>
/** Promotions of the team, or of one app. */
export const promotionListInput = v.object({ appId: v.optional(id), ...listInput })
export const promotionPage = page(promotion)
export const promotionIdInput = v.object({ promotionId: id })
export const promotionAnswer = v.object({
  ...promotion.entries,
  prices: v.array(
    v.object({
      productNo: v.nullable(v.string()),
      country: v.string(),
      currency: v.string(),
      regular: v.string(),
      price: v.string(),
      /** Lowest price of the 30 days before. Null outside the European Union. */
      lowest: v.nullable(v.string()),
    }),
  ),
})

const promotionValues = {
  name: nameText(promotionLimits.name),
  countries: v.pipe(
    v.array(country),
    v.minLength(1, 'must name at least one country'),
    v.maxLength(countryCodes.length),
  ),
  /** How much is taken off at least: prices are those of the ladder. */
  percent: wholeNumber(promotionLimits.leastPercent, promotionLimits.mostPercent),
  startDay: day,
  /** Last day. */
  endDay: day,
}
export const createPromotionInput = v.object({
  appId: id,
  /** Default: the app itself. */
  productNos: v.optional(v.pipe(v.array(productNo), v.maxLength(promotionLimits.products)), []),
  ...promotionValues,
})
export const updatePromotionInput = v.object({ promotionId: id, ...promotionValues })

export const promotionIdsInput = v.object({
  promotionIds: v.pipe(v.array(id), v.minLength(1, 'must name at least one promotion'), v.maxLength(100)),
})
/** One result for each promotion: those that can be ended are, whatever the others are. */
export const deactivateAnswer = v.object({
  results: v.array(
    v.object({
      promotionId: v.string(),
      isDone: v.boolean(),
      /** Why it wasn't ended. */
      reason: v.nullable(v.picklist(['not-found', 'not-online'])),
    }),
  ),
})
