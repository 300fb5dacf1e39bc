import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'

/** The comments in a console: their page, and its navigation entry. */
export const service = defineService({
  area: 'comments',
  name: { cn: '条目', en: 'Comments', ru: 'Записи' },
  category: 'increase',
  icon: 'folder',
  routes: { 'comments.list': '/comments' },
  locales: [locales],
  pages: { 'comments.list': { navigation: {}, load: () => import('./views/comment-list.tsx') } },
})
