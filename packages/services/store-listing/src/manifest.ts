import { defineService } from '@console-widgets/ui/service'
import { demosLocales, locales, vantestsLocales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The store listing in a console: the store page of an app as buyers see it, as a tab of the app. */
export const service = defineService({
  area: 'store-listing',
  name: { cn: '商店信息', en: 'Store listing', ru: 'Страница в магазине' },
  category: 'distribute',
  icon: 'image',
  routes,
  locales: [locales],
  help: () => import('./help.ts'),
  pages: {
    'store-listing.app': {
      section: { of: 'app', order: 12 },
      ownHeading: true,
      load: () => import('./views/listing-page.tsx'),
    },
    'store-listing.demos': {
      ownHeading: true,
      locales: [locales, demosLocales],
      load: () => import('./views/demos/demos-page.tsx'),
    },
    'store-listing.vantests': {
      ownHeading: true,
      locales: [locales, vantestsLocales],
      load: () => import('./views/vantests/vantests-page.tsx'),
    },
    'store-listing.vantest': {
      ownHeading: true,
      locales: [locales, vantestsLocales],
      load: () => import('./views/vantests/vantest-page.tsx'),
    },
  },
})
