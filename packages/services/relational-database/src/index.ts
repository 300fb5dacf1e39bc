import { withText } from '@console-widgets/ui'
import { locales } from './text.ts'
import DatabaseListView from './views/database-list.tsx'

export const DatabaseList = withText(locales, DatabaseListView)
