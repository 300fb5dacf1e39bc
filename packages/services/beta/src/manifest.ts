import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The beta area in a console: the page that the link of an open test leads to, and the testers of a test. */
export const service = defineService({
  area: 'beta',
  name: { cn: '公开测试', en: 'Open tests', ru: 'Открытые тесты' },
  category: 'quality',
  icon: 'users',
  routes,
  locales: [locales],
  pages: {
    'beta.list': { navigation: {}, load: () => import('./views/open-test-list.tsx') },
    'beta.open-test': { ownHeading: true, load: () => import('./views/open-test-page.tsx') },
    'beta.test': { ownHeading: true, load: () => import('./views/test-testers.tsx') },
  },
})
