import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** Rejections of templates, signatures, and campaigns, and the pauses that follow from them. */
export const recallReview = noticeTopic({
  id: 'recall-review',
  name: { cn: '用户召回审核', en: 'Win-back review', ru: 'Модерация возврата пользователей' },
  help: {
    cn: '短信模板、签名或召回活动审核不通过，或活动因此暂停。',
    en: 'An SMS template, a signature, or a win-back campaign was rejected, or a campaign was paused because of it.',
    ru: 'Шаблон SMS, подпись или кампания возврата отклонены, либо кампания из-за этого приостановлена.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: ['in-site'],
  permission: 'recall.manage',
  messages: {
    rejected: {
      title: { cn: '“{name}”审核不通过', en: '“{name}” was rejected', ru: '«{name}»: отклонено' },
      body: {
        cn: '请查看审核意见，修改后重新审核。',
        en: 'See the review findings, and make changes. They are reviewed again.',
        ru: 'Посмотрите замечания и внесите изменения: модерация пройдёт ещё раз.',
      },
    },
    'campaign-rejected': {
      title: { cn: '召回活动“{name}”审核不通过', en: '“{name}” was rejected', ru: 'Кампания «{name}» отклонена' },
      body: {
        cn: '活动已恢复为草稿。请查看问题，修改后重新提交。',
        en: 'The campaign is a draft again. Fix its problems, then submit it again.',
        ru: 'Кампания снова стала черновиком. Исправьте замечания и отправьте её ещё раз.',
      },
    },
    paused: {
      title: { cn: '召回活动“{name}”已暂停', en: '“{name}” was paused', ru: 'Кампания «{name}» приостановлена' },
      body: {
        cn: '活动使用的短信模板或签名审核不通过。请更换，然后继续活动。',
        en: 'A template or a signature that it uses was rejected. Choose another one, then resume the campaign.',
        ru: 'Шаблон или подпись из этой кампании отклонены. Выберите другие и возобновите кампанию.',
      },
    },
    'journey-waits': {
      title: {
        cn: '旅程“{name}”暂停发送短信',
        en: '“{name}” doesn’t send SMS',
        ru: 'Цепочка «{name}» не отправляет SMS',
      },
      body: {
        cn: '旅程使用的短信模板或签名审核不通过。用户将停留在该步骤，直到模板或签名通过审核。',
        en: 'A template or a signature that it uses was rejected. People wait at the step until it’s approved.',
        ru: 'Шаблон или подпись из этой цепочки отклонены. Пользователи ждут на этом шаге до одобрения.',
      },
    },
  },
})
