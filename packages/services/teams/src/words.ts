import type { WordsByLanguage } from '@console-widgets/ui/tag'

/** The words of teams and of what every team has for the audit log and the permission matrix. */
export const words = {
  'areas.teams': { cn: '团队', en: 'Team', ru: 'Команда' },

  // Permissions.
  'rights.teams.manage': { cn: '管理成员', en: 'Manage members', ru: 'Управление участниками' },
  'rights.teams.manage.help': {
    cn: '邀请、创建、修改和移除成员。',
    en: 'Invite, create, change and remove members.',
    ru: 'Приглашать, создавать, изменять и удалять участников.',
  },
  'rights.teams.permissions': { cn: '管理权限', en: 'Manage permissions', ru: 'Управление разрешениями' },
  'rights.teams.permissions.help': {
    cn: '设置角色和成员的权限。',
    en: 'Set what roles and members may do.',
    ru: 'Задавать, что могут роли и участники.',
  },
  'rights.teams.providers': { cn: '管理服务商', en: 'Manage service providers', ru: 'Управление поставщиками' },
  'rights.teams.providers.help': {
    cn: '设置外部服务商及其可查看的内容。',
    en: 'Say who works for the team from outside, and what they may see.',
    ru: 'Указывать сторонних исполнителей и что им видно.',
  },
  'rights.teams.test-users': { cn: '管理测试用户', en: 'Manage test users', ru: 'Тестовые пользователи' },
  'rights.teams.test-users.help': {
    cn: '添加、编辑和删除测试账号。',
    en: 'Add, edit and delete accounts for tests.',
    ru: 'Добавлять, изменять и удалять тестовые аккаунты.',
  },
  'rights.teams.compliance': { cn: '签署出口合规声明', en: 'Sign export compliance', ru: 'Подпись по экспорту' },
  'rights.teams.compliance.help': {
    cn: '代表团队签署声明。',
    en: 'Sign the statement in the team’s name.',
    ru: 'Подписывать заявление от имени команды.',
  },
  'rights.teams.audit': { cn: '查看审计记录', en: 'Read the audit trail', ru: 'Чтение журнала аудита' },
  'rights.teams.audit.help': {
    cn: '查看所有服务的操作和变更。',
    en: 'See who changed what, over all services.',
    ru: 'Видеть, кто и что изменил во всех сервисах.',
  },

  // Things after a verb, and acts that say more than these two.
  'things.teams.main-user': { cn: '主账号', en: 'a main user', ru: 'основного аккаунта' },
  'things.teams.sub-user': { cn: '子账号', en: 'a sub-user', ru: 'субаккаунта' },
  'things.teams.member': { cn: '成员', en: 'a member', ru: 'участника' },
  'things.teams.service-provider': { cn: '服务商', en: 'a service provider', ru: 'поставщика услуг' },
  'things.teams.test-user': { cn: '测试用户', en: 'a test user', ru: 'тестового пользователя' },
  'things.teams.export-compliance': {
    cn: '出口合规声明',
    en: 'the export-compliance statement',
    ru: 'заявления об экспортном контроле',
  },
  'acts.teams.user-team.leave': { cn: '退出团队', en: 'Left the team', ru: 'Выход из команды' },
  'acts.teams.team.switch': { cn: '切换团队', en: 'Switched team', ru: 'Переход в другую команду' },
  'acts.teams.member.update': {
    cn: '修改成员的角色或范围',
    en: 'Changed roles or scope of a member',
    ru: 'Изменение ролей или доступа участника',
  },
  'acts.teams.sub-user.reset-password': {
    cn: '重置子账号密码',
    en: 'Reset the password of a sub-user',
    ru: 'Сброс пароля субаккаунта',
  },
  'acts.teams.sub-user.restore': { cn: '恢复子账号', en: 'Let a sub-user in again', ru: 'Восстановление субаккаунта' },
  'acts.teams.invitation.create': {
    cn: '邀请成员加入团队',
    en: 'Invited somebody to the team',
    ru: 'Приглашение в команду',
  },
  'acts.teams.invitation.resend': {
    cn: '重新发送邀请',
    en: 'Sent an invitation again',
    ru: 'Повторная отправка приглашения',
  },
  'acts.teams.invitation.revoke': { cn: '撤回邀请', en: 'Revoked an invitation', ru: 'Отзыв приглашения' },
  'acts.teams.own-invitation.accept': { cn: '接受邀请加入团队', en: 'Joined the team', ru: 'Вступление в команду' },
  'acts.teams.own-invitation.decline': { cn: '拒绝邀请', en: 'Declined an invitation', ru: 'Отказ от приглашения' },
  'acts.teams.role-permission.update': {
    cn: '修改角色权限',
    en: 'Changed what roles may do',
    ru: 'Изменение разрешений ролей',
  },
  'acts.teams.user-permission.update': {
    cn: '修改成员权限',
    en: 'Changed what a member may do',
    ru: 'Изменение разрешений участника',
  },
  'acts.teams.invitation-expiry': { cn: '邀请过期', en: 'Let an invitation expire', ru: 'Истечение приглашения' },
  'acts.teams.test-user-expiry': {
    cn: '测试用户过期',
    en: 'Let a test user expire',
    ru: 'Истечение тестового пользователя',
  },
  'acts.teams.service-provider-end': {
    cn: '服务商合作到期',
    en: 'Ended the work of a service provider',
    ru: 'Окончание работы поставщика',
  },
  'acts.teams.real-name-check': { cn: '实名认证审核', en: 'Checked a real name', ru: 'Проверка личности' },

  // Rows and their fields.
  'rows.teams.members': { cn: '成员', en: 'Member', ru: 'Участник' },
  'rows.teams.invitations': { cn: '邀请', en: 'Invitation', ru: 'Приглашение' },
  'rows.teams.role_deviations': { cn: '角色权限', en: 'Permission of a role', ru: 'Разрешение роли' },
  'rows.teams.permission_exceptions': { cn: '成员权限', en: 'Permission of a member', ru: 'Разрешение участника' },
  'rows.teams.service_providers': { cn: '服务商', en: 'Service provider', ru: 'Поставщик услуг' },
  'rows.teams.test_users': { cn: '测试用户', en: 'Test user', ru: 'Тестовый пользователь' },
  'rows.teams.compliance_signatures': { cn: '签署', en: 'Signature', ru: 'Подпись' },
  'fields.teams.member_id': { cn: '成员 ID', en: 'Member ID', ru: 'Идентификатор участника' },
  'fields.teams.roles': { cn: '角色', en: 'Roles', ru: 'Роли' },
  'fields.teams.app_scope': { cn: '应用范围', en: 'App scope', ru: 'Доступ к приложениям' },
  'fields.teams.app_ids': { cn: '应用', en: 'Apps', ru: 'Приложения' },
  'fields.teams.invite_time': { cn: '邀请时间', en: 'Invited', ru: 'Приглашение' },
  'fields.teams.join_time': { cn: '加入时间', en: 'Joined', ru: 'Вступление' },
  'fields.teams.last_seen_time': { cn: '最近访问', en: 'Last seen', ru: 'Последний визит' },
  'fields.teams.remove_time': { cn: '移除时间', en: 'Removed', ru: 'Удаление' },
  'fields.teams.invitation_id': { cn: '邀请 ID', en: 'Invitation ID', ru: 'Идентификатор приглашения' },
  'fields.teams.invitee_id': { cn: '被邀请人', en: 'Invited person', ru: 'Кто приглашён' },
  'fields.teams.account': { cn: '账号', en: 'Account', ru: 'Аккаунт' },
  'fields.teams.message': { cn: '留言', en: 'Message', ru: 'Сообщение' },
  'fields.teams.inviter_id': { cn: '邀请人', en: 'Invited by', ru: 'Кто пригласил' },
  'fields.teams.token_hash': { cn: '链接', en: 'Link', ru: 'Ссылка' },
  'fields.teams.expire_time': { cn: '过期时间', en: 'Expires', ru: 'Истекает' },
  'fields.teams.answer_time': { cn: '答复时间', en: 'Answered', ru: 'Ответ' },
  'fields.teams.role': { cn: '角色', en: 'Role', ru: 'Роль' },
  'fields.teams.permission': { cn: '权限', en: 'Permission', ru: 'Разрешение' },
  'fields.teams.held': { cn: '拥有', en: 'Held', ru: 'Есть' },
  'fields.teams.provider_id': { cn: '服务商 ID', en: 'Provider ID', ru: 'Идентификатор поставщика' },
  'fields.teams.provider_name': { cn: '服务商名称', en: 'Name of the provider', ru: 'Название поставщика' },
  'fields.teams.contact_name': { cn: '联系人', en: 'Contact', ru: 'Контактное лицо' },
  'fields.teams.contact_mail': { cn: '邮箱', en: 'Email', ru: 'Электронная почта' },
  'fields.teams.contact_phone': { cn: '电话', en: 'Telephone', ru: 'Телефон' },
  'fields.teams.areas': { cn: '可查看', en: 'May see', ru: 'Может видеть' },
  'fields.teams.valid_until': { cn: '有效期至', en: 'Valid until', ru: 'Действует до' },
  'fields.teams.test_user_id': { cn: '测试用户 ID', en: 'Test user ID', ru: 'Идентификатор тестового пользователя' },
  'fields.teams.nick_name': { cn: '昵称', en: 'Name', ru: 'Имя' },
  'fields.teams.version': { cn: '声明版本', en: 'Version of the statement', ru: 'Редакция заявления' },
  'fields.teams.sign_time': { cn: '签署时间', en: 'Signed', ru: 'Подписано' },

  'areas.notices': { cn: '通知', en: 'Notices', ru: 'Уведомления' },

  // Acts.
  'acts.notices.user-notice-setting.update': {
    cn: '修改个人通知设置',
    en: 'Changed own notices',
    ru: 'Изменение своих уведомлений',
  },

  // Rows and their fields.
  'rows.notices.notice_switches': { cn: '通知设置', en: 'Notice', ru: 'Уведомление' },
  'fields.notices.topic': { cn: '通知', en: 'Notice', ru: 'Уведомление' },
  'fields.notices.channel': { cn: '接收方式', en: 'Way', ru: 'Способ' },
  'fields.notices.enabled': { cn: '开启', en: 'Switched on', ru: 'Включено' },

  'areas.files': { cn: '文件', en: 'Files', ru: 'Файлы' },

  // Things after a verb, and acts that say more than these two.
  'things.files.object': { cn: '文件', en: 'a file', ru: 'файла' },
  'things.files.objects': { cn: '文件', en: 'files', ru: 'файлов' },
  'acts.files.object.upload-by-url': {
    cn: '从网址上传文件',
    en: 'Uploaded a file from an address',
    ru: 'Загрузка файла по адресу',
  },
  'acts.files.object-upload-url.get': { cn: '开始上传', en: 'Began an upload', ru: 'Начало загрузки' },
  'acts.files.object-upload-url-v2.get': { cn: '开始上传', en: 'Began an upload', ru: 'Начало загрузки' },
  'acts.files.objects-upload-url.get': { cn: '开始批量上传', en: 'Began uploads', ru: 'Начало загрузок' },
  'acts.files.multipart-upload.init': {
    cn: '开始分片上传',
    en: 'Began an upload in parts',
    ru: 'Начало загрузки по частям',
  },
  'acts.files.multipart-upload.parts': { cn: '继续分片上传', en: 'Went on with an upload', ru: 'Продолжение загрузки' },
  'acts.files.multipart-upload.compose': { cn: '完成分片上传', en: 'Finished an upload', ru: 'Завершение загрузки' },
  'acts.files.multipart-upload.abort': { cn: '取消分片上传', en: 'Gave up an upload', ru: 'Отказ от загрузки' },
  'acts.files.sweep': { cn: '清理无用文件', en: 'Cleared files that nobody uses', ru: 'Очистка неиспользуемых файлов' },

  // Rows and their fields.
  'rows.files.objects': { cn: '文件', en: 'File', ru: 'Файл' },
  'fields.files.biz_tag': { cn: '用途', en: 'Purpose', ru: 'Назначение' },
  'fields.files.storage_key': { cn: '存储位置', en: 'Place of the bytes', ru: 'Место хранения' },
  'fields.files.request_id': { cn: '请求 ID', en: 'Request ID', ru: 'Идентификатор запроса' },
  'fields.files.upload_time': { cn: '上传时间', en: 'Uploaded', ru: 'Загружен' },

  'areas.orchestration': { cn: '流程', en: 'Processes', ru: 'Процессы' },

  // Acts.
  'acts.orchestration.invoke': { cn: '执行流程', en: 'Ran a process', ru: 'Выполнение процесса' },
  'acts.orchestration.version-on-shelf.submit': {
    cn: '提交版本上架',
    en: 'Submitted a version for release',
    ru: 'Отправка версии на публикацию',
  },

  'areas.lead-report': { cn: '服务使用情况', en: 'Use of services', ru: 'Использование сервисов' },

  // Acts.
  'acts.lead-report.behaviour.report': {
    cn: '上报浏览行为',
    en: 'Reported what was looked at',
    ru: 'Передача сведений о просмотрах',
  },

  // Rows and their fields.
  'rows.lead-report.lead_reports': { cn: '服务浏览记录', en: 'Look at a service', ru: 'Просмотр сервиса' },
  'fields.lead-report.report_id': { cn: '记录 ID', en: 'Report ID', ru: 'Идентификатор записи' },
  'fields.lead-report.report_session': { cn: '会话', en: 'Session', ru: 'Сеанс' },
  'fields.lead-report.data_type': { cn: '浏览对象类型', en: 'Kind of thing', ru: 'Что просмотрено' },
  'fields.lead-report.service_id': { cn: '服务 ID', en: 'Service ID', ru: 'Идентификатор сервиса' },
  'fields.lead-report.service_code': { cn: '服务代码', en: 'Code of the service', ru: 'Код сервиса' },
  'fields.lead-report.menu_id': { cn: '菜单项', en: 'Menu entry', ru: 'Пункт меню' },
  'attention.teams.invited': {
    cn: '{person} 邀请您加入团队“{team}”',
    en: '{person} invites you to the team {team}',
    ru: '{person} приглашает вас в команду «{team}»',
  },
  'attention.teams.provider-ends': {
    cn: '服务商 {provider} 的权限即将到期',
    en: 'The access of the service provider {provider} ends soon',
    ru: 'Доступ подрядчика {provider} скоро закончится',
  },
  'attention.teams.test-user-ends': {
    cn: '测试用户 {account} 即将到期',
    en: 'The test user {account} expires soon',
    ru: 'Тестовая учётная запись {account} скоро истечёт',
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
  'fields.teams.origin_id': { cn: '来源 ID', en: 'Origin ID', ru: 'Идентификатор источника' },
  'fields.teams.origin': { cn: '来源', en: 'Origin', ru: 'Источник' },
} satisfies WordsByLanguage
