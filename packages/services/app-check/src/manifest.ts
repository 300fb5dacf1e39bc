import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The app check in a console: the checks of an app with their reports, and the security checks of a team. */
export const service = defineService({
  area: 'app-check',
  name: { cn: '应用检测', en: 'App check', ru: 'Проверка приложений' },
  category: 'quality',
  icon: 'check',
  routes,
  locales: [locales],
  pages: {
    'app-check.list': { section: { of: 'app', order: 25 }, load: () => import('./views/check-list.tsx') },
    'app-check.report': { ownHeading: true, load: () => import('./views/check-report.tsx') },
    'app-check.security': {
      name: { cn: '安全检测', en: 'Security checks', ru: 'Проверки безопасности' },
      navigation: {},
      load: () => import('./views/security-checks.tsx'),
    },
  },
})
