import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/relational-database/v1'
const manage = { permission: 'relational-database.manage' } as const
const query = { permission: 'relational-database.query' } as const
/** A run appears in the history. Its response reports schema changes. */
const run = { ...query, touches: ['relational-database.runs'] } as const
/** Reads that show sizes, which change when SQL writes. */
const sized = { touches: ['relational-database', 'relational-database.sizes'] } as const
const keep = { ...query, touches: ['relational-database.queries'] } as const
/** Privileges on a database also determine what its users see of it. */
const privileges = { ...manage, touches: ['relational-database', 'relational-database.schema'] } as const

/** Backups change without a request, and a backup that has succeeded can be restored. */
const backups = { ...manage, spec: 'ours', touches: ['relational-database.backups'] } as const

const define = defineCalls<typeof schemas>()

/** The instance, its databases, and its accounts. */
const managingCalls = define({
  'relational-database.base-info.get': {
    ...sized,
    follows: ['projects.orders'],
    method: 'GET',
    path: `${base}/baseInfo`,
    title: 'Get base info',
    output: 'baseInfo',
  },
  'relational-database.base-info.update': {
    ...manage,
    method: 'PUT',
    path: `${base}/baseInfo`,
    title: 'Update base info',
    input: 'updateBaseInfoInput',
    output: 'baseInfo',
  },
  'relational-database.account.create': {
    ...privileges,
    method: 'POST',
    path: `${base}/accounts`,
    title: 'Create account',
    input: 'createAccountInput',
    output: 'account',
  },
  'relational-database.account.list': {
    method: 'GET',
    path: `${base}/accounts`,
    title: 'List accounts',
    input: 'accountListInput',
    output: 'accountPage',
  },
  'relational-database.account.delete': {
    ...privileges,
    method: 'DELETE',
    path: `${base}/accounts/{name}`,
    title: 'Delete account',
    input: 'accountNameInput',
  },
  'relational-database.account-base-info.update': {
    ...manage,
    method: 'PUT',
    path: `${base}/accounts/{name}/baseInfo`,
    title: 'Update account base info',
    input: 'updateAccountInput',
    output: 'account',
  },
  'relational-database.account-privileges.update': {
    ...privileges,
    method: 'PUT',
    path: `${base}/accounts/{name}/privileges`,
    title: 'Update account privileges',
    input: 'updateAccountPrivilegesInput',
    output: 'account',
  },
  'relational-database.database.create': {
    ...privileges,
    method: 'POST',
    path: `${base}/databases`,
    title: 'Create database',
    input: 'createDatabaseInput',
    output: 'database',
  },
  'relational-database.database.list': {
    ...sized,
    method: 'GET',
    path: `${base}/databases`,
    title: 'List databases',
    input: 'databaseListInput',
    output: 'databasePage',
  },
  'relational-database.database.delete': {
    ...manage,
    touches: [...privileges.touches, 'relational-database.sizes'],
    method: 'DELETE',
    path: `${base}/databases/{name}`,
    title: 'Delete database',
    confirm: 'typed',
    input: 'databaseNameInput',
  },
  'relational-database.database-base-info.update': {
    ...manage,
    method: 'PUT',
    path: `${base}/databases/{name}/baseInfo`,
    title: 'Update database base info',
    input: 'updateDatabaseInput',
    output: 'database',
  },
  'relational-database.database-privileges.update': {
    ...privileges,
    method: 'PUT',
    path: `${base}/databases/{name}/privileges`,
    title: 'Update database privileges',
    input: 'updateDatabasePrivilegesInput',
    output: 'database',
  },
})

/** Running SQL. */
const runningCalls = define({
  'relational-database.sql.execute': {
    ...run,
    method: 'POST',
    path: `${base}/databases/{name}/execute`,
    title: 'Execute SQL',
    input: 'executeInput',
    output: 'executeAnswer',
  },
  'relational-database.sql.cancel': {
    ...run,
    method: 'POST',
    path: `${base}/databases/{name}/execute/cancel`,
    title: 'Cancel a run',
    spec: 'ours',
    input: 'cancelRunInput',
    output: 'cancelAnswer',
  },
  'relational-database.sql.check': {
    ...query,
    method: 'POST',
    path: `${base}/sql/check`,
    title: 'Check SQL without running it',
    spec: 'ours',
    effect: 'read',
    touches: [],
    input: 'checkInput',
    output: 'checkAnswer',
  },
  'relational-database.sql-script.execute': {
    ...run,
    method: 'POST',
    path: `${base}/databases/{name}/executeSqlScript`,
    title: 'Execute SQL script',
    body: 'bytes',
    input: 'executeScriptInput',
    output: 'executeScriptAnswer',
  },
  'relational-database.sql-script-progress.get': {
    ...run,
    method: 'GET',
    path: `${base}/databases/executeSqlScript/taskProgress`,
    title: 'Get SQL script progress',
    input: 'scriptTaskInput',
    output: 'scriptProgress',
  },
  'relational-database.sql-script.cancel': {
    ...run,
    method: 'POST',
    path: `${base}/databases/executeSqlScript/cancel`,
    title: 'Cancel SQL script',
    spec: 'ours',
    input: 'scriptTaskInput',
    output: 'cancelAnswer',
  },
})

