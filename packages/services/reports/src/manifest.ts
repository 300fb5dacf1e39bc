import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The reports area in a console: pages, tabs, and navigation. */
export const service = defineService({
  area: 'reports',
  name: { cn: '报表', en: 'Reports', ru: 'Отчёты' },
  category: 'analysis',
  icon: 'chart',
  routes,
  locales: [locales],
  pages: {
    'reports.dashboards': {
      name: { cn: '数据看板', en: 'Dashboards', ru: 'Дашборды' },
      navigation: { order: 0 },
      section: { of: 'service', order: 0 },
      ownHeading: true,
      load: () => import('./views/dashboards.tsx'),
    },
    'reports.comparison': {
      name: { cn: '应用对比', en: 'Comparison', ru: 'Сравнение' },
      section: { of: 'service', order: 10 },
      ownHeading: true,
      load: () => import('./views/app-comparison.tsx'),
    },
    'reports.own': {
      name: { cn: '自定义报表', en: 'Custom report', ru: 'Конструктор отчётов' },
      section: { of: 'service', order: 20 },
      load: () => import('./views/own-report.tsx'),
    },
    'reports.templates': {
      name: { cn: '报表模板', en: 'Templates', ru: 'Шаблоны' },
      section: { of: 'service', order: 30 },
      load: () => import('./views/template-list.tsx'),
    },
    'reports.app': {
      section: { of: 'app', order: 30 },
      load: () => import('./views/app-reports.tsx'),
    },
    'reports.news': {
      name: { cn: '服务动态', en: 'Service news', ru: 'Новости платформы' },
      navigation: { order: 10, icon: 'bell' },
      load: () => import('./views/service-news.tsx'),
      loadSignedOut: () => import('./views/public-news.tsx'),
    },
  },
  help: () => import('./help.ts'),
})
