import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** Conversations in a console: the inbox, questions to the platform, saved replies, and settings. */
export const service = defineService({
  area: 'support',
  name: { cn: '客户支持', en: 'Support', ru: 'Поддержка' },
  category: 'increase',
  icon: 'send',
  routes,
  locales: [locales],
  pages: {
    'support.inbox': {
      name: { cn: '会话', en: 'Inbox', ru: 'Входящие' },
      navigation: {},
      section: { of: 'service', order: 0 },
      load: () => import('./views/support-inbox.tsx'),
    },
    'support.questions': {
      name: { cn: '向平台咨询', en: 'Ask the platform', ru: 'Вопросы платформе' },
      section: { of: 'service', order: 10 },
      load: () => import('./views/questions.tsx'),
    },
    'support.saved': {
      name: { cn: '预存回复', en: 'Saved replies', ru: 'Шаблоны ответов' },
      section: { of: 'service', order: 20 },
      load: () => import('./views/saved-replies.tsx'),
    },
    'support.settings': {
      name: { cn: '回复设置', en: 'Reply settings', ru: 'Настройки ответов' },
      section: { of: 'service', order: 30 },
      isSettings: true,
      load: () => import('./views/reply-settings.tsx'),
    },
  },
})
