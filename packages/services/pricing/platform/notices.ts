import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** When the platform proposes new prices, because exchange rates have moved. */
export const priceProposalTopic = noticeTopic({
  id: 'price-proposal',
  name: { cn: '调价建议', en: 'Price proposals', ru: 'Предложения новых цен' },
  help: {
    cn: '汇率变化后系统提出调价建议，以及建议即将到期或已失效。',
    en: 'New prices are proposed after exchange rates have changed, or a proposal is about to lapse or has lapsed.',
    ru: 'После изменения курсов предложены новые цены, либо срок предложения истекает или истёк.',
  },
  byDefault: ['in-site'],
  mandatory: [],
  permission: 'pricing.manage',
  messages: {
    proposed: {
      title: {
        cn: '{app}：{count} 个国家/地区的汇率已变化，建议调整价格',
        en: {
          one: '{app}: exchange rates have changed in {count} country, new prices proposed',
          other: '{app}: exchange rates have changed in {count} countries, new prices proposed',
        },
        ru: {
          one: '{app}: курсы изменились в {count} стране, предложены новые цены',
          few: '{app}: курсы изменились в {count} странах, предложены новые цены',
          other: '{app}: курсы изменились в {count} странах, предложены новые цены',
        },
      },
      body: {
        cn: '请在 {date} 前（含当日）接受或拒绝。在您决定之前，价格保持不变。',
        en: 'Accept or decline them by {date}. Prices stay as they are until you decide.',
        ru: 'Примите или отклоните их до {date} включительно. Пока вы не решите, цены не изменятся.',
      },
    },
    ending: {
      title: {
        cn: '{app}：调价建议将在 {count} 天后失效',
        en: {
          one: '{app}: price proposal lapses in {count} day',
          other: '{app}: price proposal lapses in {count} days',
        },
        ru: {
          one: '{app}: предложение новых цен истекает через {count} день',
          few: '{app}: предложение новых цен истекает через {count} дня',
          other: '{app}: предложение новых цен истекает через {count} дней',
        },
      },
      body: {
        cn: '请在 {date} 前（含当日）接受或拒绝。否则价格保持不变。',
        en: 'Accept or decline it by {date}. Otherwise, prices stay as they are.',
        ru: 'Примите или отклоните его до {date} включительно. Иначе цены останутся прежними.',
      },
    },
    lapsed: {
      title: {
        cn: '{app}：调价建议已失效',
        en: '{app}: price proposal lapsed',
        ru: '{app}: срок предложения новых цен истёк',
      },
      body: {
        cn: '截至 {date} 未作决定，价格保持不变。您可随时在价格页面更新汇率。',
        en: 'No one decided by {date}, so prices stay as they are. You can update the exchange rates at any time.',
        ru: 'До {date} решения не было, поэтому цены остались прежними. Обновить курсы можно в любой момент.',
      },
    },
  },
})
