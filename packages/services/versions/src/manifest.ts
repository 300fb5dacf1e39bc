import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The versions area in a console: pages, tabs, and navigation. */
export const service = defineService({
  area: 'versions',
  name: { cn: '版本', en: 'Versions', ru: 'Версии' },
  category: 'distribute',
  icon: 'flag',
  routes,
  locales: [locales],
  pages: {
    'versions.list': {
      section: { of: 'app', order: 10 },
      load: () => import('./views/version-list.tsx'),
    },
    'versions.new': {
      load: () => import('./views/new-version.tsx'),
    },
    'versions.version': {
      ownHeading: true,
      load: () => import('./views/release-cockpit.tsx'),
    },
    'versions.edit': {
      ownHeading: true,
      load: () => import('./views/version-editor.tsx'),
    },
  },
  help: () => import('./help.ts'),
})
