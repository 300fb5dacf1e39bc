import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** When the certificate of Korea’s rating board ends. */
export const boardCertificateEnds = noticeTopic({
  id: 'age-rating',
  name: { cn: '年龄分级', en: 'Age ratings', ru: 'Возрастные рейтинги' },
  help: {
    cn: '韩国的分级证书即将到期或已过期。',
    en: 'The rating certificate for South Korea expires soon, or has expired.',
    ru: 'Сертификат рейтинга для Республики Корея скоро истекает или истёк.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: ['in-site'],
  permission: 'age-rating.manage',
  messages: {
    ending: {
      title: {
        cn: '{app} 的韩国分级证书将在 {count} 天后到期',
        en: {
          one: '{app}: rating certificate for South Korea expires in {count} day',
          other: '{app}: rating certificate for South Korea expires in {count} days',
        },
        ru: {
          one: '{app}: сертификат рейтинга для Республики Корея истекает через {count} день',
          few: '{app}: сертификат рейтинга для Республики Корея истекает через {count} дня',
          other: '{app}: сертификат рейтинга для Республики Корея истекает через {count} дней',
        },
      },
      body: {
        cn: '证书 {number} 有效期至 {date}。请在此之前提交新证书，否则应用将不再在韩国上架。',
        en: 'Certificate {number} is valid through {date}. Replace it by then, or the app won’t be available there.',
        ru: 'Сертификат {number} действует по {date}. Замените его до этого дня, иначе приложение станет там недоступно.',
      },
    },
    ended: {
      title: {
        cn: '{app} 的韩国分级证书已过期',
        en: '{app}: rating certificate for South Korea expired',
        ru: '{app}: сертификат рейтинга для Республики Корея истёк',
      },
      body: {
        cn: '证书 {number} 已失效，应用不再在韩国上架。请提交新证书。',
        en: 'Certificate {number} is no longer valid, and the app isn’t available there. Replace it.',
        ru: 'Сертификат {number} больше не действует, и приложение там недоступно. Замените его.',
      },
    },
  },
})
