import type { DeveloperConsentCode, PlatformLanguage } from '@console-widgets/agreements/model'

/** What a developer is asked to consent to. */
interface ConsentText {
  version: string
  texts: Readonly<Record<PlatformLanguage, { title: string; content: string }>>
}

/** Consents that the platform asks its developers for, in their version in force. */
export const developerConsentTexts: Readonly<Record<DeveloperConsentCode, ConsentText>> = {
  'product-news': {
    version: '2026-01',
    texts: {
      en: {
        title: 'News about the console',
        content: 'The operator may use my email address to tell me about new features. It isn’t passed on to others.',
      },
      cn: {
        title: '控制台新闻',
        content: '运营方可使用我的邮箱地址向我介绍新功能，且不会向他人提供该地址。',
      },
      ru: {
        title: 'Новости консоли',
        content:
          'Оператор может использовать мой адрес электронной почты, чтобы сообщать о новых функциях. Адрес никому не передаётся.',
      },
    },
  },
  research: {
    version: '2026-01',
    texts: {
      en: {
        title: 'User research',
        content:
          'The operator may invite me to interviews and surveys, and keep my answers for two years together with my role.',
      },
      cn: {
        title: '用户调研',
        content: '运营方可邀请我参加访谈和问卷调查，并将我的回答连同我的角色保存两年。',
      },
      ru: {
        title: 'Исследования',
        content:
          'Оператор может приглашать меня на интервью и опросы и хранить мои ответы вместе с моей ролью два года.',
      },
    },
  },
}
