import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** Messages of users and of the other side of chats. */
export const support = noticeTopic({
  id: 'support',
  name: { cn: '客户支持', en: 'Support', ru: 'Поддержка' },
  help: {
    cn: '有新的用户反馈。',
    en: 'Users sent feedback.',
    ru: 'Пользователи прислали отклики.',
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
          one: '{app}: {count} новый отклик',
          few: '{app}: {count} новых отклика',
          other: '{app}: {count} новых откликов',
        },
      },
      body: {
        cn: '请在客户支持中查看并回复。',
        en: 'Read and reply to it in Support.',
        ru: 'Прочитайте и ответьте в разделе «Поддержка».',
      },
    },
  },
})