/** Side panels of the editor. */
const editorCalls = define({
  'relational-database.schema.get': {
    ...query,
    method: 'GET',
    path: `${base}/databases/{name}/schema`,
    title: 'Get the schema of a database',
    spec: 'ours',
    touches: ['relational-database.schema'],
    input: 'schemaInput',
    output: 'databaseSchema',
  },
  'relational-database.dependent.list': {
    ...query,
    method: 'GET',
    path: `${base}/databases/{name}/dependents`,
    title: 'List what is dropped with an object of a schema',
    spec: 'ours',
    touches: ['relational-database.schema'],
    input: 'dependentListInput',
    output: 'dependentList',
  },
  'relational-database.run.list': {
    ...run,
    method: 'GET',
    path: `${base}/databases/{name}/runs`,
    title: 'List runs',
    spec: 'ours',
    input: 'runListInput',
    output: 'runPage',
  },
  'relational-database.query.list': {
    ...keep,
    method: 'GET',
    path: `${base}/databases/{name}/queries`,
    title: 'List saved queries',
    spec: 'ours',
    input: 'queryListInput',
    output: 'queryPage',
  },
  'relational-database.query.save': {
    ...keep,
    method: 'PUT',
    path: `${base}/databases/{name}/queries`,
    title: 'Save query',
    spec: 'ours',
    input: 'saveQueryInput',
    output: 'saveQueryAnswer',
  },
  'relational-database.query.delete': {
    ...keep,
    method: 'DELETE',
    path: `${base}/databases/{name}/queries/{queryId}`,
    title: 'Delete saved query',
    spec: 'ours',
    confirm: 'click',
    input: 'queryIdInput',
  },
})

/** Backups, and restores to a point in time. */
const backupCalls = define({
  'relational-database.backup.list': {
    ...backups,
    method: 'GET',
    path: `${base}/databases/{name}/backups`,
    title: 'List backups',
    input: 'backupListInput',
    output: 'backupPage',
  },
  'relational-database.backup.create': {
    ...backups,
    method: 'POST',
    path: `${base}/databases/{name}/backups`,
    title: 'Back up a database',
    input: 'createBackupInput',
    output: 'createBackupAnswer',
  },
  'relational-database.backup.delete': {
    ...backups,
    method: 'DELETE',
    path: `${base}/databases/{name}/backups/{backupId}`,
    title: 'Delete backup',
    confirm: 'click',
    input: 'backupIdInput',
  },
  'relational-database.restore-point.get': {
    ...backups,
    method: 'GET',
    path: `${base}/databases/{name}/restorePoint`,
    title: 'Get the last backup before a time',
    input: 'restorePointInput',
    output: 'restorePoint',
  },
  'relational-database.database.restore': {
    ...backups,
    touches: [...privileges.touches, ...backups.touches, 'relational-database.sizes'],
    method: 'POST',
    path: `${base}/databases/{name}/restore`,
    title: 'Replace a database by an earlier state',
    effect: 'destroy',
    confirm: 'typed',
    input: 'restoreInput',
    output: 'restoreAnswer',
  },
  'relational-database.database.restore-copy': {
    ...backups,
    touches: [...privileges.touches, ...backups.touches],
    method: 'POST',
    path: `${base}/databases/{name}/restoreCopy`,
    title: 'Restore an earlier state into a new database',
    input: 'restoreCopyInput',
    output: 'restoreAnswer',
  },
  'relational-database.restore.list': {
    ...backups,
    method: 'GET',
    path: `${base}/databases/{name}/restores`,
    title: 'List restores',
    input: 'restoreListInput',
    output: 'restorePage',
  },
})

/** Calls of the area `relational-database`. */
export const calls = { ...managingCalls, ...runningCalls, ...editorCalls, ...backupCalls }
