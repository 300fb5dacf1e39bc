import type { Language } from '@console-widgets/core'
import { formatUtcDate } from '@console-widgets/core/formats'

/** What the messages of an invitation tell. */
interface InvitationFacts {
  teamName: string
  inviterName: string
  message: string
  expireTime: number
  link: string
  language: Language
}

const texts: Readonly<
  Record<Language, (facts: InvitationFacts & { until: string }) => { subject: string; lines: readonly string[] }>
> = {
  cn: ({ inviterName, teamName, until }) => ({
    subject: `${inviterName}邀请您加入团队“${teamName}”`,
    lines: [
      `${inviterName}邀请您加入开发者控制台中的团队“${teamName}”。`,
      `请打开以下链接接受邀请。如果还没有账号，可在该页面创建。链接有效期至 ${until}。`,
    ],
  }),
  en: ({ inviterName, teamName, until }) => ({
    subject: `${inviterName} invites you to the team ${teamName}`,
    lines: [
      `${inviterName} invites you to the team ${teamName} in the Developer Console.`,
      `Open this link to accept. If you don’t have an account yet, you can create one there. The link is valid until ${until}.`,
    ],
  }),
  ru: ({ inviterName, teamName, until }) => ({
    subject: `${inviterName} приглашает вас в команду «${teamName}»`,
    lines: [
      `${inviterName} приглашает вас в команду «${teamName}» в консоли разработчика.`,
      `Чтобы принять приглашение, откройте ссылку. Если у вас ещё нет аккаунта, его можно создать там же. Ссылка действует до ${until}.`,
    ],
  }),
}

/** Mail with an invitation's link. It says the same whether or not the address has an account. */
export function invitationMail(facts: InvitationFacts): { subject: string; text: string } {
  const { language, expireTime, message, link } = facts
  const { subject, lines } = texts[language]({ ...facts, until: formatUtcDate(expireTime, language) })
  const [who = '', how = ''] = lines
  return { subject, text: [who, ...(message ? [message] : []), how, link].join('\n\n') }
}

/** Text message with an invitation's link: who invites, to what, and where. */
export function invitationSms(facts: InvitationFacts): string {
  const { language, expireTime, link } = facts
  const [who = ''] = texts[language]({ ...facts, until: formatUtcDate(expireTime, language) }).lines
  return `${who} ${link}`
}
