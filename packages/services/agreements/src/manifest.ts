import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The agreements area in a console: the agreements of an app, and the editor of one. */
export const service = defineService({
  area: 'agreements',
  name: { cn: '协议', en: 'Agreements', ru: 'Соглашения' },
  category: 'distribute',
  icon: 'file',
  routes,
  locales: [locales],
  pages: {
    'agreements.list': { section: { of: 'app', order: 25 }, load: () => import('./views/agreement-list.tsx') },
    'agreements.data-use': {
      name: { cn: '数据使用', en: 'Data use', ru: 'Использование данных' },
      section: { of: 'app', order: 26 },
      ownHeading: true,
      load: () => import('./views/data-use-page.tsx'),
    },
    'agreements.platform': {
      name: { cn: '平台协议', en: 'Platform agreements', ru: 'Договоры с платформой' },
      navigation: { order: 50 },
      load: () => import('./views/platform-agreement-list.tsx'),
    },
    'agreements.signing': { ownHeading: true, load: () => import('./views/sign-agreement.tsx') },
    'agreements.consents': { ownHeading: true, load: () => import('./views/consents-page.tsx') },
    'agreements.agreement': { ownHeading: true, load: () => import('./views/agreement-page.tsx') },
  },
})
