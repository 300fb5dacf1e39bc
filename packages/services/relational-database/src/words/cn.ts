import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** The words of relational databases for the audit trail and the permissions, in Chinese. */
const cn: Translation<typeof en> = {
  'areas.relational-database': '关系型数据库',

  // Permissions.
  'rights.relational-database.manage': '管理数据库',
  'rights.relational-database.manage.help': '创建和删除数据库及账号，设置权限。',
  'rights.relational-database.query': '执行 SQL',
  'rights.relational-database.query.help': '对团队数据执行语句和脚本。',

  // Things after a verb, and acts that say more than these two.
  'things.relational-database.account': '数据库账号',
  'things.relational-database.account-base-info': '数据库账号',
  'things.relational-database.account-privileges': '数据库账号权限',
  'things.relational-database.database': '数据库',
  'things.relational-database.database-base-info': '数据库信息',
  'things.relational-database.database-privileges': '数据库权限',
  'things.relational-database.base-info': '数据库实例',
  'things.relational-database.sql': 'SQL 语句',
  'things.relational-database.sql-script': 'SQL 脚本',
  'things.relational-database.query': 'SQL 查询',
  'acts.relational-database.sql.cancel': '停止 SQL 语句',
  'acts.relational-database.sql-script.cancel': '停止 SQL 脚本',

  // Rows and their fields.
  'rows.relational-database.database_instances': '数据库实例',
  'rows.relational-database.databases': '数据库',
  'rows.relational-database.database_accounts': '数据库账号',
  'rows.relational-database.database_privileges': '数据库权限',
  'rows.relational-database.database_queries': '已保存查询',
  'fields.relational-database.instance_id': '实例 ID',
  'fields.relational-database.instance_name': '实例名称',
  'fields.relational-database.comment': '备注',
  'fields.relational-database.time_zone': '时区',
  'fields.relational-database.row_limit': '行数上限',
  'fields.relational-database.timeout_seconds': '超时时间（秒）',
  'fields.relational-database.changing_until': '变更截止时间',
  'fields.relational-database.database_id': '数据库 ID',
  'fields.relational-database.databases.name': '数据库名称',
  'fields.relational-database.database_accounts.name': '账号名称',
  'fields.relational-database.character_set': '字符集',
  'fields.relational-database.size_bytes': '大小',
  'fields.relational-database.filling': '演示数据',
  'fields.relational-database.filling_time': '演示数据时间',
  'fields.relational-database.account_id': '账号 ID',
  'fields.relational-database.hosts': '允许访问的主机',
  'fields.relational-database.password_verifier': '密码',
  'fields.relational-database.readonly': '只读',
  'fields.relational-database.query_id': '查询 ID',
  'fields.relational-database.query_name': '查询名称',
  'fields.relational-database.sql': 'SQL',
}

export default cn
