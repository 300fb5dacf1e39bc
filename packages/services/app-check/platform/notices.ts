import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** Checks that have ended, for the person who started them. */
export const checkResult = noticeTopic({
  id: 'check-result',
  name: { cn: '应用检测结果', en: 'App check results', ru: 'Результаты проверки приложений' },
  help: {
    cn: '您发起的软件包检测已完成或未能完成。',
    en: 'A check you started was completed or couldn’t be completed.',
    ru: 'Проверка, которую вы запустили, завершена или не удалась.',
  },
  byDefault: ['in-site'],
  mandatory: [],
  messages: {
    passed: {
      title: { cn: '{app}：检测通过', en: '{app}: check passed', ru: '{app}: проверка пройдена' },
      body: {
        cn: '{file} 没有阻止发布的问题。',
        en: 'Nothing in {file} blocks a release.',
        ru: 'В файле {file} нет проблем, которые мешают выпуску.',
      },
    },
    failed: {
      title: { cn: '{app}：检测未通过', en: '{app}: check failed', ru: '{app}: проверка не пройдена' },
      body: {
        cn: '{file} 存在阻止发布的问题。查看检测报告。',
        en: '{file} has problems that block a release. See the report.',
        ru: 'В файле {file} есть проблемы, которые мешают выпуску. Откройте отчёт.',
      },
    },
    error: {
      title: { cn: '{app}：检测未完成', en: '{app}: check not completed', ru: '{app}: проверка не завершена' },
      body: {
        cn: '未能检测 {file}。查看原因。',
        en: '{file} couldn’t be checked. See why.',
        ru: 'Файл {file} проверить не удалось. Узнайте причину.',
      },
    },
  },
})
