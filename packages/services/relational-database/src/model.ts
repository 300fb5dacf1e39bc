import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/connection-string.ts'
export * from './model/limits.ts'
export * from './model/names.ts'
export * from './model/sql-quotes.ts'
export * from './model/states.ts'

/** Fields that the list of databases can be filtered and sorted by. */
export const databaseListFields = {
  name: 'text',
  comment: 'text',
  characterSet: 'text',
  state: 'text',
  sizeBytes: 'number',
  createTime: 'time',
  updateTime: 'time',
} as const

/** Fields that the list of accounts can be filtered and sorted by. */
export const accountListFields = { name: 'text', comment: 'text', createTime: 'time', updateTime: 'time' } as const

/** Fields that the history of runs can be filtered and sorted by. */
export const runListFields = {
  accountName: 'text',
  userId: 'text',
  kind: 'text',
  state: 'text',
  sql: 'text',
  fileName: 'text',
  rowCount: 'number',
  durationMs: 'number',
  startTime: 'time',
} as const

/** Fields that the list of backups can be filtered and sorted by. */
export const backupListFields = {
  backupName: 'text',
  kind: 'text',
  state: 'text',
  time: 'time',
  sizeBytes: 'number',
  rowCount: 'number',
} as const

/** Fields that the list of restores can be filtered and sorted by. */
export const restoreListFields = { targetName: 'text', state: 'text', time: 'time', startTime: 'time' } as const

/** Fields that the list of saved queries can be filtered and sorted by. */
export const queryListFields = { queryName: 'text', sql: 'text', updateTime: 'time' } as const

/**
 * All members can see databases and accounts. Managers set names, passwords, and privileges, and can run SQL as any
 * account; members with only the query permission can run it as read-only accounts.
 */
export const permissions = {
  'relational-database.manage': ['app-administrator', 'development'],
  'relational-database.query': ['app-administrator', 'development', 'operations'],
} satisfies PermissionDeclarations

/** Whether a member can run SQL as an account in a database, given their permissions and the account's privilege. */
export function mayRunAs(permissionsHeld: ReadonlySet<string>, { readonly }: { readonly: boolean }): boolean {
  return (
    permissionsHeld.has('relational-database.manage') || (readonly && permissionsHeld.has('relational-database.query'))
  )
}
