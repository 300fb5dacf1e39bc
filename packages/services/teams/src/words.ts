import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of teams and of what every team has for the audit log and the permission matrix. */
export const words = {
  'areas.teams': { cn: '团队', en: 'Team', ru: 'Команда' },

  // Permissions.
  'rights.teams.manage': { cn: '管理成员', en: 'Manage members', ru: 'Управление участниками' },
  'rights.teams.manage.help': {
    cn: '邀请、创建、修改和移除成员。',
    en: 'Invite, create, change, and remove members.',
    ru: 'Приглашать, создавать, изменять и удалять участников.',
  },
  'rights.teams.permissions': { cn: '管理权限', en: 'Manage permissions', ru: 'Управление правами' },
  'rights.teams.permissions.help': {
    cn: '设置角色和成员的权限。',
    en: 'Grant and revoke permissions of roles and members.',
    ru: 'Задавать права ролей и участников.',
  },
  'rights.teams.providers': { cn: '管理服务商', en: 'Manage service providers', ru: 'Управление подрядчиками' },
  'rights.teams.providers.help': {
    cn: '设置外部服务商及其可查看的内容。',
    en: 'Add service providers, and choose what they can view.',
    ru: 'Добавлять подрядчиков и указывать, что им видно.',
  },
  'rights.teams.test-users': { cn: '管理测试用户', en: 'Manage test users', ru: 'Тестовые пользователи' },
  'rights.teams.test-users.help': {
    cn: '添加、编辑和删除测试账号。',
    en: 'Add, edit, and delete test accounts.',
    ru: 'Добавлять, изменять и удалять тестовые аккаунты.',
  },
  'rights.teams.compliance': { cn: '签署出口合规声明', en: 'Sign export compliance', ru: 'Подпись по экспорту' },
  'rights.teams.compliance.help': {
    cn: '代表团队签署声明。',
    en: 'Sign the statement for the team.',
    ru: 'Подписывать заявление от имени команды.',
  },
  'rights.teams.audit': { cn: '查看审计日志', en: 'View the audit log', ru: 'Просмотр журнала аудита' },
  'rights.teams.audit.help': {
    cn: '查看所有服务的操作和变更。',
    en: 'See who changed what, across all services.',
    ru: 'Видеть, кто и что изменил во всех сервисах.',
  },

  // Things after a verb, and acts that say more than these two.
  'things.teams.main-user': { cn: '主账号', en: 'a main user', ru: 'основного аккаунта' },
  'things.teams.sub-user': { cn: '子账号', en: 'a sub-user', ru: 'субаккаунта' },
  'things.teams.member': { cn: '成员', en: 'a member', ru: 'участника' },
  'things.teams.service-provider': { cn: '服务商', en: 'a service provider', ru: 'подрядчика' },
  'things.teams.test-user': { cn: '测试用户', en: 'a test user', ru: 'тестового пользователя' },
  'things.teams.export-compliance': {
    cn: '出口合规声明',
    en: 'the export-compliance statement',
    ru: 'заявления об экспортном контроле',
  },
  'acts.teams.user-team.leave': { cn: '退出团队', en: 'Left the team', ru: 'Выход из команды' },
  'acts.teams.team.switch': { cn: '切换团队', en: 'Switched teams', ru: 'Переход в другую команду' },
  'acts.teams.member.update': {
    cn: '修改成员的角色或范围',
    en: 'Changed a member’s roles or app access',
    ru: 'Изменение ролей или доступа участника',
  },
  'acts.teams.sub-user.reset-password': {
    cn: '重置子账号密码',
    en: 'Reset a sub-user’s password',
    ru: 'Сброс пароля субаккаунта',
  },
  'acts.teams.sub-user.restore': { cn: '恢复子账号', en: 'Restored a sub-user', ru: 'Восстановление субаккаунта' },
  'acts.teams.invitation.create': {
    cn: '邀请成员加入团队',
    en: 'Invited a member to the team',
    ru: 'Приглашение в команду',
  },
  'acts.teams.invitation.resend': {
    cn: '重新发送邀请',
    en: 'Resent an invitation',
    ru: 'Повторная отправка приглашения',
  },
  'acts.teams.invitation.revoke': { cn: '撤回邀请', en: 'Revoked an invitation', ru: 'Отзыв приглашения' },
  'acts.teams.own-invitation.accept': { cn: '接受邀请加入团队', en: 'Joined the team', ru: 'Вступление в команду' },
  'acts.teams.own-invitation.decline': { cn: '拒绝邀请', en: 'Declined an invitation', ru: 'Отказ от приглашения' },
  'acts.teams.role-permission.update': {
    cn: '修改角色权限',
    en: 'Changed a role’s permissions',
    ru: 'Изменение прав ролей',
  },
  'acts.teams.user-permission.update': {
    cn: '修改成员权限',
    en: 'Changed a member’s permissions',
    ru: 'Изменение прав участника',
  },
  'acts.teams.invitation-expiry': { cn: '邀请过期', en: 'Expired an invitation', ru: 'Окончание срока приглашения' },
  'acts.teams.test-user-expiry': {
    cn: '测试用户过期',
    en: 'Expired a test user',
    ru: 'Окончание срока тестового пользователя',
  },
  'acts.teams.service-provider-end': {
    cn: '服务商合作到期',
    en: 'Ended a service provider’s access',
    ru: 'Окончание доступа подрядчика',
  },
  'acts.teams.real-name-check': { cn: '实名认证审核', en: 'Verified an identity', ru: 'Проверка личности' },

  // Rows and their fields.
  'rows.teams.members': { cn: '成员', en: 'Member', ru: 'Участник' },
  'rows.teams.invitations': { cn: '邀请', en: 'Invitation', ru: 'Приглашение' },
  'rows.teams.role_deviations': { cn: '角色权限', en: 'Role permission', ru: 'Право роли' },
  'rows.teams.permission_exceptions': { cn: '成员权限', en: 'Member permission', ru: 'Право участника' },
  'rows.teams.service_providers': { cn: '服务商', en: 'Service provider', ru: 'Подрядчик' },
  'rows.teams.test_users': { cn: '测试用户', en: 'Test user', ru: 'Тестовый пользователь' },
  'rows.teams.compliance_signatures': { cn: '签署', en: 'Signature', ru: 'Подпись' },
  'fields.teams.member_id': { cn: '成员 ID', en: 'Member ID', ru: 'ID участника' },
  'fields.teams.roles': { cn: '角色', en: 'Roles', ru: 'Роли' },
  'fields.teams.app_scope': { cn: '应用范围', en: 'App access', ru: 'Доступ к приложениям' },
  'fields.teams.app_ids': { cn: '应用', en: 'Apps', ru: 'Приложения' },
  'fields.teams.invite_time': { cn: '邀请时间', en: 'Invited', ru: 'Приглашение' },
  'fields.teams.join_time': { cn: '加入时间', en: 'Joined', ru: 'Вступление' },
  'fields.teams.last_seen_time': { cn: '最近访问', en: 'Last seen', ru: 'Последний визит' },
  'fields.teams.remove_time': { cn: '移除时间', en: 'Removed', ru: 'Удаление' },
  'fields.teams.invitation_id': { cn: '邀请 ID', en: 'Invitation ID', ru: 'ID приглашения' },
  'fields.teams.invitee_id': { cn: '被邀请人', en: 'Invited person', ru: 'Кто приглашён' },
  'fields.teams.account': { cn: '账号', en: 'Account', ru: 'Аккаунт' },
  'fields.teams.message': { cn: '留言', en: 'Message', ru: 'Сообщение' },
  'fields.teams.inviter_id': { cn: '邀请人', en: 'Invited by', ru: 'Кто пригласил' },
  'fields.teams.token_hash': { cn: '链接', en: 'Link', ru: 'Ссылка' },
  'fields.teams.expire_time': { cn: '过期时间', en: 'Expires', ru: 'Истекает' },
  'fields.teams.answer_time': { cn: '处理时间', en: 'Answered', ru: 'Ответ' },
  'fields.teams.role': { cn: '角色', en: 'Role', ru: 'Роль' },
  'fields.teams.permission': { cn: '权限', en: 'Permission', ru: 'Право' },
  'fields.teams.held': { cn: '拥有', en: 'Granted', ru: 'Есть' },
  'fields.teams.provider_id': { cn: '服务商 ID', en: 'Provider ID', ru: 'ID подрядчика' },
  'fields.teams.provider_name': { cn: '服务商名称', en: 'Provider name', ru: 'Название подрядчика' },
  'fields.teams.contact_name': { cn: '联系人', en: 'Contact', ru: 'Контактное лицо' },
  'fields.teams.contact_mail': { cn: '邮箱', en: 'Email', ru: 'Электронная почта' },
  'fields.teams.phone': { cn: '手机号', en: 'Phone', ru: 'Телефон' },
  'fields.teams.contact_phone': { cn: '电话', en: 'Phone', ru: 'Телефон' },
  'fields.teams.areas': { cn: '可查看', en: 'Can view', ru: 'Может видеть' },
  'fields.teams.valid_until': { cn: '有效期至', en: 'Valid until', ru: 'Действует до' },
  'fields.teams.test_user_id': { cn: '测试用户 ID', en: 'Test user ID', ru: 'ID тестового пользователя' },
  'fields.teams.nick_name': { cn: '昵称', en: 'Name', ru: 'Имя' },
  'fields.teams.version': { cn: '声明版本', en: 'Statement version', ru: 'Редакция заявления' },
  'fields.teams.sign_time': { cn: '签署时间', en: 'Signed', ru: 'Подписано' },

  'areas.notices': { cn: '通知', en: 'Notifications', ru: 'Уведомления' },

  // Acts.
  'acts.notices.user-notice-setting.update': {
    cn: '修改个人通知设置',
    en: 'Changed own notification settings',
    ru: 'Изменение своих уведомлений',
  },
  'acts.notices.notice.read': { cn: '将通知标为已读', en: 'Marked notifications as read', ru: 'Прочтение уведомлений' },
  'acts.notices.deliver': { cn: '发送通知', en: 'Sent a notification', ru: 'Отправка уведомления' },
  'acts.notices.digest': {
    cn: '发送通知汇总',
    en: 'Sent combined notifications',
    ru: 'Отправка общего уведомления',
  },
  'acts.notices.carry': { cn: '投递消息', en: 'Delivered a message', ru: 'Доставка сообщения' },

  // Rows and their fields.
  'rows.notices.notice_settings': { cn: '通知设置', en: 'Notification setting', ru: 'Настройка уведомления' },
  'fields.notices.topic': { cn: '通知', en: 'Notification', ru: 'Уведомление' },
  'fields.notices.channel': { cn: '接收方式', en: 'Channel', ru: 'Способ' },
  'fields.notices.enabled': { cn: '开启', en: 'Switched on', ru: 'Включено' },

  'areas.files': { cn: '文件', en: 'Files', ru: 'Файлы' },

  // Things after a verb, and acts that say more than these two.
  'things.files.object': { cn: '文件', en: 'a file', ru: 'файла' },
  'things.files.objects': { cn: '文件', en: 'files', ru: 'файлов' },
  'acts.files.object.upload-by-url': {
    cn: '从网址上传文件',
    en: 'Uploaded a file from a URL',
    ru: 'Загрузка файла по адресу',
  },
  'acts.files.object-upload-url.get': { cn: '开始上传', en: 'Started an upload', ru: 'Начало загрузки' },
  'acts.files.object-upload-url-v2.get': { cn: '开始上传', en: 'Started an upload', ru: 'Начало загрузки' },
  'acts.files.objects-upload-url.get': { cn: '开始批量上传', en: 'Started uploads', ru: 'Начало загрузок' },
  'acts.files.multipart-upload.init': {
    cn: '开始分片上传',
    en: 'Started a multipart upload',
    ru: 'Начало загрузки по частям',
  },
  'acts.files.multipart-upload.parts': {
    cn: '继续分片上传',
    en: 'Continued a multipart upload',
    ru: 'Продолжение загрузки',
  },
  'acts.files.multipart-upload.compose': {
    cn: '完成分片上传',
    en: 'Completed a multipart upload',
    ru: 'Завершение загрузки',
  },
  'acts.files.multipart-upload.abort': { cn: '取消分片上传', en: 'Canceled a multipart upload', ru: 'Отмена загрузки' },
  'acts.files.sweep': { cn: '清理无用文件', en: 'Cleared unused files', ru: 'Очистка неиспользуемых файлов' },

  // Rows and their fields.
  'rows.files.objects': { cn: '文件', en: 'File', ru: 'Файл' },
  'fields.files.biz_tag': { cn: '用途', en: 'Purpose', ru: 'Назначение' },
  'fields.files.storage_key': { cn: '存储位置', en: 'Storage key', ru: 'Место хранения' },
  'fields.files.request_id': { cn: '请求 ID', en: 'Request ID', ru: 'ID запроса' },
  'fields.files.upload_time': { cn: '上传时间', en: 'Uploaded', ru: 'Загружен' },

  'areas.orchestration': { cn: '流程', en: 'Processes', ru: 'Процессы' },

  // Acts.
  'acts.orchestration.invoke': { cn: '执行流程', en: 'Ran a process', ru: 'Выполнение процесса' },
  'acts.orchestration.developer-comment.manage': {
    cn: '通过网关回复评论',
    en: 'Replied to a review through the gateway',
    ru: 'Ответ на отзыв через шлюз',
  },
  'acts.orchestration.file-auth-code.get': {
    cn: '通过网关申请上传文件',
    en: 'Announced a file through the gateway',
    ru: 'Запрос на загрузку файла через шлюз',
  },
  'acts.orchestration.temporary-file.move-to-normal': {
    cn: '通过网关保留上传的文件',
    en: 'Kept an uploaded file through the gateway',
    ru: 'Сохранение загруженного файла через шлюз',
  },
  'acts.orchestration.version-on-shelf.submit': {
    cn: '提交版本审核',
    en: 'Submitted a version for review',
    ru: 'Отправка версии на модерацию',
  },

  'areas.lead-report': { cn: '服务使用情况', en: 'Service usage', ru: 'Использование сервисов' },

  // Acts.
  'acts.lead-report.behaviour.report': {
    cn: '上报浏览行为',
    en: 'Reported usage',
    ru: 'Передача сведений о просмотрах',
  },

  // Rows and their fields.
  'check.teams.export-statement': {
    cn: '团队已签署出口合规声明',
    en: 'The team has signed the export-compliance statement',
    ru: 'Команда подписала заявление об экспортном контроле',
  },
  'check.teams.export-statement.fix': {
    cn: '应用中有不属于豁免范围的加密，须由管理员或法务成员签署声明。',
    en: 'The app contains encryption that isn’t exempt. An administrator or a member with the Legal role signs the statement.',
    ru: 'В приложении есть шифрование, на которое нужно разрешение. Заявление подписывает администратор или сотрудник с ролью «Юрист».',
  },
  'attention.teams.invited': {
    cn: '{person} 邀请您加入团队“{team}”',
    en: '{person} invites you to the team {team}',
    ru: '{person} приглашает вас в команду «{team}»',
  },
  'attention.teams.provider-ends': {
    cn: '与服务商“{provider}”的合作即将到期',
    en: 'The engagement of service provider {provider} ends soon',
    ru: 'Срок работы подрядчика «{provider}» скоро закончится',
  },
  'attention.teams.compliance': {
    cn: '请签署新版出口合规声明（{version}）',
    en: 'Sign the new export compliance statement ({version})',
    ru: 'Подпишите новое заявление об экспортном контроле ({version})',
  },
  'attention.teams.test-user-ends': {
    cn: '测试用户 {account} 即将到期',
    en: 'The test user {account} expires soon',
    ru: 'Срок тестового пользователя {account} скоро закончится',
  },
  'rights.teams.embedding': { cn: '管理嵌入', en: 'Allow embedding', ru: 'Встраивание' },
  'rights.teams.embedding.help': {
    cn: '指定哪些来源的页面可以展示本团队的组件。',
    en: 'Choose which origins can show the team’s widgets on their pages.',
    ru: 'Указывать источники, страницы которых могут показывать виджеты команды.',
  },
  'things.teams.embedding-origin': {
    cn: '允许嵌入的来源',
    en: 'an origin that can embed',
    ru: 'источника для встраивания',
  },
  'rows.teams.embedding_origins': { cn: '允许嵌入的来源', en: 'Origin that can embed', ru: 'Источник для встраивания' },
  'fields.teams.origin_id': { cn: '来源 ID', en: 'Origin ID', ru: 'ID источника' },
  'fields.teams.origin': { cn: '来源', en: 'Origin', ru: 'Источник' },

  // Codes that the screens show in another form.
  'values.files.state.uploading': { cn: '上传中', en: 'Uploading', ru: 'Загружается' },
  'values.files.state.temporary': { cn: '临时', en: 'Temporary', ru: 'Временный' },
  'values.files.state.normal': { cn: '已保存', en: 'Saved', ru: 'Сохранён' },

  // Reasons of refusals, in place of the platform’s English text.
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

/** The messages of codes in columns, for the audit log. */
export const values = {
  'teams.app_scope': ['teams.scope', 'all', 'ids'],
  'teams.roles': 'teams.role',
  'teams.role': 'teams.role',
  'teams.invitations.state': 'teams.invitation',
  'teams.members.state': 'teams.state',
  'teams.areas': 'teams.provider.area',
  'teams.service_providers.state': 'teams.provider.state',
  'notices.channel': 'teams.notices.channel',
  'teams.test_users.state': ['teams.testUser', 'active', 'expired'],
} satisfies WordsOfValues
