import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { productListFields, promotionListFields } from './model.ts'

/** Prices of an app or a product. */
export type Prices = AnswerOf<(typeof calls)['pricing.product-price.get']>
export type CountryPrice = Prices['prices'][number]
/** A change of prices. */
export type PriceChange = ItemOf<(typeof calls)['pricing.price-change.list']>
/** Prices that the platform proposes, with what would change. */
export type ProposedPrices = AnswerOf<(typeof calls)['pricing.price-proposal.get']>
/** A product that users buy in an app. */
export type Product = ItemOf<(typeof calls)['pricing.product.list']>
/** A promotion, as listed. */
export type Promotion = ItemOf<(typeof calls)['pricing.product-promotion.list']>
/** A promotion with its prices. */
export type PromotionWithPrices = AnswerOf<(typeof calls)['pricing.product-promotion.get']>

/** Which prices are shown: those of an app or a product of it, now or on a day. */
export interface PricesOf {
  appId: string
  productNo?: string | undefined
  day?: string | undefined
}

/** Prices of an app or a product in all countries, and their changes. */
export function pricesData(console: Console, _place: Place, { appId, productNo, day }: PricesOf) {
  const { query, mutation } = dataOf(console)
  const item = { appId, ...(productNo === undefined ? {} : { productNo }) }
  return {
    prices: query(calls['pricing.product-price.get'], { ...item, ...(day === undefined ? {} : { day }) }),
    changes: query(calls['pricing.price-change.list'], { ...item, maxReqCount: 50 }),
    promotions: query(calls['pricing.product-promotion.list'], { appId, sort: '-startDay', maxReqCount: 50 }),
    change: mutation(calls['pricing.price-change.create']),
    cancel: mutation(calls['pricing.price-change.cancel']),
    now: () => console.ports.now(),
  }
}

/** The prices that are proposed for an app, with the differences of its own prices or those of a product. */
export function proposalData(console: Console, _place: Place, { appId, productNo }: Omit<PricesOf, 'day'>) {
  const { query, mutation } = dataOf(console)
  return {
    proposed: query(calls['pricing.price-proposal.get'], { appId, ...(productNo === undefined ? {} : { productNo }) }),
    accept: mutation(calls['pricing.price-proposal.accept']),
    decline: mutation(calls['pricing.price-proposal.decline']),
  }
}

/** Products of an app, with their actions. */
export function productsData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    products: list(calls['pricing.product.list'], {
      id: 'app-products',
      key: 'productNo',
      fields: productListFields,
      place,
      input: { appId },
    }),
    create: mutation(calls['pricing.product.create']),
    update: mutation(calls['pricing.product.update']),
    remove: mutation(calls['pricing.product.delete']),
    activate: mutation(calls['pricing.product.activate']),
    deactivate: mutation(calls['pricing.product.deactivate']),
  }
}

/** Promotions of the team, with their actions. */
export function promotionsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    promotions: list(calls['pricing.product-promotion.list'], {
      id: 'promotions',
      key: 'promotionId',
      fields: promotionListFields,
      place,
    }),
    create: mutation(calls['pricing.product-promotion.create']),
    update: mutation(calls['pricing.product-promotion.update']),
    remove: mutation(calls['pricing.product-promotion.delete']),
    end: mutation(calls['pricing.product-promotion.batch-deactivate']),
    now: () => console.ports.now(),
  }
}

/** A promotion with its prices. */
export function promotionData(console: Console, _place: Place, promotionId: string) {
  const { query } = dataOf(console)
  return { promotion: query(calls['pricing.product-promotion.get'], { promotionId }) }
}
