import { withText } from '@console-widgets/ui'
import { locales } from './text.ts'
import AppListView from './views/app-list.tsx'
import AppOverviewView from './views/app-overview.tsx'
import { CreateApp as CreateAppView } from './views/create-app.tsx'
import NonAgAppListView from './views/non-ag-app-list.tsx'

export const AppList = withText(locales, AppListView)
export const AppOverview = withText(locales, AppOverviewView)
export const CreateApp = withText(locales, CreateAppView)
export const NonAgAppList = withText(locales, NonAgAppListView)

export type { AppListProps } from './views/app-list.tsx'
export type { AppOverviewProps } from './views/app-overview.tsx'
export type { CreateAppProps, ProjectChoice } from './views/create-app.tsx'
