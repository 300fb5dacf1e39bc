import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The age rating in a console: a tab of each app. */
export const service = defineService({
  area: 'age-rating',
  name: { cn: '年龄分级', en: 'Age rating', ru: 'Возрастной рейтинг' },
  category: 'distribute',
  icon: 'globe',
  routes,
  locales: [locales],
  pages: {
    'age-rating.app': {
      section: { of: 'app', order: 15 },
      ownHeading: true,
      load: () => import('./views/rating-page.tsx'),
    },
  },
})
