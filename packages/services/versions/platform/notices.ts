import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** What reviewers decide about versions. */
export const reviewResult = noticeTopic({
  id: 'review-result',
  name: { cn: '审核结果', en: 'Review result', ru: 'Результат модерации' },
  help: {
    cn: '版本或下架申请审核通过或不通过。',
    en: 'A version, or a request to unpublish one, was approved or rejected.',
    ru: 'Версия или запрос на снятие с публикации одобрены или отклонены.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: ['in-site'],
  permission: 'versions.edit',
  messages: {
    approved: {
      title: {
        cn: '{app} {version} 审核通过',
        en: '{app} {version} was approved',
        ru: '{app} {version}: версия одобрена',
      },
      body: {
        cn: '版本将按您设置的方式发布。',
        en: 'It goes live as you planned.',
        ru: 'Версия выйдет так, как вы запланировали.',
      },
    },
    rejected: {
      title: {
        cn: '{app} {version} 审核不通过',
        en: '{app} {version} was rejected',
        ru: '{app} {version}: версия отклонена',
      },
      body: {
        cn: '共有 {count} 个问题。请修改后重新提交。',
        en: {
          one: 'The review found {count} problem. Fix it and submit the version again.',
          other: 'The review found {count} problems. Fix them and submit the version again.',
        },
        ru: {
          one: 'При модерации найдено {count} замечание. Исправьте его и отправьте версию ещё раз.',
          few: 'При модерации найдено {count} замечания. Исправьте их и отправьте версию ещё раз.',
          other: 'При модерации найдено {count} замечаний. Исправьте их и отправьте версию ещё раз.',
        },
      },
    },
    unpublished: {
      title: {
        cn: '{app} {version} 已下架',
        en: '{app} {version} was unpublished',
        ru: '{app} {version}: версия снята с публикации',
      },
      body: {
        cn: '下架审核通过，用户无法再安装该应用。',
        en: 'Your request was approved. Users can no longer install the app.',
        ru: 'Запрос одобрен. Установить приложение больше нельзя.',
      },
    },
    kept: {
      title: {
        cn: '{app} {version} 下架审核不通过',
        en: 'The request to unpublish {app} {version} was rejected',
        ru: '{app} {version}: запрос на снятие с публикации отклонён',
      },
      body: {
        cn: '版本仍然在架。请填写清楚的原因后重新申请。',
        en: 'The version stays live. Request it again with a clear reason.',
        ru: 'Версия остаётся доступной. Отправьте запрос ещё раз и укажите понятную причину.',
      },
    },
  },
})

/** What happens to versions that are released. */
export const release = noticeTopic({
  id: 'release',
  name: { cn: '版本发布', en: 'Release', ru: 'Выпуск' },
  help: {
    cn: '版本上架、分阶段发布暂停、继续或完成，以及版本回退。',
    en: 'A version went live or was rolled back; a phased release was paused, resumed, or completed.',
    ru: 'Версия вышла или откачена; поэтапный выпуск приостановлен, возобновлён или завершён.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: [],
  permission: 'versions.release',
  messages: {
    restricted: {
      title: {
        cn: '{app} {version} 在部分国家/地区停止上架',
        en: '{app} {version} is no longer available everywhere',
        ru: '{app} {version}: доступна не везде',
      },
      body: {
        cn: '受影响的国家/地区有 {count} 个。请在版本页面查看原因。',
        en: {
          one: 'It affects {count} country. The version’s page has the reason.',
          other: 'It affects {count} countries. The version’s page has the reasons.',
        },
        ru: {
          one: 'Затронута {count} страна. Причина указана на странице версии.',
          few: 'Затронуты {count} страны. Причины указаны на странице версии.',
          many: 'Затронуто {count} стран. Причины указаны на странице версии.',
          other: 'Затронуто {count} страны. Причины указаны на странице версии.',
        },
      },
    },
    lifted: {
      title: {
        cn: '{app} {version} 恢复上架',
        en: '{app} {version} is available again',
        ru: '{app} {version}: снова доступна',
      },
      body: {
        cn: '恢复上架的国家/地区有 {count} 个。',
        en: { one: 'In {count} country.', other: 'In {count} countries.' },
        ru: {
          one: 'В {count} стране.',
          few: 'В {count} странах.',
          many: 'В {count} странах.',
          other: 'В {count} страны.',
        },
      },
    },
    live: {
      title: { cn: '{app} {version} 已上架', en: '{app} {version} is live', ru: '{app} {version}: версия вышла' },
      body: {
        cn: '请关注安装和崩溃情况。',
        en: 'Watch its installs and crashes.',
        ru: 'Следите за установками и сбоями.',
      },
    },
    paused: {
      title: {
        cn: '{app} {version} 的分阶段发布已暂停',
        en: 'The phased release of {app} {version} was paused',
        ru: '{app} {version}: поэтапный выпуск приостановлен',
      },
      body: {
        cn: '目前比例为 {percent}%，不再提供给更多用户。',
        en: 'It stays at {percent}%, and no more users get it.',
        ru: 'Доля остаётся {percent} %, новые пользователи версию не получат.',
      },
    },
    resumed: {
      title: {
        cn: '{app} {version} 的分阶段发布已继续',
        en: 'The phased release of {app} {version} was resumed',
        ru: '{app} {version}: поэтапный выпуск возобновлён',
      },
      body: {
        cn: '暂停时间过长，发布已自动继续，目前比例为 {percent}%。',
        en: 'It was paused for too long and continues at {percent}%.',
        ru: 'Выпуск был приостановлен слишком долго и продолжается с долей {percent} %.',
      },
    },
    completed: {
      title: {
        cn: '{app} {version} 已全网发布',
        en: '{app} {version} is live for all users',
        ru: '{app} {version} доступна всем пользователям',
      },
      body: {
        cn: '分阶段发布已完成。',
        en: 'The phased release is complete.',
        ru: 'Поэтапный выпуск завершён.',
      },
    },
    rolledBack: {
      title: {
        cn: '{app} {version} 已回退',
        en: '{app} {version} was rolled back',
        ru: '{app} {version}: выполнен откат',
      },
      body: {
        cn: '用户将获得之前的版本。请检查原因后再发布。',
        en: 'Users get the previous version. Find the cause before you release again.',
        ru: 'Пользователи получают предыдущую версию. Найдите причину до следующего выпуска.',
      },
    },
  },
})
