import { defineService } from '@console-widgets/ui/service'
import { harmonyLocales, locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The links of an app in a console: a tab of the app, the builder, and the prefixes with what goes with them. */
export const service = defineService({
  area: 'links',
  name: { cn: '链接', en: 'Links', ru: 'Ссылки' },
  category: 'increase',
  icon: 'globe',
  routes,
  locales: [locales],
  pages: {
    'links.list': { section: { of: 'app', order: 42 }, load: () => import('./views/link-list.tsx') },
    'links.create': { ownHeading: true, load: () => import('./views/create-link.tsx') },
    'links.prefixes': { ownHeading: true, load: () => import('./views/link-prefixes.tsx') },
    'links.harmony': {
      ownHeading: true,
      locales: [locales, harmonyLocales],
      load: () => import('./views/harmony-links.tsx'),
    },
    'links.link': { ownHeading: true, load: () => import('./views/link-page.tsx') },
  },
})
