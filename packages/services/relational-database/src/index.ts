import { withText } from '@console-widgets/ui'
import { locales } from './generated/locales.ts'
import AccountListView from './views/account-list.tsx'
import DatabaseBackupsView from './views/database-backups.tsx'
import DatabaseListView from './views/database-list.tsx'
import DatabaseServiceView from './views/database-service.tsx'
import SqlEditorView from './views/sql-editor.tsx'

export const DatabaseService = withText(locales, DatabaseServiceView)
export const DatabaseList = withText(locales, DatabaseListView)
export const DatabaseBackups = withText(locales, DatabaseBackupsView)
export const DatabaseAccountList = withText(locales, AccountListView)
export const SqlEditor = withText(locales, SqlEditorView)

export type { DatabaseBackupsProps } from './views/database-backups.tsx'
export type { DatabaseListProps } from './views/database-list.tsx'
export type { DatabaseServiceProps } from './views/database-service.tsx'
export type { SqlEditorProps } from './views/sql-editor.tsx'
