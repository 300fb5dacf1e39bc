import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** Ads in a console: projects, materials, monitor links, report, accounts, and settings. */
export const service = defineService({
  area: 'ads',
  name: { cn: '广告投放', en: 'Ads', ru: 'Реклама' },
  category: 'increase',
  icon: 'flag',
  routes,
  locales: [locales],
  pages: {},
})
