import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'

/** The channels of an app in a console: a tab of the app. */
export const service = defineService({
  area: 'channels',
  name: { cn: '分发渠道', en: 'Channels', ru: 'Каналы' },
  category: 'increase',
  icon: 'flag',
  routes: { 'channels.list': '/apps/:appId/channels' },
  locales: [locales],
  pages: {
    'channels.list': { section: { of: 'app', order: 40 }, load: () => import('./views/channel-list.tsx') },
  },
})
