import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** What the store decides about demos, crowd tests, and awards, and the end of tests. */
export const promotionResult = noticeTopic({
  id: 'promotion-result',
  name: { cn: '应用商店推广', en: 'Store promotion', ru: 'Продвижение в магазине' },
  help: {
    cn: '应用演示或众测审核通过或不通过、众测结束，以及应用获得月度奖项。',
    en: 'A demo or a crowd test of an app was approved or rejected, a crowd test ended, or an app received an award.',
    ru: 'Демонстрация или краудтест одобрены либо отклонены, краудтест завершён или приложение получило награду.',
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
        en: 'It is now in the store listing.',
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
    awarded: {
      title: {
        cn: '{app} 获得月度奖项',
        en: '{app} received the award of the month',
        ru: '{app}: награда месяца',
      },
      body: {
        cn: '该应用上个月符合全部条件，详见商店信息。',
        en: 'It met every criterion last month. See the store listing for details.',
        ru: 'В прошлом месяце приложение выполнило все условия. Подробнее — на вкладке страницы в магазине.',
      },
    },
    'vantest-passed': {
      title: {
        cn: '{app} 的众测“{title}”审核通过',
        en: '{app}: the crowd test “{title}” was approved',
        ru: '{app}: краудтест «{title}» одобрен',
      },
      body: {
        cn: '应用商店正在邀请符合条件的用户。',
        en: 'The store is inviting users who meet the conditions.',
        ru: 'Магазин приглашает пользователей, которые соответствуют условиям.',
      },
    },
    'vantest-rejected': {
      title: {
        cn: '{app} 的众测“{title}”审核不通过',
        en: '{app}: the crowd test “{title}” was rejected',
        ru: '{app}: краудтест «{title}» отклонён',
      },
      body: {
        cn: '请查看原因，修改后重新提交。',
        en: 'See the reasons, change the test, and submit it again.',
        ru: 'Посмотрите замечания, исправьте тест и отправьте его ещё раз.',
      },
    },
    'vantest-ended': {
      title: {
        cn: '{app} 的众测“{title}”已结束',
        en: '{app}: the crowd test “{title}” has ended',
        ru: '{app}: краудтест «{title}» завершён',
      },
      body: {
        cn: '受邀用户中有 {count} 人使用了应用。',
        en: {
          one: '{count} of the invited users used the app.',
          other: '{count} of the invited users used the app.',
        },
        ru: {
          one: 'Приложением пользовался {count} приглашённый.',
          few: 'Приложением пользовались {count} приглашённых.',
          other: 'Приложением пользовались {count} приглашённых.',
        },
      },
    },
  },
})
