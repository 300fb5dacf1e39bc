import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** Alarms in a console: rules and history, the editor of a rule, and the rules of an app as a tab of it. */
export const service = defineService({
  area: 'alarms',
  name: { cn: '告警', en: 'Alerts', ru: 'Алерты' },
  category: 'quality',
  icon: 'bell',
  routes,
  locales: [locales],
  pages: {
    'alarms.list': {
      name: { cn: '告警规则', en: 'Alert rules', ru: 'Правила алертов' },
      navigation: {},
      section: { of: 'service', order: 0 },
      load: () => import('./views/alarm-list.tsx'),
      actions: [
        {
          id: 'create',
          name: { cn: '创建告警规则', en: 'Create alert rule', ru: 'Создать правило алерта' },
          permission: 'alarms.manage',
        },
      ],
    },
    'alarms.history': {
      name: { cn: '告警记录', en: 'Alert history', ru: 'История алертов' },
      section: { of: 'service', order: 10 },
      load: () => import('./views/alarm-history.tsx'),
    },
    'alarms.create': { ownHeading: true, load: () => import('./views/create-alarm.tsx') },
    'alarms.edit': { ownHeading: true, load: () => import('./views/edit-alarm.tsx') },
    'alarms.alarm': { ownHeading: true, load: () => import('./views/alarm-page.tsx') },
    'alarms.app': { section: { of: 'app', order: 44 }, load: () => import('./views/alarm-list.tsx') },
  },
})
