import { withText } from '@console-widgets/ui'
import { locales } from './text.ts'
import AppListView from './views/app-list.tsx'

export const AppList = withText(locales, AppListView)

export type { AppListProps } from './views/app-list.tsx'
export type { ProjectChoice } from './views/create-app.tsx'
