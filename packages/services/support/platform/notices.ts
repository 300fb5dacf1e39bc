import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** New feedback from users, messages from other teams, and conversations that someone is to take over. */
export const support = noticeTopic({
  id: 'support',
  name: { cn: '客户支持', en: 'Support', ru: 'Поддержка' },
  help: {
    cn: '有新的用户反馈，其他团队在会话中发来消息，或有人将会话分配给您。',
    en: 'Users sent feedback, another team wrote in a chat, or someone assigned a conversation to you.',
    ru: 'Пользователи прислали обращения, другая команда написала в чате, или вам назначили беседу.',
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
    assigned: {
      title: {
        cn: '{person} 将会话“{conversation}”分配给了您',
        en: '{person} assigned “{conversation}” to you',
        ru: 'Вам назначена беседа «{conversation}» ({person})',
      },
      body: {
        cn: '请打开会话查看并回复。',
        en: 'Open the conversation to read it and reply.',
        ru: 'Откройте беседу, чтобы прочитать и ответить.',
      },
    },
  },
})
