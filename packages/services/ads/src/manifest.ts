import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** Ads in a console: projects, materials, monitor links, report, accounts, and settings. */
export const service = defineService({
  area: 'ads',
  name: { cn: '广告投放', en: 'Ads', ru: 'Реклама' },
  category: 'increase',
  icon: 'flag',
  routes,
  locales: [locales],
  pages: {
    'ads.projects': {
      name: { cn: '推广计划', en: 'Projects', ru: 'Проекты' },
      navigation: { order: 20 },
      section: { of: 'service', order: 0 },
      permission: 'ads.spend',
      load: () => import('./views/ad-project-list.tsx'),
      actions: [
        {
          id: 'create',
          name: { cn: '创建推广计划', en: 'Create ad project', ru: 'Создать рекламный проект' },
          permission: 'ads.edit',
        },
      ],
    },
    'ads.materials': {
      name: { cn: '素材', en: 'Creatives', ru: 'Материалы' },
      section: { of: 'service', order: 10 },
      load: () => import('./views/ad-material-list.tsx'),
    },
    'ads.links': {
      name: { cn: '监测链接', en: 'Monitor links', ru: 'Ссылки отслеживания' },
      section: { of: 'service', order: 20 },
      load: () => import('./views/monitor-link-list.tsx'),
    },
    'ads.report': {
      name: { cn: '报表', en: 'Report', ru: 'Отчёт' },
      section: { of: 'service', order: 30 },
      permission: 'ads.spend',
      load: () => import('./views/ad-report.tsx'),
    },
    'ads.accounts': {
      name: { cn: '账户', en: 'Accounts', ru: 'Аккаунты' },
      section: { of: 'service', order: 40 },
      load: () => import('./views/ad-accounts.tsx'),
    },
    'ads.settings': {
      name: { cn: '转化和测试设备', en: 'Conversions and devices', ru: 'Конверсии и устройства' },
      section: { of: 'service', order: 50 },
      load: () => import('./views/ad-settings.tsx'),
    },
    'ads.project': { ownHeading: true, load: () => import('./views/ad-project-page.tsx') },
    'ads.link': { ownHeading: true, load: () => import('./views/monitor-link-page.tsx') },
  },
})
