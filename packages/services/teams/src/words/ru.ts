import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** The words of teams and of what every team has for the audit trail and the permissions, in Russian. */
const ru: Translation<typeof en> = {
  'areas.teams': 'Команда',

  // Permissions.
  'rights.teams.manage': 'Управление участниками',
  'rights.teams.manage.help': 'Приглашать, создавать, изменять и удалять участников.',
  'rights.teams.permissions': 'Управление разрешениями',
  'rights.teams.permissions.help': 'Задавать, что могут роли и участники.',
  'rights.teams.providers': 'Управление поставщиками',
  'rights.teams.providers.help': 'Указывать сторонних исполнителей и что им видно.',
  'rights.teams.test-users': 'Тестовые пользователи',
  'rights.teams.test-users.help': 'Добавлять, изменять и удалять тестовые аккаунты.',
  'rights.teams.embedding': 'Встраивание',
  'rights.teams.embedding.help': 'Указывать источники, страницы которых могут показывать виджеты команды.',
  'rights.teams.compliance': 'Подпись по экспорту',
  'rights.teams.compliance.help': 'Подписывать заявление от имени команды.',
  'rights.teams.audit': 'Чтение журнала аудита',
  'rights.teams.audit.help': 'Видеть, кто и что изменил во всех сервисах.',

  // Things after a verb, and acts that say more than these two.
  'things.teams.main-user': 'основного аккаунта',
  'things.teams.sub-user': 'субаккаунта',
  'things.teams.member': 'участника',
  'things.teams.service-provider': 'поставщика услуг',
  'things.teams.test-user': 'тестового пользователя',
  'things.teams.embedding-origin': 'источник для встраивания',
  'things.teams.export-compliance': 'заявления об экспортном контроле',
  'acts.teams.user-team.leave': 'Выход из команды',
  'acts.teams.team.switch': 'Переход в другую команду',
  'acts.teams.member.update': 'Изменение ролей или доступа участника',
  'acts.teams.sub-user.reset-password': 'Сброс пароля субаккаунта',
  'acts.teams.sub-user.restore': 'Восстановление субаккаунта',
  'acts.teams.invitation.create': 'Приглашение в команду',
  'acts.teams.invitation.resend': 'Повторная отправка приглашения',
  'acts.teams.invitation.revoke': 'Отзыв приглашения',
  'acts.teams.own-invitation.accept': 'Вступление в команду',
  'acts.teams.own-invitation.decline': 'Отказ от приглашения',
  'acts.teams.role-permission.update': 'Изменение разрешений ролей',
  'acts.teams.user-permission.update': 'Изменение разрешений участника',
  'acts.teams.invitation-expiry': 'Истечение приглашения',
  'acts.teams.test-user-expiry': 'Истечение тестового пользователя',
  'acts.teams.service-provider-end': 'Окончание работы поставщика',
  'acts.teams.real-name-check': 'Проверка личности',

  // Rows and their fields.
  'rows.teams.members': 'Участник',
  'rows.teams.invitations': 'Приглашение',
  'rows.teams.role_deviations': 'Разрешение роли',
  'rows.teams.permission_exceptions': 'Разрешение участника',
  'rows.teams.service_providers': 'Поставщик услуг',
  'rows.teams.test_users': 'Тестовый пользователь',
  'rows.teams.embedding_origins': 'Источник для встраивания',
  'rows.teams.compliance_signatures': 'Подпись',
  'fields.teams.member_id': 'Идентификатор участника',
  'fields.teams.roles': 'Роли',
  'fields.teams.app_scope': 'Доступ к приложениям',
  'fields.teams.app_ids': 'Приложения',
  'fields.teams.invite_time': 'Приглашение',
  'fields.teams.join_time': 'Вступление',
  'fields.teams.last_seen_time': 'Последний визит',
  'fields.teams.remove_time': 'Удаление',
  'fields.teams.invitation_id': 'Идентификатор приглашения',
  'fields.teams.invitee_id': 'Кто приглашён',
  'fields.teams.account': 'Аккаунт',
  'fields.teams.message': 'Сообщение',
  'fields.teams.inviter_id': 'Кто пригласил',
  'fields.teams.token_hash': 'Ссылка',
  'fields.teams.expire_time': 'Истекает',
  'fields.teams.answer_time': 'Ответ',
  'fields.teams.role': 'Роль',
  'fields.teams.permission': 'Разрешение',
  'fields.teams.held': 'Есть',
  'fields.teams.provider_id': 'Идентификатор поставщика',
  'fields.teams.provider_name': 'Название поставщика',
  'fields.teams.contact_name': 'Контактное лицо',
  'fields.teams.contact_mail': 'Электронная почта',
  'fields.teams.contact_phone': 'Телефон',
  'fields.teams.areas': 'Может видеть',
  'fields.teams.valid_until': 'Действует до',
  'fields.teams.test_user_id': 'Идентификатор тестового пользователя',
  'fields.teams.nick_name': 'Имя',
  'fields.teams.origin_id': 'Идентификатор источника',
  'fields.teams.origin': 'Источник',
  'fields.teams.version': 'Редакция заявления',
  'fields.teams.sign_time': 'Подписано',

  'areas.notices': 'Уведомления',

  // Acts.
  'acts.notices.user-notice-setting.update': 'Изменение своих уведомлений',

  // Rows and their fields.
  'rows.notices.notice_switches': 'Уведомление',
  'fields.notices.topic': 'Уведомление',
  'fields.notices.channel': 'Способ',
  'fields.notices.enabled': 'Включено',

  'areas.files': 'Файлы',

  // Things after a verb, and acts that say more than these two.
  'things.files.object': 'файла',
  'things.files.objects': 'файлов',
  'acts.files.object.upload-by-url': 'Загрузка файла по адресу',
  'acts.files.object-upload-url.get': 'Начало загрузки',
  'acts.files.object-upload-url-v2.get': 'Начало загрузки',
  'acts.files.objects-upload-url.get': 'Начало загрузок',
  'acts.files.multipart-upload.init': 'Начало загрузки по частям',
  'acts.files.multipart-upload.parts': 'Продолжение загрузки',
  'acts.files.multipart-upload.compose': 'Завершение загрузки',
  'acts.files.multipart-upload.abort': 'Отказ от загрузки',
  'acts.files.sweep': 'Очистка неиспользуемых файлов',

  // Rows and their fields.
  'rows.files.objects': 'Файл',
  'fields.files.biz_tag': 'Назначение',
  'fields.files.storage_key': 'Место хранения',
  'fields.files.request_id': 'Идентификатор запроса',
  'fields.files.upload_time': 'Загружен',

  'areas.orchestration': 'Процессы',

  // Acts.
  'acts.orchestration.invoke': 'Выполнение процесса',
  'acts.orchestration.version-on-shelf.submit': 'Отправка версии на публикацию',

  'areas.lead-report': 'Использование сервисов',

  // Acts.
  'acts.lead-report.behaviour.report': 'Передача сведений о просмотрах',

  // Rows and their fields.
  'rows.lead-report.lead_reports': 'Просмотр сервиса',
  'fields.lead-report.report_id': 'Идентификатор записи',
  'fields.lead-report.report_session': 'Сеанс',
  'fields.lead-report.data_type': 'Что просмотрено',
  'fields.lead-report.service_id': 'Идентификатор сервиса',
  'fields.lead-report.service_code': 'Код сервиса',
  'fields.lead-report.menu_id': 'Пункт меню',
}

export default ru
