import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The relational database in a console: pages, tabs, and navigation. */
export const service = defineService({
  area: 'relational-database',
  name: { cn: '关系型数据库', en: 'Databases', ru: 'Базы данных' },
  category: 'serverless',
  icon: 'database',
  routes,
  locales: [locales],
  pages: {
    'relational-database.service': {
      navigation: { order: 0 },
      actions: [
        {
          id: 'create',
          name: { cn: '创建数据库', en: 'Create database', ru: 'Создать базу данных' },
          permission: 'relational-database.manage',
          icon: 'database',
        },
      ],
      ownHeading: true,
      load: () => import('./views/database-service.tsx'),
    },
    'relational-database.editor': {
      ownHeading: true,
      load: () => import('./views/sql-editor.tsx'),
    },
    'relational-database.backups': {
      permission: 'relational-database.manage',
      ownHeading: true,
      load: () => import('./views/database-backups.tsx'),
    },
  },
  help: () => import('./help.ts'),
})
