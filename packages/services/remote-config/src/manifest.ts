import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The remote config of a project in a console. */
export const service = defineService({
  area: 'remote-config',
  name: { cn: '远程配置', en: 'Remote config', ru: 'Удалённая конфигурация' },
  category: 'increase',
  icon: 'flag',
  routes,
  locales: [locales],
  pages: {
    'remote-config.config': {
      section: { of: 'project', order: 30 },
      load: () => import('./views/config-page.tsx'),
    },
  },
})
