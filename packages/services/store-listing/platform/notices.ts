import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** What the store decides about demos. */
export const promotionResult = noticeTopic({
  id: 'promotion-result',
  name: { cn: '应用演示审核', en: 'Demo review', ru: 'Модерация демонстраций' },
  help: {
    cn: '应用演示审核通过或不通过。',
    en: 'A demo of an app was approved or rejected.',
    ru: 'Демонстрация приложения одобрена или отклонена.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: ['in-site'],
  permission: 'store-listing.manage',
  messages: {
    'demo-passed': {
      title: {
        cn: '{app} 的应用演示“{title}”审核通过',
        en: '{app}: the demo “{title}” was approved',
        ru: '{app}: демонстрация «{title}» одобрена',
      },
      body: {
        cn: '演示已展示在应用详情页中。',
        en: 'It is now on the store page.',
        ru: 'Теперь она показана на странице в магазине.',
      },
    },
    'demo-rejected': {
      title: {
        cn: '{app} 的应用演示“{title}”审核不通过',
        en: '{app}: the demo “{title}” was rejected',
        ru: '{app}: демонстрация «{title}» отклонена',
      },
      body: {
        cn: '请查看原因，修改后重新提交。',
        en: 'See the reasons, change the demo, and submit it again.',
        ru: 'Посмотрите замечания, исправьте демонстрацию и отправьте её ещё раз.',
      },
    },
  },
})
