import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/amis/pricing-manage/v1'
const manage = { permission: 'pricing.manage' } as const

// The base price of a paid app is part of the app, and prices are shown with its name.
const define = defineCalls<typeof schemas>({ follows: ['apps'] })

/** Tables that prices are made of. */
const tableCalls = define({
  'pricing.tier.list': {
    spec: 'named',
    method: 'GET',
    path: `${base}/tier`,
    title: 'List price tiers',
    input: 'tierListInput',
    output: 'tierListAnswer',
    headless: { usedBy: 'pipeline', why: 'a script that sets prices reads which are allowed; screens have the model' },
  },
  'pricing.country.list': {
    spec: 'named',
    method: 'GET',
    path: `${base}/country`,
    title: 'List countries with currency and tax',
    input: 'countryListInput',
    output: 'countryListAnswer',
    headless: { usedBy: 'pipeline', why: 'a script that sets prices reads the currencies; screens have the model' },
  },
})

/** Prices of apps and products, and their changes. */
const priceCalls = define({
  'pricing.product-price.get': {
    spec: 'named',
    method: 'GET',
    path: `${base}/product-price`,
    title: 'Get prices in all countries',
    // Areas that have reasons why an app isn't available.
    follows: ['age-rating', 'agreements', 'qualification', 'versions'],
    input: 'productPriceInput',
    output: 'productPrice',
  },
  'pricing.price-change.create': {
    ...manage,
    spec: 'ours',
    method: 'POST',
    path: `${base}/price-change`,
    title: 'Change prices',
    input: 'createPriceChangeInput',
    output: 'productPrice',
  },
  'pricing.price-change.list': {
    spec: 'ours',
    method: 'GET',
    path: `${base}/price-change/list`,
    title: 'List price changes',
    input: 'priceChangeListInput',
    output: 'priceChangePage',
  },
  'pricing.price-change.cancel': {
    ...manage,
    spec: 'ours',
    method: 'DELETE',
    path: `${base}/price-change/{changeId}`,
    title: 'Cancel scheduled price change',
    input: 'priceChangeIdInput',
  },
})

/** New prices that the platform proposes when exchange rates have drifted. */
const proposalCalls = define({
  'pricing.price-proposal.get': {
    spec: 'ours',
    method: 'GET',
    path: `${base}/price-proposal`,
    title: 'Get proposed prices',
    input: 'priceProposalInput',
    output: 'priceProposalAnswer',
  },
  'pricing.price-proposal.accept': {
    ...manage,
    spec: 'ours',
    method: 'POST',
    path: `${base}/price-proposal/{proposalId}/accept`,
    title: 'Accept proposed prices',
    input: 'acceptProposalInput',
  },
  'pricing.price-proposal.decline': {
    ...manage,
    spec: 'ours',
    method: 'POST',
    path: `${base}/price-proposal/{proposalId}/decline`,
    title: 'Decline proposed prices',
    input: 'proposalIdInput',
  },
})

/** Products that users buy in apps. */
const productCalls = define({
  'pricing.product.list': {
    spec: 'ours',
    method: 'GET',
    path: `${base}/product/list`,
    title: 'List products',
    input: 'productListInput',
    output: 'productPage',
  },
  'pricing.product.create': {
    ...manage,
    spec: 'ours',
    method: 'POST',
    path: `${base}/product`,
    title: 'Create product',
    input: 'createProductInput',
    output: 'product',
  },
  'pricing.product.update': {
    ...manage,
    spec: 'ours',
    method: 'PUT',
    path: `${base}/product`,
    title: 'Update product',
    input: 'updateProductInput',
    output: 'product',
  },
  'pricing.product.delete': {
    ...manage,
    spec: 'ours',
    method: 'DELETE',
    path: `${base}/product`,
    title: 'Delete product',
    input: 'productInput',
  },
  'pricing.product.activate': {
    ...manage,
    spec: 'ours',
    method: 'POST',
    path: `${base}/product/activate`,
    title: 'Activate product',
    input: 'productInput',
    output: 'product',
  },
  'pricing.product.deactivate': {
    ...manage,
    spec: 'ours',
    method: 'POST',
    path: `${base}/product/deactivate`,
    title: 'Deactivate product',
    input: 'productInput',
    output: 'product',
  },
  'pricing.review-product.list': {
    spec: 'named',
    method: 'GET',
    path: `${base}/review-product`,
    title: 'List products for review',
    input: 'reviewProductListInput',
    output: 'reviewProductListAnswer',
    headless: {
      usedBy: 'pipeline',
      why: 'a script that submits versions records which products and prices go with them; the list of products has them',
    },
  },
})

/** Promotions of apps and products. */
const promotionCalls = define({
  'pricing.product-promotion.list': {
    spec: 'named',
    method: 'GET',
    path: `${base}/product-promotion/list`,
    title: 'List promotions',
    input: 'promotionListInput',
    output: 'promotionPage',
  },
  'pricing.product-promotion.get': {
    spec: 'named',
    method: 'GET',
    path: `${base}/product-promotion/{promotionId}`,
    title: 'Get promotion',
    input: 'promotionIdInput',
    output: 'promotionAnswer',
  },
  'pricing.product-promotion.create': {
    ...manage,
    spec: 'named',
    method: 'POST',
    path: `${base}/product-promotion`,
    title: 'Create promotion',
    input: 'createPromotionInput',
    output: 'promotion',
  },
  'pricing.product-promotion.update': {
    ...manage,
    spec: 'named',
    method: 'PUT',
    path: `${base}/product-promotion/{promotionId}`,
    title: 'Update promotion',
    input: 'updatePromotionInput',
    output: 'promotion',
  },
  'pricing.product-promotion.delete': {
    ...manage,
    spec: 'named',
    method: 'DELETE',
    path: `${base}/product-promotion/{promotionId}`,
    title: 'Delete promotion',
    input: 'promotionIdInput',
  },
  'pricing.product-promotion.batch-deactivate': {
    ...manage,
    spec: 'named',
    method: 'POST',
    path: `${base}/product-promotion/batch-deactivate`,
    title: 'End promotions',
    effect: 'destroy',
    input: 'promotionIdsInput',
    output: 'deactivateAnswer',
  },
})

/** Calls of the area `pricing`. */
export const calls = { ...tableCalls, ...priceCalls, ...proposalCalls, ...productCalls, ...promotionCalls }
