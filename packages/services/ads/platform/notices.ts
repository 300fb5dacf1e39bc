import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** What happens to ads by itself: projects that end or stop, and access that expires. */
export const ads = noticeTopic({
  id: 'ads',
  name: { cn: '广告投放', en: 'Ads', ru: 'Реклама' },
  help: {
    cn: '推广计划因预算、时间、应用下架或授权到期而停止。',
    en: 'An ad project stopped because of its budget, its time, its app, or an expired authorization.',
    ru: 'Рекламный проект остановлен: закончился бюджет или срок, снято с публикации приложение или истёк доступ.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: [],
  permission: 'ads.spend',
  messages: {
    budget: {
      title: {
        cn: '“{project}”的预算已用完',
        en: '“{project}” has used up its budget',
        ru: '«{project}»: бюджет израсходован',
      },
      body: {
        cn: '推广计划已结束。如需继续投放，请新建推广计划。',
        en: 'The project has ended. To continue, create a new one.',
        ru: 'Проект завершён. Чтобы продолжить, создайте новый.',
      },
    },
    time: {
      title: {
        cn: '“{project}”已到结束时间',
        en: '“{project}” has reached its end',
        ru: '«{project}»: срок закончился',
      },
      body: {
        cn: '推广计划已结束。如需继续投放，请新建推广计划。',
        en: 'The project has ended. To continue, create a new one.',
        ru: 'Проект завершён. Чтобы продолжить, создайте новый.',
      },
    },
    offShelf: {
      title: {
        cn: '“{project}”已关闭：应用未上架',
        en: '“{project}” was turned off: the app isn’t in the store',
        ru: '«{project}» выключен: приложения нет в магазине',
      },
      body: {
        cn: '应用重新上架后，请开启推广计划。',
        en: 'Turn the project on when the app is in the store again.',
        ru: 'Включите проект, когда приложение снова появится в магазине.',
      },
    },
    expired: {
      title: {
        cn: '广告账户“{account}”的授权已过期',
        en: 'The authorization of the ad account “{account}” has expired',
        ru: 'Истёк доступ к рекламному аккаунту «{account}»',
      },
      body: {
        cn: '该账户的推广计划已关闭。请重新授权后再开启。',
        en: 'Its projects were turned off. Authorize the account again, and turn them on.',
        ru: 'Проекты аккаунта выключены. Предоставьте доступ снова и включите их.',
      },
    },
  },
})
