import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** What becomes of tests. */
export const tests = noticeTopic({
  id: 'tests',
  name: { cn: '测试', en: 'Tests', ru: 'Тесты' },
  help: {
    cn: '测试即将结束，或应用用户的邀请已完成。',
    en: 'A test ends soon, or an invitation of app users has finished.',
    ru: 'Тест скоро закончится, или завершено приглашение пользователей.',
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
    'users-joined': {
      title: {
        cn: '已有 {count} 位“{app}”用户加入测试',
        en: { one: '{count} user of {app} joined the test', other: '{count} users of {app} joined the test' },
        ru: {
          one: '{app}: к тесту присоединился {count} пользователь',
          few: '{app}: к тесту присоединились {count} пользователя',
          other: '{app}: к тесту присоединились {count} пользователей',
        },
      },
      body: {
        cn: '已达到您设定的人数，不再继续邀请。',
        en: 'That’s as many as you wanted. No more users are invited.',
        ru: 'Набралось столько тестировщиков, сколько вы хотели. Рассылка приглашений завершена.',
      },
    },
    'no-users-left': {
      title: {
        cn: '没有更多“{app}”用户可邀请，已有 {count} 位加入测试',
        en: {
          one: 'No more users of {app} to invite: {count} joined the test',
          other: 'No more users of {app} to invite: {count} joined the test',
        },
        ru: {
          one: '{app}: приглашать больше некого, присоединился {count} пользователь',
          few: '{app}: приглашать больше некого, присоединились {count} пользователя',
          other: '{app}: приглашать больше некого, присоединились {count} пользователей',
        },
      },
      body: {
        cn: '所有符合条件的用户都已受邀。可以放宽条件后再次邀请。',
        en: 'All users who meet the conditions have been invited. Widen the conditions to invite more.',
        ru: 'Все подходящие пользователи получили приглашение. Расширьте условия и пригласите снова.',
      },
    },
  },
})
