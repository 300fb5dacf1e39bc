/** The words of relational databases for the audit trail and the permissions, in English. */
const en = {
  'areas.relational-database': 'Relational database',

  // Permissions.
  'rights.relational-database.manage': 'Manage databases',
  'rights.relational-database.manage.help': 'Create and delete databases and their accounts, and set privileges.',
  'rights.relational-database.query': 'Run SQL',
  'rights.relational-database.query.help': 'Run statements and scripts on the team’s data.',

  // Things after a verb, and acts that say more than these two.
  'things.relational-database.account': 'a database account',
  'things.relational-database.account-base-info': 'a database account',
  'things.relational-database.account-privileges': 'the privileges of a database account',
  'things.relational-database.database': 'a database',
  'things.relational-database.database-base-info': 'a database',
  'things.relational-database.database-privileges': 'the privileges on a database',
  'things.relational-database.base-info': 'a database instance',
  'things.relational-database.sql': 'an SQL statement',
  'things.relational-database.sql-script': 'an SQL script',
  'things.relational-database.query': 'an SQL query',
  'acts.relational-database.sql.cancel': 'Stopped an SQL statement',
  'acts.relational-database.sql-script.cancel': 'Stopped an SQL script',

  // Rows and their fields.
  'rows.relational-database.database_instances': 'Database instance',
  'rows.relational-database.databases': 'Database',
  'rows.relational-database.database_accounts': 'Database account',
  'rows.relational-database.database_privileges': 'Privilege',
  'rows.relational-database.database_queries': 'Saved query',
  'fields.relational-database.instance_id': 'Instance ID',
  'fields.relational-database.instance_name': 'Name of the instance',
  'fields.relational-database.comment': 'Comment',
  'fields.relational-database.time_zone': 'Time zone',
  'fields.relational-database.row_limit': 'Row limit',
  'fields.relational-database.timeout_seconds': 'Time limit, in seconds',
  'fields.relational-database.changing_until': 'Changing until',
  'fields.relational-database.database_id': 'Database ID',
  'fields.relational-database.databases.name': 'Name of the database',
  'fields.relational-database.database_accounts.name': 'Name of the account',
  'fields.relational-database.character_set': 'Character set',
  'fields.relational-database.size_bytes': 'Size',
  'fields.relational-database.filling': 'Demo data',
  'fields.relational-database.filling_time': 'Time of the demo data',
  'fields.relational-database.account_id': 'Account ID',
  'fields.relational-database.hosts': 'Hosts',
  'fields.relational-database.password_verifier': 'Password',
  'fields.relational-database.readonly': 'Read only',
  'fields.relational-database.query_id': 'Query ID',
  'fields.relational-database.query_name': 'Name of the query',
  'fields.relational-database.sql': 'SQL',
} as const

export default en
