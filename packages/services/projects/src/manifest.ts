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
      name: { cn: '项目', en: 'Project', ru: 'Проект' },
      section: { of: 'project', order: 0 },
      ownHeading: true,
      load: () => import('./views/project-overview.tsx'),
    },
    'projects.oauth-clients': {
      name: { cn: 'OAuth 客户端', en: 'OAuth clients', ru: 'Клиенты OAuth' },
      section: { of: 'app', order: 85 },
      permission: 'projects.credentials',
      load: () => import('./views/oauth-clients.tsx'),
    },
    'projects.services': {
      name: { cn: '服务', en: 'Services', ru: 'Сервисы' },
      section: { of: 'project', order: 10 },
      load: () => import('./views/project-services.tsx'),
    },
    'projects.access': {
      name: { cn: 'API 与密钥', en: 'APIs and keys', ru: 'API и ключи' },
      section: { of: 'project', order: 20 },
      load: () => import('./views/project-access.tsx'),
    },
  },
  help: () => import('./help.ts'),
})
