import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** New feedback from users. */
export const support = noticeTopic({
  id: 'support',
  name: { cn: '客户支持', en: 'Support', ru: 'Поддержка' },
  help: {
    cn: '有新的用户反馈。',
    en: 'Users sent feedback.',
    ru: 'Пользователи прислали обращения.',
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
  },
})
