import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `pricing`. */
export const tags = [
  defineTag({
    tag: 'cw-prices',
    title: 'Prices',
    description:
      'The prices of an app, or of a product of it, in all countries: base price, manual prices, exchange rates, dates.',
    properties: {
      appId: { kind: 'string', description: 'ID of the app.' },
      productNo: { kind: 'string', description: 'Number of a product of the app. Default: the app itself.' },
    },
    locales: [locales],
    load: () => import('./views/price-page.tsx'),
  }),
  defineTag({
    tag: 'cw-products',
    title: 'In-app products',
    description: 'The products that users buy in an app: create, price, activate, delete.',
    properties: { appId: { kind: 'string', description: 'ID of the app.' } },
    locales: [locales],
    load: () => import('./views/product-list.tsx'),
  }),
  defineTag({
    tag: 'cw-promotions',
    title: 'Promotions',
    description: 'The promotions of a team: planned, on, ended.',
    locales: [locales],
    load: () => import('./views/promotion-list.tsx'),
  }),
  defineTag({
    tag: 'cw-promotion',
    title: 'Promotion',
    description: 'A promotion with its price in each country, beside the regular one.',
    properties: { promotionId: { kind: 'string', description: 'ID of the promotion.' } },
    locales: [locales],
    load: () => import('./views/promotion-page.tsx'),
  }),
]
