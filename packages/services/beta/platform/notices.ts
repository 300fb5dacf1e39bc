import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** What becomes of tests. */
export const tests = noticeTopic({
  id: 'tests',
  name: { cn: '测试', en: 'Tests', ru: 'Тесты' },
  help: {
    cn: '测试即将结束。',
    en: 'A test ends soon.',
    ru: 'Тест скоро закончится.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: [],
  permission: 'beta.manage',
  messages: {
    ends: {
      title: {
        cn: '{app} {version} 的测试将在 {count} 天后结束',
        en: {
          one: 'The test of {app} {version} ends in {count} day',
          other: 'The test of {app} {version} ends in {count} days',
        },
        ru: {
          one: '{app} {version}: тест закончится через {count} день',
          few: '{app} {version}: тест закончится через {count} дня',
          other: '{app} {version}: тест закончится через {count} дней',
        },
      },
      body: {
        cn: '测试结束后，测试人员无法再下载测试包。如需继续测试，请发布新的测试版本。',
        en: 'Testers can’t download the build after that. To continue testing, release a new test version.',
        ru: 'После этого тестировщики не смогут скачать сборку. Чтобы продолжить, выпустите новую тестовую версию.',
      },
    },
  },
})
