import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The packages area in a console: pages, tabs, and navigation. */
export const service = defineService({
  area: 'app-packages',
  name: { cn: '软件包', en: 'Packages', ru: 'Пакеты' },
  category: 'distribute',
  icon: 'package',
  routes,
  locales: [locales],
  pages: {
    'app-packages.list': {
      section: { of: 'app', order: 20 },
      load: () => import('./views/package-list.tsx'),
    },
    'app-packages.package': {
      ownHeading: true,
      load: () => import('./views/package-detail.tsx'),
    },
  },
  help: () => import('./help.ts'),
})
