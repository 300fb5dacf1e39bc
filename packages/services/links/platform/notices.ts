import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** Domains that no longer open the app. No notice of a check that a person has started: its result is on the screen. */
export const domainLost = noticeTopic({
  id: 'link-domain',
  name: { cn: '链接域名', en: 'Domains of links', ru: 'Домены ссылок' },
  help: {
    cn: '已验证的 HarmonyOS 域名未通过每日检查。',
    en: 'A verified HarmonyOS domain failed its daily check.',
    ru: 'Подтверждённый домен HarmonyOS не прошёл ежедневную проверку.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: [],
  permission: 'links.manage',
  messages: {
    lost: {
      title: {
        cn: '{app}：域名 {domain} 的验证已失效',
        en: '{app}: {domain} is no longer verified',
        ru: '{app}: домен {domain} больше не подтверждён',
      },
      body: {
        cn: 'HarmonyOS 不再在应用中打开该域名的链接。请查看原因，修复验证文件后重新检查。',
        en: 'HarmonyOS no longer opens links of this domain in the app. See why, fix the verification file, and check again.',
        ru: 'HarmonyOS больше не открывает ссылки этого домена в приложении. Узнайте причину, исправьте файл подтверждения и повторите проверку.',
      },
    },
  },
})
