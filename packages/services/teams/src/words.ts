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
