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
      actions: [
        {
          id: 'create',
          name: { cn: '创建存储桶', en: 'Create bucket', ru: 'Создать бакет' },
          permission: 'cloud-storage.manage',
          icon: 'bucket',
        },
      ],
      load: () => import('./views/bucket-list.tsx'),
    },
    'cloud-storage.bucket': {
      ownHeading: true,
      load: () => import('./views/bucket-page.tsx'),
    },
  },
  help: () => import('./help.ts'),
})
