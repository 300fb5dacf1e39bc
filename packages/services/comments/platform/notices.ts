import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** Reviews that someone should answer. */
export const comment = noticeTopic({
  id: 'comment',
  name: { cn: '评论管理', en: 'Reviews', ru: 'Отзывы' },
  help: {
    cn: '有 1–2 星的新评论，或用户在回复后追加了评论。',
    en: 'Users gave 1 or 2 stars, or followed up on a reply.',
    ru: 'Пользователи поставили 1–2 звезды или дополнили отзыв после ответа.',
  },
  byDefault: ['in-site'],
  mandatory: [],
  permission: 'comments.reply',
  messages: {
    low: {
      title: {
        cn: '{app} 有 {count} 条 1–2 星新评论',
        en: { one: '{app}: {count} new review with 1–2 stars', other: '{app}: {count} new reviews with 1–2 stars' },
        ru: {
          one: '{app}: {count} новый отзыв с 1–2 звёздами',
          few: '{app}: {count} новых отзыва с 1–2 звёздами',
          other: '{app}: {count} новых отзывов с 1–2 звёздами',
        },
      },
      body: {
        cn: '请在评论页面查看并回复。',
        en: 'Read and reply to them in the app’s reviews.',
        ru: 'Прочитайте их и ответьте на странице отзывов приложения.',
      },
    },
    returned: {
      title: {
        cn: '{app} 有 {count} 位用户在回复后追加了评论',
        en: {
          one: '{app}: {count} user followed up on your reply',
          other: '{app}: {count} users followed up on your replies',
        },
        ru: {
          one: '{app}: {count} отзыв дополнен после ответа',
          few: '{app}: {count} отзыва дополнены после ответа',
          other: '{app}: {count} отзывов дополнено после ответа',
        },
      },
      body: {
        cn: '查看他们的追评，如有需要请再次回复。',
        en: 'See what they added, and reply again if needed.',
        ru: 'Посмотрите, что они добавили, и при необходимости ответьте ещё раз.',
      },
    },
  },
})
