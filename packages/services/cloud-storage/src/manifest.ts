import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** Cloud storage in a console: pages, tabs, and navigation. */
export const service = defineService({
  area: 'cloud-storage',
  name: { cn: '云存储', en: 'Cloud storage', ru: 'Облачное хранилище' },
  category: 'serverless',
  icon: 'bucket',
  routes,
  locales: [locales],
  pages: {
    'cloud-storage.buckets': {
      navigation: { order: 10 },
      load: () => import('./views/bucket-list.tsx'),
    },
    'cloud-storage.bucket': {
      ownHeading: true,
      load: () => import('./views/bucket-page.tsx'),
    },
  },
})
