import { defineService } from '@console-widgets/ui/service'
import { locales, packagesLocales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The channels of an app in a console: a tab of the app, and the packages that are built for them. */
export const service = defineService({
  area: 'channels',
  name: { cn: '分发渠道', en: 'Channels', ru: 'Каналы' },
  category: 'increase',
  icon: 'flag',
  routes,
  locales: [locales],
  pages: {
    'channels.list': { section: { of: 'app', order: 40 }, load: () => import('./views/channel-list.tsx') },
    'channels.packages': {
      ownHeading: true,
      locales: [packagesLocales],
      load: () => import('./views/channel-packages.tsx'),
    },
    'channels.job': {
      ownHeading: true,
      locales: [locales, packagesLocales],
      load: () => import('./views/package-job.tsx'),
    },
  },
})
