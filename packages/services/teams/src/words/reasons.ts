import type { WordsByLanguage } from '@console-widgets/ui/tag'

/** Reasons of refusals, and what is wrong with a field, in place of the platform’s English text. */
export const words = {
  'refusals.teams.beyond-own-rights': {
    cn: '您只能授予或收回自己拥有的权限。',
    en: 'You can grant or revoke only what you have yourself.',
    ru: 'Выдавать и отзывать можно только то, что есть у вас.',
  },
  'refusals.teams.many-password-resets': {
    cn: '您在一小时内重置了多个密码，请稍后再重置下一个。如果不是您本人操作，请立即修改您的密码。',
    en: 'You reset many passwords within an hour. Wait before you reset another one. If it wasn’t you, change your own password now.',
    ru: 'За последний час вы сбросили много паролей. Подождите, прежде чем сбрасывать следующий. Если это были не вы, сразу смените свой пароль.',
  },
  'refusals.teams.holder-fixed': {
    cn: '账号持有者不能被移除，也不能失去该角色。',
    en: 'The account holder can’t be removed or lose the role.',
    ru: 'Владельца команды нельзя удалить или лишить роли.',
  },
  'refusals.teams.last-administrator': {
    cn: '这是团队的最后一名管理员，请先将其他成员设为管理员。',
    en: 'This is the team’s last administrator. Make another member an administrator first.',
    ru: 'Это последний администратор команды. Сначала назначьте другого.',
  },
  'refusals.teams.member-state': {
    cn: '成员的当前状态不允许此操作，请刷新页面。',
    en: 'The member’s status doesn’t allow this. Reload the page.',
    ru: 'Статус участника этого не допускает. Обновите страницу.',
  },
  'refusals.teams.already-member': {
    cn: '该账号已是团队成员。',
    en: 'This account is already a member of the team.',
    ru: 'Этот аккаунт уже состоит в команде.',
  },
  'refusals.teams.invitation-over': {
    cn: '邀请已被答复、撤回或已过期，请重新发送。',
    en: 'The invitation has been answered or revoked, or has expired. Send a new one.',
    ru: 'На приглашение уже ответили, его отозвали или оно истекло. Отправьте новое.',
  },
  'refusals.teams.already-signed': {
    cn: '团队已签署该声明。',
    en: 'The team has already signed this statement.',
    ru: 'Команда уже подписала это заявление.',
  },
  'refusals.teams.provider-state': {
    cn: '服务商的当前状态不允许此操作，请刷新页面。',
    en: 'The service provider’s status doesn’t allow this. Reload the page.',
    ru: 'Статус подрядчика этого не допускает. Обновите страницу.',
  },
  'refusals.teams.in-progress': {
    cn: '操作仍在进行，请稍后刷新页面。',
    en: 'This is still in progress. Reload the page in a moment.',
    ru: 'Действие ещё выполняется. Обновите страницу немного позже.',
  },
  'refusals.teams.limit-reached': {
    cn: '数量已达上限，请先删除不需要的内容。',
    en: 'The limit has been reached. Delete what you don’t need first.',
    ru: 'Достигнут лимит. Сначала удалите ненужное.',
  },
  'refusals.teams.too-large': {
    cn: '内容过大，请缩小后重试。',
    en: 'This is larger than allowed. Make it smaller.',
    ru: 'Размер больше допустимого. Уменьшите его.',
  },
  'refusals.teams.name-taken': {
    cn: '该名称已被使用，请更换。',
    en: 'This name is already taken. Choose another one.',
    ru: 'Это название уже занято. Выберите другое.',
  },
  'refusals.teams.app-on-shelf': {
    cn: '应用已上架或曾经上架，无法执行此操作。',
    en: 'The app is or was live, so this isn’t possible.',
    ru: 'Приложение опубликовано или публиковалось раньше, поэтому это невозможно.',
  },
  'refusals.teams.service-not-enabled': {
    cn: '服务尚未开通，请在项目中开通。',
    en: 'The service isn’t enabled. Order it in the project.',
    ru: 'Сервис не подключён. Подключите его в проекте.',
  },
  'refusals.teams.service-suspended': {
    cn: '平台已暂停该服务：只能查看和删除。',
    en: 'The platform has suspended the service. You can view and delete what is there.',
    ru: 'Платформа приостановила сервис. Данные можно смотреть и удалять.',
  },
  'refusals.teams.api-off': {
    cn: '项目已关闭该 API，请在项目中开启。',
    en: 'The project has turned off this API. Turn it on in the project.',
    ru: 'Этот API в проекте отключён. Включите его в проекте.',
  },
  'refusals.teams.demo-project-locked': {
    cn: '仅账号持有者可修改演示项目。',
    en: 'Only the account holder can change the demo project.',
    ru: 'Менять демопроект может только владелец команды.',
  },
  'refusals.teams.not-in-china': {
    cn: '此功能仅适用于中国站点的团队。',
    en: 'This is for teams in China only.',
    ru: 'Это доступно только командам в Китае.',
  },
  'refusals.teams.address-refused': {
    cn: '网址已失效，请重新获取。',
    en: 'This URL is no longer valid. Request a new one.',
    ru: 'Ссылка больше не действует. Запросите новую.',
  },
  'refusals.teams.key-reused': {
    cn: '请求与之前的不一致，请重新操作。',
    en: 'This was sent with other data before. Try again.',
    ru: 'Запрос уже отправлен с другими данными. Повторите действие.',
  },
  'refusals.teams.too-slow': {
    cn: '数据未及时送达，请检查网络后重试。',
    en: 'The data didn’t arrive in time. Check the connection and try again.',
    ru: 'Данные не пришли вовремя. Проверьте подключение и повторите попытку.',
  },
  'issues.teams.topic-of-settings': {
    cn: '须为设置中的通知主题。',
    en: 'must be a topic of the settings',
    ru: 'Выберите тему из настроек.',
  },
  'issues.teams.required-notification': {
    cn: '此通知为必需，不能关闭。',
    en: 'can’t be switched off: this notification is required',
    ru: 'Это обязательное уведомление, отключить его нельзя.',
  },
  'issues.teams.origin-listed': {
    cn: '该来源已在列表中。',
    en: 'is already listed',
    ru: 'Этот источник уже есть в списке.',
  },
  'issues.teams.own-team': {
    cn: '须为您所在的团队。',
    en: 'must be one of your teams',
    ru: 'Выберите одну из своих команд.',
  },
  'issues.teams.known-permission': {
    cn: '须为列表中的权限。',
    en: 'must be a permission of the list',
    ru: 'Выберите право из списка.',
  },
  'issues.teams.role-with-limits': {
    cn: '该角色拥有全部权限，不能修改。',
    en: 'must be a role that doesn’t have every permission',
    ru: 'У этой роли есть все права, изменить их нельзя.',
  },
  'issues.teams.own-permission': {
    cn: '只能授予您拥有的权限。',
    en: 'must be a permission that you have',
    ru: 'Можно дать только то право, которое есть у вас.',
  },
  'issues.teams.country-code': {
    cn: '请选择国家/地区。',
    en: 'must be a country code',
    ru: 'Выберите страну или регион.',
  },
  'issues.teams.test-user-taken': {
    cn: '该账号已是测试用户。',
    en: 'is already a test user',
    ru: 'Этот аккаунт уже тестовый пользователь.',
  },
  'issues.teams.next-days': {
    cn: '须在未来 {days} 天内。',
    en: 'must be within the next {days} days',
    ru: 'Не позже чем через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
  },
  'issues.teams.roles-beyond-own': {
    cn: '不能超出您自己的权限。',
    en: 'must not exceed your own permissions',
    ru: 'Роль не может давать больше прав, чем есть у вас.',
  },
  'issues.teams.scope-beyond-own': {
    cn: '您只能访问部分应用，请为成员选择应用。',
    en: 'must name apps, as your own does',
    ru: 'У вас есть доступ не ко всем приложениям, поэтому выберите приложения и для участника.',
  },
  'issues.teams.scope-of-administrator': {
    cn: '管理员须可访问所有应用。',
    en: 'must be all for an administrator',
    ru: 'Администратору нужен доступ ко всем приложениям.',
  },
  'issues.teams.provider-name-taken': {
    cn: '其他服务商已使用此名称。',
    en: 'is already the name of another service provider',
    ru: 'Так уже называется другой подрядчик.',
  },
  'issues.teams.follows-state': {
    cn: '当前状态不能变更为此状态。',
    en: 'can’t follow the current state',
    ru: 'Из текущего статуса в этот перейти нельзя.',
  },
  'issues.teams.taken': {
    cn: '已被占用，请换一个。',
    en: 'is already taken',
    ru: 'Уже занято. Укажите другое значение.',
  },
  'issues.teams.required': {
    cn: '请填写此项。',
    en: 'is required',
    ru: 'Заполните это поле.',
  },
  'issues.teams.not-empty': {
    cn: '此项不能为空。',
    en: 'must not be empty',
    ru: 'Это поле не может быть пустым.',
  },
  'issues.teams.in-the-past': {
    cn: '该时间已过，请选择更晚的时间。',
    en: 'is in the past',
    ru: 'Это время уже прошло. Выберите более позднее.',
  },
  'issues.teams.after-start': {
    cn: '结束时间须晚于开始时间。',
    en: 'must be after the start',
    ru: 'Окончание должно быть позже начала.',
  },
  'issues.teams.one-of': {
    cn: '只能是以下之一：{names}。',
    en: 'must be one of {names}',
    ru: 'Допустимые значения: {names}.',
  },
  'issues.teams.exactly': {
    cn: '须为 {value}。',
    en: 'must be {value}',
    ru: 'Допустимо только значение {value}.',
  },
  'issues.teams.at-most': {
    cn: '不能大于 {most}。',
    en: 'must be at most {most}',
    ru: 'Не больше {most}.',
  },
  'issues.teams.at-least': {
    cn: '不能小于 {least}。',
    en: 'must be at least {least}',
    ru: 'Не меньше {least}.',
  },
  'issues.teams.app-of-team': {
    cn: '须为本团队的应用。',
    en: 'must be an app of this team',
    ru: 'Выберите приложение этой команды.',
  },
  'issues.teams.member-of-team': {
    cn: '须为本团队的成员。',
    en: 'must be a member of this team',
    ru: 'Выберите участника этой команды.',
  },
  'issues.teams.project-of-team': {
    cn: '须为本团队的项目。',
    en: 'must be a project of this team',
    ru: 'Выберите проект этой команды.',
  },
  'issues.teams.status-allows': {
    cn: '当前状态（{state}）不支持此操作。',
    en: 'must be possible after {state}',
    ru: 'Из текущего статуса ({state}) это недоступно.',
  },
  'issues.teams.distinct': {
    cn: '名称不能重复。',
    en: 'must differ',
    ru: 'Названия не должны повторяться.',
  },
  'issues.teams.variant-of-experiment': {
    cn: '须为该实验的方案。',
    en: 'must be a variant of the experiment',
    ru: 'Выберите вариант этого эксперимента.',
  },
  'issues.teams.png-or-jpeg': {
    cn: '图片须为 PNG 或 JPEG 格式，仅修改扩展名无效。',
    en: 'must be a PNG or JPEG image, regardless of its name',
    ru: 'Нужно изображение PNG или JPEG. Сменить расширение недостаточно.',
  },
  'issues.teams.mebibytes-at-most': {
    cn: '大小不能超过 {most} MiB。',
    en: 'must have at most {most} MiB',
    ru: 'Размер — не больше {most} МиБ.',
  },
  'issues.teams.days-ahead': {
    cn: '最多可提前 {days} 天。',
    en: 'must be at most {days} days ahead',
    ru: 'Не позже чем через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
  },
  'issues.teams.file-ending': {
    cn: '文件扩展名须为以下之一：.{endings}。',
    en: 'must end in one of .{endings}',
    ru: 'Допустимые расширения: .{endings}.',
  },
  'issues.teams.filter-without-search': {
    cn: '此字段不支持操作符 ~。',
    en: 'must use an operator other than ~',
    ru: 'Для этого поля оператор ~ недоступен.',
  },
  'issues.teams.filter-operator': {
    cn: '操作符只能是 =、!= 或 ~。',
    en: 'must use =, != or ~',
    ru: 'Используйте операторы =, != или ~.',
  },
  'issues.teams.filter-encoded': {
    cn: '末尾须为 URI 编码的值。',
    en: 'must end in a URI-encoded value',
    ru: 'В конце нужно значение в кодировке URI.',
  },
  'issues.teams.filter-boolean': {
    cn: '末尾须为 true 或 false。',
    en: 'must end in true or false',
    ru: 'В конце нужно true или false.',
  },
  'issues.teams.filter-integer': {
    cn: '末尾须为整数。',
    en: 'must end in a whole number',
    ru: 'В конце нужно целое число.',
  },
  'issues.teams.package-of-other-team': {
    cn: '该包名属于其他团队。',
    en: 'belongs to another team',
    ru: 'Это имя пакета принадлежит другой команде.',
  },
  'issues.teams.package-of-app': {
    cn: '该包名已用于应用“{app}”。',
    en: "is already the package name of ''{app}''",
    ru: 'Это имя пакета уже у приложения «{app}».',
  },
  'issues.teams.callback-characters': {
    cn: '只能包含字母、数字、_ 和 $。',
    en: 'must consist of letters, digits, _, and $',
    ru: 'Допустимы буквы, цифры, _ и $.',
  },
  'issues.teams.document-type': {
    cn: '“{file}”不是 PDF、PNG 或 JPEG 文件，仅修改扩展名无效。',
    en: "''{file}'' is neither a PDF nor a PNG or JPEG image, regardless of its name",
    ru: '«{file}» — не PDF, PNG или JPEG. Сменить расширение недостаточно.',
  },
  'issues.teams.document-encrypted': {
    cn: '“{file}”受密码保护，请移除密码后重新保存。',
    en: "''{file}'' is protected by a password. Save it without one.",
    ru: '«{file}» защищён паролем. Сохраните файл без пароля.',
  },
  'issues.teams.document-script': {
    cn: '“{file}”包含脚本，请打印为新的 PDF。',
    en: "''{file}'' contains a script. Print it into a new PDF.",
    ru: '«{file}» содержит скрипт. Распечатайте его в новый PDF.',
  },
  'issues.teams.document-empty': {
    cn: '“{file}”没有任何页面。',
    en: "''{file}'' has no pages",
    ru: 'В «{file}» нет страниц.',
  },
  'issues.teams.document-damaged': {
    cn: '“{file}”无法读取，请重新保存或扫描证件。',
    en: "''{file}'' can’t be read. Save it again, or scan the document.",
    ru: '«{file}» не читается. Сохраните файл заново или отсканируйте документ.',
  },
  'issues.teams.document-small': {
    cn: '“{file}”的长边须至少为 {pixels} 像素。',
    en: "''{file}'' must have at least {pixels} pixels on its longer side",
    ru: 'У «{file}» длинная сторона должна быть не меньше {pixels, plural, one {# пикселя} few {# пикселей} many {# пикселей} other {# пикселя}}.',
  },
  'issues.teams.document-large': {
    cn: '“{file}”不能超过 {most} MiB。',
    en: "''{file}'' must have at most {most} MiB",
    ru: '«{file}» должен быть не больше {most} МиБ.',
  },
  'issues.teams.parts-listed': {
    cn: '须列出 1 到 {count} 的所有分片。',
    en: 'must list the parts from 1 to {count}',
    ru: 'Перечислите части с 1 по {count}.',
  },
  'issues.teams.not-member-yet': {
    cn: '该用户已是成员。',
    en: 'must be a user who isn’t a member yet',
    ru: 'Этот пользователь уже участник команды.',
  },
  'issues.teams.not-invited-yet': {
    cn: '已邀请过该用户，可重新发送邀请。',
    en: 'must be a user who isn’t invited yet',
    ru: 'Пользователь уже приглашён. Отправьте приглашение ещё раз.',
  },
} satisfies WordsByLanguage
