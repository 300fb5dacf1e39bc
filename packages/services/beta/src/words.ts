import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of beta for the audit log and the permission matrix. */
export const words = {
  'areas.beta': { cn: '测试管理', en: 'App testing', ru: 'Тестирование' },
  'rights.beta.manage': { cn: '管理测试人员', en: 'Manage testers', ru: 'Управление тестировщиками' },
  'rights.beta.manage.help': {
    cn: '管理测试群组、测试人员和邀请链接，并将人员移出测试。',
    en: 'Manage groups, testers, and invitation links, and remove people from tests.',
    ru: 'Вести группы, тестировщиков и ссылки, исключать участников из тестов.',
  },
  'things.beta.subscription': { cn: '测试人员', en: 'a tester', ru: 'тестировщика' },
  'things.beta.test-user-group': { cn: '测试群组', en: 'a tester group', ru: 'группы тестировщиков' },
  'things.beta.test-user': { cn: '测试人员', en: 'testers', ru: 'тестировщиков' },
  'things.beta.invite': { cn: '邀请链接', en: 'an invitation link', ru: 'ссылки-приглашения' },
  'acts.beta.invite.subscribe': { cn: '加入测试', en: 'Joined a test', ru: 'Присоединение к тесту' },
  'acts.beta.invite.unsubscribe': { cn: '退出测试', en: 'Left a test', ru: 'Выход из теста' },
  'acts.beta.feedback.create': { cn: '发送测试反馈', en: 'Sent feedback on a test', ru: 'Отзыв о тесте' },
  'acts.beta.test-user.import': { cn: '导入测试人员', en: 'Imported testers', ru: 'Импорт тестировщиков' },
  'acts.beta.invite.stop': {
    cn: '停用邀请链接',
    en: 'Stopped an invitation link',
    ru: 'Отключение ссылки-приглашения',
  },
  'acts.beta.invite-testers': { cn: '邀请测试人员', en: 'Invited testers', ru: 'Приглашение тестировщиков' },
  'acts.beta.remind-of-end': {
    cn: '提醒测试即将结束',
    en: 'Sent a reminder that a test is ending',
    ru: 'Напоминание о конце теста',
  },
  'things.beta.crowdtest-invite-user-task': {
    cn: '应用用户邀请',
    en: 'an invitation of app users',
    ru: 'приглашения пользователей приложения',
  },
  'acts.beta.crowdtest-invite-user-task.create': {
    cn: '邀请应用用户参加测试',
    en: 'Invited users of an app to a test',
    ru: 'Приглашение пользователей приложения в тест',
  },
  'acts.beta.crowdtest-invite-user-task.stop': {
    cn: '停止邀请应用用户',
    en: 'Stopped inviting users of an app',
    ru: 'Остановка рассылки приглашений пользователям',
  },
  'acts.beta.ask-users': {
    cn: '向应用用户发送邀请',
    en: 'Sent invitations to users of an app',
    ru: 'Рассылка приглашений пользователям приложения',
  },
  'rows.beta.beta_user_tasks': {
    cn: '应用用户邀请',
    en: 'Invitation of app users',
    ru: 'Приглашение пользователей приложения',
  },
  'fields.beta.task_id': { cn: '任务 ID', en: 'Task ID', ru: 'ID задания' },
  'fields.beta.version_id': { cn: '版本', en: 'Version', ru: 'Версия' },
  'fields.beta.quota': { cn: '目标人数', en: 'Users wanted', ru: 'Сколько нужно' },
  'fields.beta.countries': { cn: '国家/地区', en: 'Countries', ru: 'Страны' },
  'fields.beta.active_within': { cn: '最近使用（天）', en: 'Active within (days)', ru: 'Активны в последние, дней' },
  'fields.beta.state': { cn: '状态', en: 'Status', ru: 'Статус' },
  'fields.beta.end_time': { cn: '结束时间', en: 'Ended', ru: 'Завершено' },
  'rows.beta.beta_groups': { cn: '测试群组', en: 'Tester group', ru: 'Группа тестировщиков' },
  'rows.beta.beta_testers': { cn: '测试人员', en: 'Tester', ru: 'Тестировщик' },
  'rows.beta.beta_invite_links': { cn: '邀请链接', en: 'Invitation link', ru: 'Ссылка-приглашение' },
  'fields.beta.group_id': { cn: '群组', en: 'Group', ru: 'Группа' },
  'fields.beta.invite_id': { cn: '链接 ID', en: 'Link ID', ru: 'ID ссылки' },
  'fields.beta.tester_id': { cn: '测试人员 ID', en: 'Tester ID', ru: 'ID тестировщика' },
  'fields.beta.group_name': { cn: '群组名称', en: 'Group name', ru: 'Название группы' },
  'fields.beta.group_type': { cn: '类型', en: 'Type', ru: 'Тип' },
  'fields.beta.hw_account': { cn: '账号', en: 'Account', ru: 'Аккаунт' },
  'fields.beta.account_key': { cn: '账号标识', en: 'Account key', ru: 'Ключ аккаунта' },
  'fields.beta.nick_name': { cn: '名称', en: 'Name', ru: 'Имя' },
  'fields.beta.country': { cn: '国家/地区', en: 'Country or region', ru: 'Страна или регион' },
  'fields.beta.user_id': { cn: '用户', en: 'User', ru: 'Пользователь' },
  'fields.beta.invitation_code': { cn: '邀请码', en: 'Invitation code', ru: 'Код приглашения' },
  'fields.beta.valid_days': { cn: '有效天数', en: 'Valid for (days)', ru: 'Срок действия, дней' },
  'fields.beta.invite_limit': { cn: '名额', en: 'Places', ru: 'Места' },
  'fields.beta.used': { cn: '已用名额', en: 'Places taken', ru: 'Занято мест' },
  'fields.beta.status': { cn: '状态', en: 'Status', ru: 'Статус' },
  'fields.beta.expire_time': { cn: '截止时间', en: 'Until', ru: 'До' },
  'fields.beta.delete_time': { cn: '删除时间', en: 'Deleted', ru: 'Удалено' },
  'check.beta.groups': {
    cn: '测试群组存在且可用于此应用',
    en: 'The test’s groups exist and are for this app',
    ru: 'Группы теста существуют и подходят этому приложению',
  },
  'check.beta.groups.fix': {
    cn: '请选择团队或此应用的现有群组。',
    en: 'Choose existing groups for all apps or for this app.',
    ru: 'Выберите существующие группы команды или этого приложения.',
  },
  'check.beta.testers': {
    cn: '测试群组中有测试人员',
    en: 'The test has testers',
    ru: 'В группах теста есть тестировщики',
  },
  'check.beta.testers.fix': {
    cn: '请向群组添加测试人员。',
    en: 'Add testers to the group.',
    ru: 'Добавьте тестировщиков в группу.',
  },
  'acts.beta.build.download': { cn: '下载测试包', en: 'Downloaded a test build', ru: 'Скачивание тестовой сборки' },
  'attention.beta.returned': {
    cn: '测试群组“{group}”有 {count, number} 份邀请未送达',
    en: '{count, plural, one {# invitation to the test group “{group}” couldn’t be delivered} other {# invitations to the test group “{group}” couldn’t be delivered}}',
    ru: '{count, plural, one {# приглашение в группу «{group}» не доставлено} few {# приглашения в группу «{group}» не доставлены} many {# приглашений в группу «{group}» не доставлены} other {# приглашения в группу «{group}» не доставлены}}',
  },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.beta.test-over': { cn: '测试已结束。', en: 'The test has ended.', ru: 'Тест завершён.' },
  'refusals.beta.test-full': {
    cn: '测试名额已满。',
    en: 'The test has no places left.',
    ru: 'В тесте не осталось мест.',
  },
  'refusals.beta.not-in-test': {
    cn: '您未参加此测试。',
    en: 'You aren’t in this test.',
    ru: 'Вы не участвуете в этом тесте.',
  },
  'refusals.beta.invitation-used': {
    cn: '该邀请已被他人使用，请向团队索取新的邀请。',
    en: 'Someone has accepted this invitation. Ask the team for one of your own.',
    ru: 'Это приглашение уже принял кто-то другой. Попросите у команды новое.',
  },
  'refusals.beta.link-closed': { cn: '链接已停用。', en: 'The link has been stopped.', ru: 'Ссылка отключена.' },
  'refusals.beta.group-in-use': {
    cn: '测试群组正在使用中，请先结束相关测试。',
    en: 'The group is in use. End its tests first.',
    ru: 'Группа используется. Сначала завершите её тесты.',
  },
  'refusals.beta.group-name-taken': {
    cn: '已有同名的测试群组，请更换名称。',
    en: 'There is already a group of this name. Choose another one.',
    ru: 'Группа с таким названием уже есть. Выберите другое.',
  },
  'refusals.beta.too-many-groups': {
    cn: '测试群组数量已达上限，请先删除一个。',
    en: 'You’ve reached the maximum number of groups. Delete one first.',
    ru: 'Достигнут лимит групп. Сначала удалите одну.',
  },
  'refusals.beta.test-by-invitation': {
    cn: '仅公开测试可以邀请应用用户。',
    en: 'Only an open test can invite users of the app.',
    ru: 'Пользователей приложения можно пригласить только в открытый тест.',
  },
  'refusals.beta.users-being-asked': {
    cn: '正在邀请应用用户，请先停止当前邀请。',
    en: 'Users of the app are already being invited. Stop that first.',
    ru: 'Рассылка приглашений уже идёт. Сначала остановите её.',
  },
  'refusals.beta.users-not-being-asked': {
    cn: '该邀请已结束。',
    en: 'Users are no longer being invited.',
    ru: 'Рассылка приглашений уже завершена.',
  },
  'refusals.beta.no-users': {
    cn: '没有符合条件且尚未受邀的应用用户，请调整条件。',
    en: 'No users meet these conditions, apart from those already invited. Change the conditions.',
    ru: 'Нет подходящих пользователей, которых ещё не приглашали. Измените условия.',
  },
  'refusals.beta.nothing-to-test': {
    cn: '群组暂无可测试的版本。',
    en: 'The group has no version to test.',
    ru: 'У группы нет версии для теста.',
  },
  'issues.beta.places-left': {
    cn: '剩余名额为 {places}，不能超过。',
    en: 'must be at most {places}, the number of places left',
    ru: 'Осталось мест: {places}. Больше указать нельзя.',
  },
  'issues.beta.countries-of-test': {
    cn: '须为测试范围内的国家/地区，“{country}”不在其中。',
    en: "must be countries of the test; ''{country}'' isn’t one",
    ru: 'Выберите страны теста: «{country}» в него не входит.',
  },
  'issues.beta.tester-in-group': {
    cn: '该测试人员已在群组中。',
    en: 'is already in the group',
    ru: 'Этот тестировщик уже в группе.',
  },
  'issues.beta.tester-once': {
    cn: '该账号重复出现。',
    en: 'is named twice',
    ru: 'Этот аккаунт указан дважды.',
  },
  'issues.beta.tester-account': {
    cn: '请输入邮箱地址或带国家/地区代码的手机号。',
    en: 'must be an email address or a phone number with its country code',
    ru: 'Укажите адрес почты или номер телефона с кодом страны.',
  },
  'issues.beta.tester-name': {
    cn: '名称最多 50 个可见字符。',
    en: 'must be a name of at most 50 visible characters',
    ru: 'Имя — до 50 видимых символов.',
  },
  'issues.beta.tester-country': {
    cn: '请输入两位国家/地区代码。',
    en: 'must be the two letters of a country',
    ru: 'Укажите двухбуквенный код страны.',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'beta.group_type': 'beta.groups.type',
  'beta.beta_user_tasks.state': 'beta.users.state',
  'beta.beta_invite_links.status': { 1: 'beta.groups.links.open', 2: 'beta.groups.links.closed' },
} satisfies WordsOfValues
