import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** Documents in a console: what an app needs, as a tab of the app, and all that the team has submitted. */
export const service = defineService({
  area: 'qualification',
  name: { cn: '资质管理', en: 'Qualification', ru: 'Документы' },
  category: 'distribute',
  icon: 'file',
  routes,
  locales: [locales],
  pages: {
    'qualification.app': {
      section: { of: 'app', order: 18 },
      ownHeading: true,
      load: () => import('./views/qualification-page.tsx'),
    },
    'qualification.tasks': { navigation: { order: 45 }, load: () => import('./views/qualification-tasks.tsx') },
  },
})
