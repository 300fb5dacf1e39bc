import type { WordsByLanguage } from '@console-widgets/ui/tag'

/** The words of beta for the audit log and the permission matrix. */
export const words = {
  'areas.beta': { cn: '公开测试', en: 'Open tests', ru: 'Открытые тесты' },
  'rights.beta.manage': { cn: '管理测试人员', en: 'Manage testers', ru: 'Управление тестировщиками' },
  'rights.beta.manage.help': {
    cn: '将人员移出公开测试。',
    en: 'Remove people from open tests.',
    ru: 'Исключение участников из открытых тестов.',
  },
  'things.beta.subscription': { cn: '测试人员', en: 'a tester', ru: 'тестировщика' },
  'acts.beta.invite.subscribe': { cn: '加入了公开测试', en: 'Joined an open test', ru: 'Вход в открытый тест' },
  'acts.beta.invite.unsubscribe': { cn: '退出了公开测试', en: 'Left an open test', ru: 'Выход из открытого теста' },
  'acts.beta.build.download': { cn: '下载了测试包', en: 'Downloaded a test build', ru: 'Загрузка тестовой сборки' },
} satisfies WordsByLanguage
