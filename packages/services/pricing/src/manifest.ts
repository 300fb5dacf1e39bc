import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** Prices in a console: tabs of each app for its prices and products, and the promotions of the team. */
export const service = defineService({
  area: 'pricing',
  name: { cn: '定价', en: 'Pricing', ru: 'Цены' },
  category: 'distribute',
  icon: 'globe',
  routes,
  locales: [locales],
  pages: {
    'pricing.app': {
      name: { cn: '价格', en: 'Prices', ru: 'Цены' },
      section: { of: 'app', order: 16 },
      ownHeading: true,
      load: () => import('./views/price-page.tsx'),
    },
    'pricing.products': {
      name: { cn: '应用内商品', en: 'In-app products', ru: 'Товары в приложении' },
      section: { of: 'app', order: 17 },
      load: () => import('./views/product-list.tsx'),
    },
    'pricing.product': { ownHeading: true, load: () => import('./views/price-page.tsx') },
    'pricing.promotions': {
      name: { cn: '促销活动', en: 'Promotions', ru: 'Акции' },
      navigation: {},
      load: () => import('./views/promotion-list.tsx'),
    },
    'pricing.promotion': { ownHeading: true, load: () => import('./views/promotion-page.tsx') },
  },
})
