import { reportVisit } from '@console-widgets/core/reports'
import {
  type ActionButtonProps,
  Badge,
  Callout,
  DetailPage,
  icons,
  Identifier,
  QueryView,
  RelativeTime,
  useConsole,
  useData,
  useLock,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { calls } from '../contract.ts'
import { type Project, projectData } from '../data.ts'
import { routes } from '../routes.ts'
import { useProjectsText } from '../generated/text.ts'
import { AllianceDifferences } from './alliance-loader.tsx'
import { EditProject } from './edit-project.tsx'
import { ServerFile } from './file-dialog.tsx'
import { OrderedServices } from './ordered-services-loader.tsx'
import { ProjectApps } from './project-apps.tsx'
import { ProjectCounts } from './project-counts.tsx'
import ProjectMembers from './project-members.tsx'
import { ProjectProperties } from './project-properties.tsx'
import { RegionCard, SetRegion } from './project-region.tsx'
import { ProjectTenant } from './project-tenant.tsx'
import { useRouteToApps } from './use-route-to-apps.ts'

export interface ProjectOverviewProps {
  /** ID of the project. */
  projectId: string
  /** Called when the user wants to add an app. Default: navigates to the app list. */
  onAddApp?: (detail: { projectId: string }) => void
  /** Called after the project was deleted. Default: navigates to the list. */
  onDeleted?: (detail: { projectId: string }) => void
}

/** Overview of one project: apps with their files, members, data location, and the recommended next step. */
export default function ProjectOverview(props: ProjectOverviewProps) {
  const { project } = useData(projectData, props.projectId)
  return <QueryView query={project}>{(known) => <Overview {...props} project={known} />}</QueryView>
}

function Overview({ project, onAddApp, onDeleted }: ProjectOverviewProps & { project: Project }) {
  const text = useProjectsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { projectId, projectName, description, region, appList, members, isDemo } = project
  const data = useData(projectData, projectId)
  const console = useConsole()
  const lock = useLock()
  const routeToApps = useRouteToApps()
  const [dialog, setDialog] = useState<'edit' | 'region' | 'server'>()
  const dialogProps = (name: typeof dialog) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : undefined),
  })
  useEffect(() => data.keepInView(project), [data, project])
  useEffect(() => {
    if (isDemo)
      void reportVisit(console, {
        dataType: 'agcp_demoproject_browsing',
        serviceId: projectId,
        serviceCode: 'projects',
        menuId: 'projects',
      })
  }, [console, isDemo, projectId])
  const addApp = () => (onAddApp ? onAddApp({ projectId }) : place.go(routeToApps(projectId)))
  const showServerFile: ActionButtonProps = {
    label: text('projects.next.file'),
    icon: icons.key,
    call: calls['projects.server-file.get'],
    run: () => setDialog('server'),
  }
  const setRegion: ActionButtonProps = {
    label: text('projects.next.region'),
    call: calls['projects.region.create'],
    run: () => setDialog('region'),
  }
  // Another service creates the app; what is locked is this project.
  const noApp = lock(calls['projects.project.update'])
  const next =
    region === null
      ? setRegion
      : appList.length === 0
        ? { label: text('projects.next.app'), reason: noApp, run: addApp }
        : showServerFile
  const remove = async () => {
    await data.remove.run({ projectId })
    if (onDeleted) onDeleted({ projectId })
    else place.go(routeTo('projects.list'))
  }
  const actions: ActionButtonProps[] = [
    {
      label: text('projects.edit'),
      icon: 'edit',
      call: calls['projects.project.update'],
      run: () => setDialog('edit'),
    },
    ...(next === showServerFile
      ? [{ label: text('projects.apps.add'), icon: 'add' as const, reason: noApp, run: addApp }]
      : [showServerFile]),
    {
      label: text('projects.delete'),
      icon: 'trash',
      call: calls['projects.project.delete'],
      reason: appList.length > 0 ? text('projects.delete.hasApps', { count: appList.length }) : undefined,
      run: remove,
      confirm: {
        title: text('projects.delete.title', { name: projectName }),
        description: text('projects.delete.body'),
        typed: projectName,
        action: text('projects.delete'),
      },
      done: text('projects.delete.done', { name: projectName }),
    },
  ]
  return (
    <>
      <DetailPage
        title={projectName}
        parents={[{ label: text('projects.title'), to: routeTo('projects.list') }]}
        status={isDemo ? <Badge tone="info">{text('projects.demo')}</Badge> : undefined}
        identifier={<Identifier value={projectId} label={text('projects.projectId')} />}
        meta={[...(description === '' ? [] : [description]), <RelativeTime key="updated" time={project.updateTime} />]}
        next={next}
        actions={actions}
        notice={region === null ? <Callout tone="warning">{text('projects.region.set.body')}</Callout> : undefined}
        tabs={[
          {
            id: 'overview',
            label: text('projects.overview'),
            content: () => (
              <div className="flex flex-col gap-5">
                <AllianceDifferences projectId={projectId} />
                <ProjectCounts projectId={projectId} />
                <div className="grid items-start gap-5 @lg:grid-cols-[2fr_1fr]">
                  <ProjectApps project={project} onAdd={addApp} />
                  <div className="flex flex-col gap-5">
                    <RegionCard projectId={projectId} onSet={() => setDialog('region')} />
                    <OrderedServices projectId={projectId} />
                  </div>
                </div>
              </div>
            ),
          },
          {
            id: 'members',
            label: text('projects.members'),
            count: members.length,
            content: () => <ProjectMembers projectId={projectId} />,
          },
          {
            id: 'settings',
            label: text('projects.settings'),
            content: () => (
              <div className="grid items-start gap-5 @lg:grid-cols-2">
                <ProjectProperties project={project} />
                <ProjectTenant projectId={projectId} />
              </div>
            ),
          },
        ]}
      />
      <EditProject project={project} {...dialogProps('edit')} />
      <SetRegion projectId={projectId} {...dialogProps('region')} />
      {dialog === 'server' ? <ServerFile projectId={projectId} onClose={() => setDialog(undefined)} /> : null}
    </>
  )
}
