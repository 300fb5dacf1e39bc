import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The experiments of an app in a console. */
export const service = defineService({
  area: 'ab-testing',
  name: { cn: 'A/B 测试', en: 'A/B tests', ru: 'A/B-тесты' },
  category: 'increase',
  icon: 'chart',
  routes,
  locales: [locales],
  pages: {
    'ab-testing.app': {
      section: { of: 'app', order: 45 },
      load: () => import('./views/experiment-list.tsx'),
    },
    'ab-testing.experiment': { ownHeading: true, load: () => import('./views/experiment-page.tsx') },
  },
})
