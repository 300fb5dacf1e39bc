import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** The words of relational databases for the audit trail and the permissions, in Russian. */
const ru: Translation<typeof en> = {
  'areas.relational-database': 'Реляционная база данных',

  // Permissions.
  'rights.relational-database.manage': 'Управление базами данных',
  'rights.relational-database.manage.help': 'Создавать и удалять базы и их учётные записи, задавать привилегии.',
  'rights.relational-database.query': 'Выполнение SQL',
  'rights.relational-database.query.help': 'Выполнять запросы и скрипты на данных команды.',

  // Things after a verb, and acts that say more than these two.
  'things.relational-database.account': 'учётной записи базы',
  'things.relational-database.account-base-info': 'учётной записи базы',
  'things.relational-database.account-privileges': 'привилегий учётной записи базы',
  'things.relational-database.database': 'базы данных',
  'things.relational-database.database-base-info': 'базы данных',
  'things.relational-database.database-privileges': 'привилегий в базе данных',
  'things.relational-database.base-info': 'экземпляра базы данных',
  'things.relational-database.sql': 'запроса SQL',
  'things.relational-database.sql-script': 'скрипта SQL',
  'things.relational-database.query': 'запроса SQL',
  'acts.relational-database.sql.cancel': 'Остановка запроса SQL',
  'acts.relational-database.sql-script.cancel': 'Остановка скрипта SQL',

  // Rows and their fields.
  'rows.relational-database.database_instances': 'Экземпляр базы данных',
  'rows.relational-database.databases': 'База данных',
  'rows.relational-database.database_accounts': 'Учётная запись базы',
  'rows.relational-database.database_privileges': 'Привилегия',
  'rows.relational-database.database_queries': 'Сохранённый запрос',
  'fields.relational-database.instance_id': 'Идентификатор экземпляра',
  'fields.relational-database.instance_name': 'Название экземпляра',
  'fields.relational-database.comment': 'Комментарий',
  'fields.relational-database.time_zone': 'Часовой пояс',
  'fields.relational-database.row_limit': 'Предел строк',
  'fields.relational-database.timeout_seconds': 'Предел времени, в секундах',
  'fields.relational-database.changing_until': 'Изменяется до',
  'fields.relational-database.database_id': 'Идентификатор базы данных',
  'fields.relational-database.databases.name': 'Имя базы данных',
  'fields.relational-database.database_accounts.name': 'Имя учётной записи',
  'fields.relational-database.character_set': 'Кодировка',
  'fields.relational-database.size_bytes': 'Размер',
  'fields.relational-database.filling': 'Демонстрационные данные',
  'fields.relational-database.filling_time': 'Время демонстрационных данных',
  'fields.relational-database.account_id': 'Идентификатор учётной записи',
  'fields.relational-database.hosts': 'Узлы',
  'fields.relational-database.password_verifier': 'Пароль',
  'fields.relational-database.readonly': 'Только чтение',
  'fields.relational-database.query_id': 'Идентификатор запроса',
  'fields.relational-database.query_name': 'Название запроса',
  'fields.relational-database.sql': 'SQL',
}

export default ru
