import type { RouteTable } from '@console-widgets/data'

/** Pages of the pricing area, and the pages of other areas that it links to. */
export const routes = {
  'pricing.app': '/apps/:appId/pricing',
  'pricing.products': '/apps/:appId/products',
  'pricing.product': '/apps/:appId/products/:productNo',
  'pricing.promotions': '/promotions',
  'pricing.promotion': '/promotions/:promotionId',
  'apps.app': '/apps/:appId',
} as const satisfies RouteTable
