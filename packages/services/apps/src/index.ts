import { lazyFormDialog, withText } from '@console-widgets/ui'
import { locales } from './text.ts'
import AppListView from './views/app-list.tsx'
import AppOverviewView from './views/app-overview.tsx'
import NonAgAppListView from './views/non-ag-app-list.tsx'

export const AppList = withText(locales, AppListView)
export const AppOverview = withText(locales, AppOverviewView)
export const CreateApp = withText(locales, lazyFormDialog(() => import('./views/create-app.tsx').then((module) => module.CreateApp)))
export const NonAgAppList = withText(locales, NonAgAppListView)

export type { AppListProps } from './views/app-list.tsx'
export type { AppOverviewProps } from './views/app-overview.tsx'
export type { CreateAppProps, ProjectChoice } from './views/create-app.tsx'
