import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** What reviewers decide about agreements, and when they take effect. */
export const agreementResult = noticeTopic({
  id: 'agreement-result',
  name: { cn: '协议审核', en: 'Agreement review', ru: 'Модерация соглашений' },
  help: {
    cn: '隐私政策或用户协议审核不通过或已生效，或未涵盖新的软件包。',
    en: 'A privacy policy or user agreement was rejected, took effect, or doesn’t cover a new package.',
    ru: 'Политика конфиденциальности или соглашение отклонены, вступили в силу или не учитывают новый пакет.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: ['in-site'],
  permission: 'agreements.edit',
  messages: {
    rejected: {
      title: {
        cn: '“{title}”（{lang}）审核不通过',
        en: '“{title}” ({lang}) was rejected',
        ru: '«{title}» ({lang}): отклонено',
      },
      body: {
        cn: '{app}：共有 {count} 个问题。请修改后重新提交。',
        en: {
          one: '{app}: the review found {count} problem. Fix it and submit the text again.',
          other: '{app}: the review found {count} problems. Fix them and submit the text again.',
        },
        ru: {
          one: '{app}: при модерации найдено {count} замечание. Исправьте его и отправьте текст ещё раз.',
          few: '{app}: при модерации найдено {count} замечания. Исправьте их и отправьте текст ещё раз.',
          other: '{app}: при модерации найдено {count} замечаний. Исправьте их и отправьте текст ещё раз.',
        },
      },
    },
    outdated: {
      title: {
        cn: '“{title}”（{lang}）未涵盖新的软件包',
        en: '“{title}” ({lang}) doesn’t cover the new package',
        ru: '«{title}» ({lang}): не учтён новый пакет',
      },
      body: {
        cn: '{app} {version} 的软件包会用到文本未提及的内容：{names}。请编写下一版本。',
        en: 'The package {version} of {app} uses what the text doesn’t mention: {names}. Write the next version.',
        ru: 'Пакет {version} приложения {app} использует то, о чём в тексте не сказано: {names}. Напишите следующую версию.',
      },
    },
    effective: {
      title: {
        cn: '“{title}”（{lang}）已生效',
        en: '“{title}” ({lang}) is in effect',
        ru: '«{title}» ({lang}): вступило в силу',
      },
      body: {
        cn: '{app} 的用户现在可以看到版本 {version}。',
        en: 'Users of {app} now see version {version}.',
        ru: 'Пользователи приложения {app} теперь видят версию {version}.',
      },
    },
  },
})
