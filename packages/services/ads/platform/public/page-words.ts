/** Texts of the pages for visitors of monitor links, and of the ad network’s consent. */
export const pageWords = {
  en: {
    missing: 'There is no link at this address.',
    continue: 'Continue to the app',
    open: 'Open in the app',
    store: 'Get the app in the store',
    consentTitle: 'Allow access to your ad account?',
    consentIntro: (account: string, currency: string) =>
      `The console would like to manage the account “${account}”, which is billed in ${currency}.`,
    grants: ['Create projects, and turn them on and off', 'Spend within their budgets', 'Read reports'],
    days: (days: number) => `Access lasts ${days} days and can be revoked at any time.`,
    allow: 'Allow',
    deny: 'Don’t allow',
    done: 'The account is authorized',
    doneHelp: 'You can close this page and return to the console.',
    denied: 'Access wasn’t allowed',
    deniedHelp: 'Nothing has changed. You can begin again in the console.',
    stale: 'This request is no longer valid',
    staleHelp: 'It was used before, or is older than ten minutes. Begin again in the console.',
    back: 'Go to the console',
  },
  zh: {
    missing: '此地址没有链接。',
    continue: '继续前往应用',
    open: '在应用中打开',
    store: '前往应用商店获取',
    consentTitle: '允许访问您的广告账户？',
    consentIntro: (account: string, currency: string) =>
      `控制台申请管理广告账户“${account}”，该账户以 ${currency} 结算。`,
    grants: ['创建、开启和关闭推广计划', '在预算范围内投放', '查看报表'],
    days: (days: number) => `授权有效期 ${days} 天，可随时撤销。`,
    allow: '允许',
    deny: '拒绝',
    done: '账户已授权',
    doneHelp: '您可以关闭此页面，返回控制台。',
    denied: '未授权',
    deniedHelp: '账户没有任何变化，您可以在控制台重新发起授权。',
    stale: '此请求已失效',
    staleHelp: '请求已被使用，或已超过十分钟。请在控制台重新发起授权。',
    back: '前往控制台',
  },
  ru: {
    missing: 'По этому адресу нет ссылки.',
    continue: 'Перейти в приложение',
    open: 'Открыть в приложении',
    store: 'Скачать в магазине',
    consentTitle: 'Разрешить доступ к рекламному аккаунту?',
    consentIntro: (account: string, currency: string) =>
      `Консоль запрашивает управление аккаунтом «${account}». Валюта аккаунта: ${currency}.`,
    grants: ['Создавать, включать и выключать проекты', 'Расходовать средства в пределах бюджетов', 'Читать отчёты'],
    days: (days: number) => `Доступ действует ${days} дней, его можно отозвать в любой момент.`,
    allow: 'Разрешить',
    deny: 'Не разрешать',
    done: 'Доступ предоставлен',
    doneHelp: 'Закройте эту страницу и вернитесь в консоль.',
    denied: 'Доступ не предоставлен',
    deniedHelp: 'Ничего не изменилось. Можно начать заново в консоли.',
    stale: 'Запрос больше не действует',
    staleHelp: 'Он уже использован, или с его создания прошло больше десяти минут. Начните заново в консоли.',
    back: 'Перейти в консоль',
  },
} as const

export interface PageWords {
  missing: string
  continue: string
  open: string
  store: string
  consentTitle: string
  consentIntro(account: string, currency: string): string
  grants: readonly string[]
  days(days: number): string
  allow: string
  deny: string
  done: string
  doneHelp: string
  denied: string
  deniedHelp: string
  stale: string
  staleHelp: string
  back: string
}
