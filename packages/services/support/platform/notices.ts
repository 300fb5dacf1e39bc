import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** New feedback from users, and messages from other teams. */
export const support = noticeTopic({
  id: 'support',
  name: { cn: '客户支持', en: 'Support', ru: 'Поддержка' },
  help: {
    cn: '有新的用户反馈，或其他团队在会话中发来消息。',
    en: 'Users sent feedback, or another team wrote in a chat.',
    ru: 'Пользователи прислали обращения, или другая команда написала в чате.',
  },
  byDefault: ['in-site'],
  mandatory: [],
  permission: 'support.reply',
  messages: {
    feedback: {
      title: {
        cn: '{app} 有 {count} 条新的用户反馈',
        en: { one: '{app}: {count} new piece of feedback', other: '{app}: {count} new pieces of feedback' },
        ru: {
          one: '{app}: {count} новое обращение',
          few: '{app}: {count} новых обращения',
          other: '{app}: {count} новых обращений',
        },
      },
      body: {
        cn: '请在客户支持中查看并回复。',
        en: 'Read it and reply in Support.',
        ru: 'Прочитайте и ответьте в разделе «Поддержка».',
      },
    },
    chat: {
      title: {
        cn: '{team} 在会话“{chat}”中发来消息',
        en: '{team} wrote in “{chat}”',
        ru: '{team}: новое сообщение в чате «{chat}»',
      },
      body: {
        cn: '请打开会话查看并回复。',
        en: 'Open the chat to read it and reply.',
        ru: 'Откройте чат, чтобы прочитать и ответить.',
      },
    },
  },
})
