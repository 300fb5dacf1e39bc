import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The messages of an app in a console. */
export const service = defineService({
  area: 'app-messaging',
  name: { cn: '应用内消息', en: 'In-app messages', ru: 'Сообщения в приложении' },
  category: 'increase',
  icon: 'bell',
  routes,
  locales: [locales],
  pages: {
    'app-messaging.app': {
      section: { of: 'app', order: 46 },
      load: () => import('./views/message-list.tsx'),
    },
    'app-messaging.message': { ownHeading: true, load: () => import('./views/message-page.tsx') },
  },
})
