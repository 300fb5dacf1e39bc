import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The experiments with the store listing of an app in a console. */
export const service = defineService({
  area: 'store-experiments',
  name: { cn: '素材测试', en: 'Store experiments', ru: 'A/B-тесты страницы' },
  category: 'increase',
  icon: 'image',
  routes,
  locales: [locales],
  pages: {
    'store-experiments.app': {
      section: { of: 'app', order: 62 },
      load: () => import('./views/test-list.tsx'),
    },
    'store-experiments.test': { ownHeading: true, load: () => import('./views/test-page.tsx') },
    'store-experiments.pages': { load: () => import('./views/page-list.tsx') },
    'store-experiments.page': { ownHeading: true, load: () => import('./views/custom-page.tsx') },
    'store-experiments.icons': { load: () => import('./views/icon-list.tsx') },
    'store-experiments.materials': { load: () => import('./views/material-list.tsx') },
    'store-experiments.material': { ownHeading: true, load: () => import('./views/harmony-material.tsx') },
  },
})
