import { Avatar, Badge, Button, Card, EmptyState, Link, useAllowed, useLock, useRoutes } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import type { Project, ProjectApp } from '../data.ts'
import { routes } from '../routes.ts'
import { useProjectsText } from '../generated/text.ts'
import { ConfigFile } from './file-dialog.tsx'
import { useRouteToApps } from './use-route-to-apps.ts'

interface ProjectAppsProps {
  project: Project
  onAdd: () => void
}

/** Apps of a project, each with its build configuration. */
export function ProjectApps({ project: { projectId, appList }, onAdd }: ProjectAppsProps) {
  const text = useProjectsText()
  const routeTo = useRoutes(routes)
  const routeToApps = useRouteToApps()
  const lock = useLock()
  const [shown, setShown] = useState<ProjectApp>()
  const mayRead = useAllowed(calls['projects.config-file.get'])
  return (
    <Card title={text('projects.apps')} actions={<Link to={routeToApps(projectId)}>{text('projects.apps.all')}</Link>}>
      {appList.length === 0 ? (
        <EmptyState
          icon="app"
          title={text('projects.apps.none')}
          body={text('projects.apps.none.body')}
          action={
            <Button icon="add" reason={lock(calls['projects.project.update'])} onClick={onAdd}>
              {text('projects.apps.add')}
            </Button>
          }
        />
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {appList.map((app) => (
            <li key={app.appId} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
              <Avatar square size="small" name={app.appName} />
              <span className="min-w-0 flex-1 basis-40">
                <Link to={routeTo('apps.app', app)}>{app.appName}</Link>
                {app.packageName ? (
                  <code className="block text-sm text-muted [overflow-wrap:anywhere]">{app.packageName}</code>
                ) : null}
              </span>
              {app.hasPermission ? null : <Badge>{text('projects.apps.readOnly')}</Badge>}
              {mayRead ? (
                <Button size="small" icon="download" onClick={() => setShown(app)}>
                  {text('projects.file.config')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {shown ? <ConfigFile projectId={projectId} app={shown} onClose={() => setShown(undefined)} /> : null}
    </Card>
  )
}
