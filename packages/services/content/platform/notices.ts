import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** What the reviewer decides about contents, and which of them the store can’t show. */
export const contentResult = noticeTopic({
  id: 'content-result',
  name: { cn: '商店内容审核', en: 'Store content review', ru: 'Модерация материалов' },
  help: {
    cn: '商店内容已发布、审核不通过，或因应用、促销活动不可用而暂停展示。',
    en: 'Store content was published or rejected, or isn’t shown because its app or promotion isn’t available.',
    ru: 'Материал опубликован, отклонён или не показывается, потому что приложение либо акция недоступны.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: ['in-site'],
  permission: 'content.edit',
  messages: {
    published: {
      title: { cn: '“{title}”审核通过', en: '“{title}” was approved', ru: '«{title}»: одобрено' },
      body: {
        cn: '内容会在设定的时间内展示在商店中。',
        en: 'The store shows it during the selected period.',
        ru: 'Магазин показывает материал в выбранное время.',
      },
    },
    rejected: {
      title: { cn: '“{title}”审核不通过', en: '“{title}” was rejected', ru: '«{title}»: отклонено' },
      body: {
        cn: '共有 {count} 个问题。请修改后重新提交。',
        en: {
          one: 'The review found {count} problem. Fix it and submit the content again.',
          other: 'The review found {count} problems. Fix them and submit the content again.',
        },
        ru: {
          one: 'При модерации найдено {count} замечание. Исправьте его и отправьте материал ещё раз.',
          few: 'При модерации найдено {count} замечания. Исправьте их и отправьте материал ещё раз.',
          other: 'При модерации найдено {count} замечаний. Исправьте их и отправьте материал ещё раз.',
        },
      },
    },
    held: {
      title: { cn: '“{title}”已暂停展示', en: '“{title}” isn’t shown', ru: '«{title}» не показывается' },
      body: {
        cn: '相关应用或促销活动当前不可用。恢复后内容会自动重新展示。',
        en: 'Its app or promotion isn’t available. The store shows the content again once it is.',
        ru: 'Приложение или акция недоступны. Когда они вернутся, магазин снова покажет материал.',
      },
    },
  },
})
