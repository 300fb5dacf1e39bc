import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** What the reviewer decides about templates, signatures, and activities, and which activities are paused by that. */
export const recallReview = noticeTopic({
  id: 'recall-review',
  name: { cn: '用户召回审核', en: 'Win-back review', ru: 'Модерация возврата пользователей' },
  help: {
    cn: '短信模板、签名或召回活动审核不通过，或活动因此暂停。',
    en: 'An SMS template, a signature, or a win-back activity was rejected, or an activity was paused by that.',
    ru: 'Шаблон SMS, подпись или кампания возврата отклонены, либо кампания из-за этого приостановлена.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: ['in-site'],
  permission: 'recall.manage',
  messages: {
    rejected: {
      title: { cn: '“{name}”审核不通过', en: '“{name}” was rejected', ru: '«{name}»: отклонено' },
      body: {
        cn: '请查看审核意见，修改后会重新审核。',
        en: 'See what the review found. Your changes are reviewed again.',
        ru: 'Посмотрите замечания. Изменения проверят ещё раз.',
      },
    },
    paused: {
      title: { cn: '召回活动“{name}”已暂停', en: '“{name}” was paused', ru: 'Кампания «{name}» приостановлена' },
      body: {
        cn: '活动使用的短信模板或签名审核不通过。请更换后继续发送。',
        en: 'A template or a signature that it sends was rejected. Choose another one, then resume.',
        ru: 'Шаблон или подпись из этой кампании отклонены. Выберите другие и продолжите отправку.',
      },
    },
  },
})
