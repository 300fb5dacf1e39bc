import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The win-back campaigns and the journeys of an app in a console. */
export const service = defineService({
  area: 'recall',
  name: { cn: '用户召回', en: 'Win-back', ru: 'Возврат пользователей' },
  category: 'increase',
  icon: 'undo',
  routes,
  locales: [locales],
  pages: {
    'recall.app': { section: { of: 'app', order: 47 }, load: () => import('./views/activity-list.tsx') },
    'recall.activity': { ownHeading: true, load: () => import('./views/activity-page.tsx') },
    'recall.journeys': {
      name: { cn: '用户旅程', en: 'Journeys', ru: 'Цепочки сообщений' },
      section: { of: 'app', order: 48 },
      load: () => import('./views/journey-list.tsx'),
    },
    'recall.journey': { ownHeading: true, load: () => import('./views/journey-page.tsx') },
    'recall.templates': { ownHeading: true, load: () => import('./views/templates.tsx') },
  },
})
