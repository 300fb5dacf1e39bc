import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** What reviewers decide about documents, and when documents end. */
export const qualificationResult = noticeTopic({
  id: 'qualification',
  name: { cn: '资质', en: 'Qualification', ru: 'Документы' },
  help: {
    cn: '资质文件审核完成、即将到期或已过期。',
    en: 'Documents were reviewed, expire soon, or have expired.',
    ru: 'Документы рассмотрены, скоро истекают или истекли.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: ['in-site'],
  permission: 'qualification.manage',
  messages: {
    passed: {
      title: {
        cn: '{app} 的资质文件审核通过',
        en: '{app}: document approved',
        ru: '{app}: документ одобрен',
      },
      body: {
        cn: '编号 {number} 的文件现已有效。',
        en: 'Document {number} is now valid.',
        ru: 'Документ {number} теперь действует.',
      },
    },
    rejected: {
      title: {
        cn: '{app} 的资质文件审核不通过',
        en: '{app}: document rejected',
        ru: '{app}: документ отклонён',
      },
      body: {
        cn: '编号 {number} 的文件有 {count} 个问题。请修改后重新提交。',
        en: {
          one: 'Document {number}: the review found {count} problem. Fix it and submit the document again.',
          other: 'Document {number}: the review found {count} problems. Fix them and submit the document again.',
        },
        ru: {
          one: 'Документ {number}: при модерации найдено {count} замечание. Исправьте его и отправьте документ ещё раз.',
          few: 'Документ {number}: при модерации найдено {count} замечания. Исправьте их и отправьте документ ещё раз.',
          other:
            'Документ {number}: при модерации найдено {count} замечаний. Исправьте их и отправьте документ ещё раз.',
        },
      },
    },
    expiring: {
      title: {
        cn: '{app} 的资质文件将在 {count} 天后到期',
        en: {
          one: '{app}: document expires in {count} day',
          other: '{app}: document expires in {count} days',
        },
        ru: {
          one: '{app}: документ истекает через {count} день',
          few: '{app}: документ истекает через {count} дня',
          other: '{app}: документ истекает через {count} дней',
        },
      },
      body: {
        cn: '编号 {number} 的文件有效期至 {date}。请提交新文件：通过审核前，原文件继续有效。',
        en: 'Document {number} is valid through {date}. Submit a new one now: this one stays valid until the new one is approved.',
        ru: 'Документ {number} действует по {date}. Отправьте новый заранее: до его одобрения действует прежний.',
      },
    },
    expired: {
      title: {
        cn: '{app} 的资质文件已过期',
        en: '{app}: document expired',
        ru: '{app}: документ истёк',
      },
      body: {
        cn: '编号 {number} 的文件已失效，应用在需要该文件的国家/地区不再上架。请提交新文件。',
        en: 'Document {number} is no longer valid, and the app isn’t available where it’s required. Submit a new one.',
        ru: 'Документ {number} больше не действует, и приложение недоступно там, где он нужен. Отправьте новый.',
      },
    },
  },
})
