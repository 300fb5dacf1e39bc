import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of relational databases for the audit log and the permission matrix. */
export const words = {
  'areas.relational-database': { cn: '关系型数据库', en: 'Relational database', ru: 'Реляционная база данных' },

  // Permissions.
  'rights.relational-database.manage': { cn: '管理数据库', en: 'Manage databases', ru: 'Управление базами данных' },
  'rights.relational-database.manage.help': {
    cn: '创建和删除数据库及账号，设置数据库权限。',
    en: 'Create and delete databases and their accounts, and set privileges.',
    ru: 'Создавать и удалять базы и их учётные записи, задавать привилегии.',
  },
  'rights.relational-database.query': { cn: '执行 SQL', en: 'Run SQL', ru: 'Выполнение SQL' },
  'rights.relational-database.query.help': {
    cn: '对团队数据执行语句和脚本。',
    en: 'Run statements and scripts on the team’s data.',
    ru: 'Выполнять запросы и скрипты на данных команды.',
  },

  // Things after a verb, and acts that say more than these two.
  'things.relational-database.account': { cn: '数据库账号', en: 'a database account', ru: 'учётной записи базы' },
  'things.relational-database.account-base-info': {
    cn: '数据库账号',
    en: 'a database account',
    ru: 'учётной записи базы',
  },
  'things.relational-database.account-privileges': {
    cn: '数据库账号权限',
    en: 'a database account’s privileges',
    ru: 'привилегий учётной записи базы',
  },
  'things.relational-database.database': { cn: '数据库', en: 'a database', ru: 'базы данных' },
  'things.relational-database.database-base-info': { cn: '数据库信息', en: 'a database', ru: 'базы данных' },
  'things.relational-database.database-privileges': {
    cn: '数据库权限',
    en: 'database privileges',
    ru: 'привилегий в базе данных',
  },
  'things.relational-database.backup': { cn: '数据库备份', en: 'a database backup', ru: 'резервной копии базы' },
  'things.relational-database.base-info': { cn: '数据库实例', en: 'a database instance', ru: 'экземпляра базы данных' },
  'things.relational-database.sql': { cn: 'SQL 语句', en: 'an SQL statement', ru: 'запроса SQL' },
  'things.relational-database.sql-script': { cn: 'SQL 脚本', en: 'an SQL script', ru: 'скрипта SQL' },
  'things.relational-database.query': { cn: 'SQL 查询', en: 'an SQL query', ru: 'запроса SQL' },
  'acts.relational-database.sql.cancel': {
    cn: '取消 SQL 语句',
    en: 'Canceled an SQL statement',
    ru: 'Отмена запроса SQL',
  },
  'acts.relational-database.sql-script.cancel': {
    cn: '取消 SQL 脚本',
    en: 'Canceled an SQL script',
    ru: 'Отмена скрипта SQL',
  },

  'acts.relational-database.backup.create': {
    cn: '备份数据库',
    en: 'Backed up a database',
    ru: 'Создание резервной копии базы',
  },
  'acts.relational-database.database.restore': {
    cn: '将数据库恢复到之前的状态',
    en: 'Replaced a database by an earlier state',
    ru: 'Замена базы данных прежним состоянием',
  },
  'acts.relational-database.database.restore-copy': {
    cn: '将之前的状态恢复到新数据库',
    en: 'Restored an earlier state into a new database',
    ru: 'Восстановление прежнего состояния в новую базу',
  },
  'acts.relational-database.backup-due': {
    cn: '自动备份数据库',
    en: 'Backed up a database automatically',
    ru: 'Автоматическое создание резервной копии базы',
  },
  'acts.relational-database.backup-expiry': {
    cn: '删除过期的数据库备份',
    en: 'Deleted expired database backups',
    ru: 'Удаление устаревших резервных копий базы',
  },
  'acts.relational-database.backup-removal': {
    cn: '清理已删除的数据库备份',
    en: 'Freed the space of deleted database backups',
    ru: 'Освобождение места удалённых резервных копий базы',
  },

  // Rows and their fields.
  'rows.relational-database.database_instances': {
    cn: '数据库实例',
    en: 'Database instance',
    ru: 'Экземпляр базы данных',
  },
  'rows.relational-database.databases': { cn: '数据库', en: 'Database', ru: 'База данных' },
  'rows.relational-database.database_accounts': { cn: '数据库账号', en: 'Database account', ru: 'Учётная запись базы' },
  'rows.relational-database.database_privileges': { cn: '数据库权限', en: 'Privilege', ru: 'Привилегия' },
  'rows.relational-database.database_queries': { cn: '已保存查询', en: 'Saved query', ru: 'Сохранённый запрос' },
  'fields.relational-database.instance_id': { cn: '实例 ID', en: 'Instance ID', ru: 'ID экземпляра' },
  'fields.relational-database.instance_name': { cn: '实例名称', en: 'Instance name', ru: 'Название экземпляра' },
  'fields.relational-database.comment': { cn: '备注', en: 'Comment', ru: 'Комментарий' },
  'fields.relational-database.time_zone': { cn: '时区', en: 'Time zone', ru: 'Часовой пояс' },
  'fields.relational-database.row_limit': { cn: '行数上限', en: 'Row limit', ru: 'Лимит строк' },
  'fields.relational-database.timeout_seconds': {
    cn: '超时时间（秒）',
    en: 'Time limit (seconds)',
    ru: 'Лимит времени, с',
  },
  'fields.relational-database.changing_until': { cn: '变更截止时间', en: 'Updating until', ru: 'Изменяется до' },
  'fields.relational-database.database_id': { cn: '数据库 ID', en: 'Database ID', ru: 'ID базы данных' },
  'fields.relational-database.databases.name': { cn: '数据库名称', en: 'Database name', ru: 'Имя базы данных' },
  'fields.relational-database.database_accounts.name': {
    cn: '账号名称',
    en: 'Account name',
    ru: 'Имя учётной записи',
  },
  'fields.relational-database.character_set': { cn: '字符集', en: 'Character set', ru: 'Кодировка' },
  'fields.relational-database.size_bytes': { cn: '大小', en: 'Size', ru: 'Размер' },
  'fields.relational-database.engine_id': { cn: '引擎中的 ID', en: 'ID in the engine', ru: 'ID в СУБД' },
  'fields.relational-database.filling': { cn: '演示数据', en: 'Demo data', ru: 'Демоданные' },
  'fields.relational-database.filling_time': {
    cn: '演示数据时间',
    en: 'Demo data time',
    ru: 'Время демоданных',
  },
  'fields.relational-database.account_id': { cn: '账号 ID', en: 'Account ID', ru: 'ID учётной записи' },
  'fields.relational-database.hosts': { cn: '允许访问的主机', en: 'Allowed hosts', ru: 'Разрешённые адреса' },
  'fields.relational-database.password_verifier': { cn: '密码', en: 'Password', ru: 'Пароль' },
  'fields.relational-database.readonly': { cn: '只读', en: 'Read-only', ru: 'Только чтение' },
  'fields.relational-database.query_id': { cn: '查询 ID', en: 'Query ID', ru: 'ID запроса' },
  'fields.relational-database.query_name': { cn: '查询名称', en: 'Query name', ru: 'Название запроса' },
  'fields.relational-database.sql': { cn: 'SQL', en: 'SQL', ru: 'SQL' },
  'attention.relational-database.backup-failed': {
    cn: '数据库 {name} 的最近一次备份失败',
    en: 'The last backup of the database {name} failed',
    ru: 'Последняя резервная копия базы {name} не создана',
  },
  'attention.relational-database.unhealthy': {
    cn: '数据库 {name} 未能完整创建',
    en: 'The database {name} couldn’t be created completely',
    ru: 'База данных {name} создана не полностью',
  },
  'attention.relational-database.full': {
    cn: '数据库存储空间已满，只能删除数据库',
    en: 'Database storage is full: databases can only be deleted',
    ru: 'Хранилище баз данных заполнено: базы можно только удалять',
  },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.relational-database.database-state': {
    cn: '数据库的当前状态不允许此操作，请稍候再试。',
    en: 'The database’s status doesn’t allow this. Wait until it’s running.',
    ru: 'Состояние базы этого не допускает. Дождитесь, пока она заработает.',
  },
  'refusals.relational-database.database-unavailable': {
    cn: '数据库没有响应，请稍后重试。',
    en: 'The database isn’t responding. Try again later.',
    ru: 'База данных не отвечает. Повторите попытку позже.',
  },
  'refusals.relational-database.database-busy': {
    cn: '数据库繁忙，请稍后重试。',
    en: 'The database is busy. Try again later.',
    ru: 'База данных занята. Повторите попытку позже.',
  },
  'issues.relational-database.before-first-backup': {
    cn: '不能早于首次备份的时间。',
    en: 'must not be before the first backup',
    ru: 'Время не может быть раньше первой резервной копии.',
  },
  'issues.relational-database.one-transaction': {
    cn: '不能与 BEGIN、COMMIT 或 ROLLBACK 同时使用。',
    en: 'can’t be combined with BEGIN, COMMIT, or ROLLBACK',
    ru: 'Нельзя сочетать с BEGIN, COMMIT и ROLLBACK.',
  },
  'issues.relational-database.new-run': {
    cn: '此运行 ID 已使用过。',
    en: 'must be a new one',
    ru: 'Этот ID запуска уже использован.',
  },
  'issues.relational-database.not-in-team': {
    cn: '本团队中没有此项。',
    en: 'isn’t in this team',
    ru: 'В этой команде такого нет.',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'relational-database.character_set': ['relational-database.characterSet', 'UTF8', 'LATIN1', 'WIN1251', 'SQL_ASCII'],
  'relational-database.databases.state': 'relational-database.state',
} satisfies WordsOfValues
