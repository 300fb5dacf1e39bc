/** Messages of the dialog that shows how programs connect, in English. */
const en = {
  'relational-database.connect.title': 'Connect to {name}',
  'relational-database.connect.account': 'Account',
  'relational-database.connect.string': 'Connection string',
  'relational-database.connect.psql': 'psql',
  'relational-database.connect.host': 'Host',
  'relational-database.connect.port': 'Port',
  'relational-database.connect.user': 'User',
  'relational-database.connect.database': 'Database',
  'relational-database.connect.password':
    'Replace [password] with the account’s password. It isn’t shown after it has been set; if it is lost, reset it in the list of accounts.',
  'relational-database.connect.hosts': 'This account can only connect from: {hosts}',
  'relational-database.connect.rights':
    'Programs have the account’s privileges, and their statements appear in the history.',
  'relational-database.connect.off': 'Programs can’t connect',
  'relational-database.connect.off.body':
    'The port for programs is turned off. The operator of the platform can turn it on with DATABASE_PORT.',
  'relational-database.connect.page.body': 'The databases of this page exist in the browser only.',
  'relational-database.connect.done': 'Done',
} as const

export default en
