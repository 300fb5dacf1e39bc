import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** What reviewers decide about restricted permissions, and when grants end. */
export const permissionResult = noticeTopic({
  id: 'provisioning',
  name: { cn: '受限权限', en: 'Restricted permissions', ru: 'Ограниченные разрешения' },
  help: {
    cn: '受限权限申请审核完成，或已授予的权限即将到期、已过期。',
    en: 'Permission requests were reviewed, or granted permissions expire soon or have expired.',
    ru: 'Запросы разрешений рассмотрены, выданные разрешения скоро истекают или истекли.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: ['in-site'],
  permission: 'provisioning.manage',
  messages: {
    granted: {
      title: { cn: '已授予 {permission}', en: '{permission} was granted', ru: 'Выдано разрешение {permission}' },
      body: {
        cn: '应用可以使用该权限，有效期至 {date}。',
        en: 'Your apps can use it until {date}.',
        ru: 'Ваши приложения могут использовать его до {date}.',
      },
    },
    rejected: {
      title: {
        cn: '{permission} 的申请审核不通过',
        en: 'The request for {permission} was rejected',
        ru: 'Запрос {permission} отклонён',
      },
      body: {
        cn: '请查看原因，修改后重新提交。',
        en: 'See the reason, fix it, and submit the request again.',
        ru: 'Посмотрите причину, исправьте её и отправьте запрос снова.',
      },
    },
    expiring: {
      title: {
        cn: '{permission} 将在 {count} 天后到期',
        en: { one: '{permission} expires in {count} day', other: '{permission} expires in {count} days' },
        ru: {
          one: '{permission} истекает через {count} день',
          few: '{permission} истекает через {count} дня',
          other: '{permission} истекает через {count} дней',
        },
      },
      body: {
        cn: '有效期至 {date}。请重新提交申请：通过审核前，原授权继续有效。',
        en: 'It’s valid until {date}. Submit the request again: the permission stays valid during the review.',
        ru: 'Оно действует до {date}. Отправьте запрос снова: на время рассмотрения разрешение сохраняется.',
      },
    },
    expired: {
      title: { cn: '{permission} 已过期', en: '{permission} has expired', ru: 'Истекло разрешение {permission}' },
      body: {
        cn: '使用该权限的软件包无法再提交发布。请重新提交申请。',
        en: 'Packages that request it can no longer be released. Submit the request again.',
        ru: 'Пакеты, которые его запрашивают, больше нельзя выпустить. Отправьте запрос снова.',
      },
    },
  },
})
