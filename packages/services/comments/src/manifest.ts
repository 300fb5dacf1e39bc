import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The reviews of an app in a console: the inbox as a tab of the app, and below it figures, list, and saved replies. */
export const service = defineService({
  area: 'comments',
  name: { cn: '评论管理', en: 'Reviews', ru: 'Отзывы' },
  category: 'increase',
  icon: 'send',
  routes,
  locales: [locales],
  pages: {
    'comments.inbox': { section: { of: 'app', order: 46 }, load: () => import('./views/review-inbox.tsx') },
    'comments.stats': { load: () => import('./views/review-stats.tsx') },
    'comments.list': { load: () => import('./views/review-list.tsx') },
    'comments.saved': { load: () => import('./views/saved-replies.tsx') },
  },
})
