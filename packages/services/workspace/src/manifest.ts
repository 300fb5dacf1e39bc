import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The start page of a console. */
export const service = defineService({
  area: 'workspace',
  name: { cn: '首页', en: 'Home', ru: 'Главная' },
  category: 'distribute',
  icon: 'home',
  routes,
  locales: [locales],
  pages: {
    'workspace.home': {
      home: true,
      ownHeading: true,
      load: () => import('./views/home.tsx'),
    },
  },
})
