import { lazyFormDialog, withText } from '@console-widgets/ui'
import { detailsLocales, locales } from './generated/locales.ts'
import AppListView from './views/app-list.tsx'
import AppOverviewView from './views/app-overview.tsx'
import NonAgAppListView from './views/non-ag-app-list.tsx'

export const AppList = withText(locales, AppListView)
export const AppOverview = withText(locales, withText(detailsLocales, AppOverviewView))
export const CreateApp = withText(
  locales,
  lazyFormDialog(() => import('./views/create-app.tsx').then((module) => module.CreateApp)),
  null,
)
export const NonAgAppList = withText(locales, withText(detailsLocales, NonAgAppListView))

export type { AppListProps } from './views/app-list.tsx'
export type { AppOverviewProps } from './views/app-overview.tsx'
export type { CreateAppProps, ProjectChoice } from './views/create-app.tsx'
