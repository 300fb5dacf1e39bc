import type { Language } from '@console-widgets/core'
import { formatUtcDate } from '@console-widgets/core/formats'

/** What a message about a test says. */
export interface InvitationFacts {
  app: string
  team: string
  version: string
  whatToTest: string
  link: string
  endTime: number
}

interface Mail {
  subject: string
  text: string
}

/** Mails to testers, by language: the first about an app, and those about its later builds. */
export const invitationMails: Readonly<
  Record<Language, { invitation(facts: InvitationFacts): Mail; newBuild(facts: InvitationFacts): Mail }>
> = {
  cn: {
    invitation: ({ app, team, version, whatToTest, link, endTime }) => ({
      subject: `${team} 邀请您测试“${app}”`,
      text: [
        `${team} 邀请您测试“${app}”${version}，测试截止到 ${formatUtcDate(endTime, 'cn')}。`,
        whatToTest && `测试内容：${whatToTest}`,
        `请打开此链接并登录后加入测试。链接仅供您本人使用：${link}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    }),
    newBuild: ({ app, version, whatToTest, link, endTime }) => ({
      subject: `“${app}”有新的测试包：${version}`,
      text: [
        `“${app}”${version} 可以开始测试，测试截止到 ${formatUtcDate(endTime, 'cn')}。`,
        whatToTest && `测试内容：${whatToTest}`,
        `请通过原来的链接下载测试包：${link}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    }),
  },
  en: {
    invitation: ({ app, team, version, whatToTest, link, endTime }) => ({
      subject: `${team} invites you to test ${app}`,
      text: [
        `${team} invites you to test ${app} ${version} until ${formatUtcDate(endTime, 'en')}.`,
        whatToTest && `What to test: ${whatToTest}`,
        `Open this link and sign in to join. The link is only for you: ${link}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    }),
    newBuild: ({ app, version, whatToTest, link, endTime }) => ({
      subject: `New ${app} test build: ${version}`,
      text: [
        `${app} ${version} is ready to test until ${formatUtcDate(endTime, 'en')}.`,
        whatToTest && `What to test: ${whatToTest}`,
        `Your link stays the same: ${link}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    }),
  },
  ru: {
    invitation: ({ app, team, version, whatToTest, link, endTime }) => ({
      subject: `${team} приглашает вас протестировать «${app}»`,
      text: [
        `${team} приглашает вас протестировать «${app}» ${version}. Тест идёт до ${formatUtcDate(endTime, 'ru')}.`,
        whatToTest && `Что проверить: ${whatToTest}`,
        `Чтобы присоединиться, откройте ссылку и войдите в аккаунт. Она предназначена только для вас: ${link}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    }),
    newBuild: ({ app, version, whatToTest, link, endTime }) => ({
      subject: `Новая тестовая сборка «${app}»: ${version}`,
      text: [
        `Сборку «${app}» ${version} можно тестировать до ${formatUtcDate(endTime, 'ru')}.`,
        whatToTest && `Что проверить: ${whatToTest}`,
        `Она доступна по прежней ссылке: ${link}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    }),
  },
}
