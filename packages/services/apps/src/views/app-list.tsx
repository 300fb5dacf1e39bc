import {
  Avatar,
  type ColumnFilter,
  lazyFormDialog,
  ResourceList,
  useData,
  useLanguage,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type App, appsData } from '../data.ts'
import { isDeletable } from '../model.ts'
import { routes } from '../routes.ts'
import { detailsLocales } from '../generated/locales.ts'
import { useAppsText } from '../generated/text.ts'
import { AppStatus, useStateChoices } from './app-status.tsx'
import type { ProjectChoice } from './create-app.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { useTypeChoices } from './use-choices.ts'

const CreateApp = lazyFormDialog(() => import('./create-app.tsx').then((module) => module.CreateApp))

export interface AppListProps {
  /** Limits the list to this project, and creates new apps in it. */
  projectId?: string
  /** `managed` lists only the apps that the user can manage. Default `team`. */
  scope?: 'team' | 'managed'
  /** Projects to offer for a new app. */
  projects?: readonly ProjectChoice[]
  /** Called when an app is opened. Default: navigates to the app's route. */
  onOpen?: (detail: { appId: string }) => void
}

/** List of the apps of a team or a project. */
export default function AppList({ projectId, scope, projects, onOpen }: AppListProps) {
  const text = useAppsText()
  const routeTo = useRoutes(routes)
  const language = useLanguage()
  const place = usePlace()
  const states = useStateChoices()
  const types = useTypeChoices()
  const [creating, setCreating] = useState(false)
  const managed = scope === 'managed'
  const projectFilter: ColumnFilter = projects
    ? { kind: 'choice', choices: projects.map((project) => ({ value: project.projectId, label: project.projectName })) }
    : { kind: 'text' }
  const { apps, remove } = useData(appsData, { projectId, managed })
  const prepareCreate = () => {
    CreateApp.prepare()
    // The dialog meets the same failure again, and shows it.
    void detailsLocales[language]().catch(() => {})
  }
  const open = (app: App) => (onOpen ? onOpen({ appId: app.appId }) : place.go(routeTo('apps.app', app)))
  return (
    <>
      <ResourceList
        list={apps}
        title={text(managed ? 'apps.titleManaged' : 'apps.title')}
        description={<DemoNotice />}
        columns={[
          {
            id: 'appName',
            header: text('apps.name'),
            cell: (app) => (
              <span className="flex min-w-0 items-center gap-2">
                <Avatar square size="small" name={app.appName} />
                <span className="truncate">{app.appName}</span>
              </span>
            ),
            primary: true,
            href: (app) => routeTo('apps.app', app),
          },
          {
            id: 'releaseState',
            header: text('apps.state'),
            cell: (app) => <AppStatus app={app} />,
            filter: { kind: 'choice', choices: states },
            width: 172,
          },
          {
            id: 'onShelfVersion',
            header: text('apps.live'),
          },
          {
            id: 'packageName',
            header: text('apps.packageName'),
            code: true,
            // Its end tells packages apart, and stays when it is cut.
            width: 96,
          },
          {
            id: 'parentType',
            header: text('apps.type'),
            cell: (app) => types.find(({ value }) => value === app.parentType)?.label,
            filter: { kind: 'choice', choices: types },
            hidden: true,
          },
          {
            id: 'projectName',
            header: text('apps.project'),
            filter: { field: 'projectId', ...projectFilter },
            // Many apps share one; its room is for package names, which tell apps apart.
            hidden: true,
          },
          {
            id: 'appId',
            header: text('apps.appId'),
            code: true,
            hidden: true,
          },
          {
            id: 'createTime',
            header: text('apps.created'),
            hidden: true,
          },
          {
            id: 'updateTime',
            header: text('apps.updated'),
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('apps.create'),
            icon: 'add',
            call: calls['apps.app.create'],
            primary: true,
            shortcut: 'c',
            run: () => setCreating(true),
            prepare: prepareCreate,
          },
        ]}
        rowActions={[
          { id: 'open', label: text('apps.open'), icon: 'arrow-end', run: open },
          {
            id: 'delete',
            label: text('apps.delete'),
            icon: 'trash',
            danger: true,
            call: calls['apps.app.delete'],
            disabled: (app) => (isDeletable(app) ? undefined : text('apps.delete.onShelf')),
            run: ({ appId }) => remove.run({ appId }),
            confirm: ({ appName }) => ({
              title: text('apps.delete.title', { name: appName }),
              description: text('apps.delete.body'),
              typed: appName,
              action: text('apps.delete'),
            }),
          },
        ]}
        empty={{ title: text('apps.empty'), body: text('apps.emptyBody'), icon: 'app', action: 'create' }}
        onOpen={onOpen && open}
      />
      <CreateApp
        open={creating}
        onOpenChange={setCreating}
        projectId={projectId}
        projects={projects}
        onCreated={open}
      />
    </>
  )
}
