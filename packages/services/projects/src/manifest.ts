import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The projects area in a console: pages, tabs, and navigation. */
export const service = defineService({
  area: 'projects',
  name: { cn: '项目', en: 'Projects', ru: 'Проекты' },
  category: 'build',
  icon: 'folder',
  routes,
  locales: [locales],
  pages: {
    'projects.list': {
      navigation: { order: 0 },
      actions: [
        {
          id: 'create',
          name: { cn: '创建项目', en: 'Create project', ru: 'Создать проект' },
          permission: 'projects.manage',
          icon: 'folder',
        },
      ],
      load: () => import('./views/project-list.tsx'),
    },
    'projects.project': {
      name: { cn: '概览', en: 'Overview', ru: 'Обзор' },
      section: { of: 'project', order: 0 },
      ownHeading: true,
      load: () => import('./views/project-overview.tsx'),
    },
  },
  help: () => import('./help.ts'),
})
