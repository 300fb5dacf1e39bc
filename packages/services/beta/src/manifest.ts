import { defineService } from '@console-widgets/ui/service'
import { groupsLocales, locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The beta area in a console: tests with their testers, groups, and the page that a test’s link leads to. */
export const service = defineService({
  area: 'beta',
  name: { cn: '测试管理', en: 'App testing', ru: 'Тестирование' },
  category: 'quality',
  icon: 'users',
  routes,
  locales: [locales],
  pages: {
    'beta.list': {
      name: { cn: '测试', en: 'Tests', ru: 'Тесты' },
      navigation: {},
      section: { of: 'service', order: 0 },
      load: () => import('./views/open-test-list.tsx'),
    },
    'beta.calendar': {
      name: { cn: '日历', en: 'Calendar', ru: 'Календарь' },
      section: { of: 'service', order: 5 },
      load: () => import('./views/test-calendar.tsx'),
    },
    'beta.groups': {
      name: { cn: '测试群组', en: 'Groups', ru: 'Группы' },
      section: { of: 'service', order: 10 },
      locales: [groupsLocales],
      load: () => import('./views/group-list.tsx'),
    },
    'beta.group': {
      ownHeading: true,
      locales: [groupsLocales],
      load: () => import('./views/group-detail.tsx'),
    },
    'beta.open-test': { ownHeading: true, load: () => import('./views/open-test-page.tsx') },
    'beta.test': { ownHeading: true, load: () => import('./views/test-testers.tsx') },
  },
})
