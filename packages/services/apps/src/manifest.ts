import { defineService } from '@console-widgets/ui/service'
import { detailsLocales, locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The apps area in a console: pages, tabs, and navigation. */
export const service = defineService({
  area: 'apps',
  name: { cn: '应用', en: 'Apps', ru: 'Приложения' },
  category: 'distribute',
  icon: 'app',
  routes,
  locales: [locales],
  pages: {
    'apps.list': {
      navigation: { order: 0 },
      actions: [
        {
          id: 'create',
          name: { cn: '创建应用', en: 'Create app', ru: 'Создать приложение' },
          permission: 'apps.manage',
        },
      ],
      load: () => import('./views/app-list.tsx'),
    },
    'apps.app': {
      name: { cn: '概览', en: 'Overview', ru: 'Обзор' },
      section: { of: 'app', order: 0 },
      ownHeading: true,
      locales: [locales, detailsLocales],
      load: () => import('./views/app-overview.tsx'),
    },
  },
  help: () => import('./help.ts'),
})
