import {
  Badge,
  lazyFormDialog,
  type ListAction,
  ResourceList,
  useData,
  usePlace,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { projectsData } from '../data.ts'
import { projectRegions } from '../model.ts'
import { routes } from '../routes.ts'
import { useProjectsText } from '../generated/text.ts'

const CreateProject = lazyFormDialog(() => import('./create-project.tsx').then((module) => module.CreateProject))

export interface ProjectListProps {
  /** Called when a project is opened. Default: navigates to the project's route. */
  onOpen?: (detail: { projectId: string }) => void
}

/** List of a team's projects. */
export default function ProjectList({ onOpen }: ProjectListProps) {
  const text = useProjectsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const [creating, setCreating] = useState(false)
  const { projects, entrance, remove } = useData(projectsData)
  const full = useStore(entrance).data?.obstacles.includes('limit-reached')
  const open = ({ projectId }: { projectId: string }) =>
    onOpen ? onOpen({ projectId }) : place.go(routeTo('projects.project', { projectId }))
  const create: ListAction = {
    id: 'create',
    label: text('projects.create'),
    icon: 'add',
    call: calls['projects.project.create'],
    primary: true,
    shortcut: 'c',
    disabled: full ? text('projects.create.limit') : undefined,
    run: () => setCreating(true),
    prepare: CreateProject.prepare,
  }
  return (
    <>
      <ResourceList
        list={projects}
        title={text('projects.title')}
        columns={[
          {
            id: 'projectName',
            header: text('projects.name'),
            cell: (project) => project.projectName,
            primary: true,
            href: (project) => routeTo('projects.project', project),
          },
          {
            id: 'isDemo',
            header: text('projects.demo'),
            cell: (project) => (project.isDemo ? <Badge tone="info">{text('projects.demo')}</Badge> : null),
            hidden: true,
          },
          {
            id: 'region',
            header: text('projects.region'),
            cell: (project) => (project.region ? text(`projects.region.${project.region}`) : text('projects.noRegion')),
            filter: {
              kind: 'choice',
              choices: projectRegions.map((value) => ({ value, label: text(`projects.region.${value}`) })),
            },
          },
          { id: 'appCount', header: text('projects.apps'), cell: (project) => project.appCount, align: 'end' },
          { id: 'memberCount', header: text('projects.members'), cell: (project) => project.memberCount, align: 'end' },
          {
            id: 'description',
            header: text('projects.description'),
            cell: (project) => project.description,
            hidden: true,
          },
          {
            id: 'projectId',
            header: text('projects.projectId'),
            code: true,
            hidden: true,
          },
          {
            id: 'createTime',
            header: text('projects.created'),
          },
          {
            id: 'updateTime',
            header: text('projects.updated'),
          },
        ]}
        actions={[create]}
        rowActions={[
          { id: 'open', label: text('projects.open'), icon: 'arrow-end', run: open },
          {
            id: 'delete',
            label: text('projects.delete'),
            icon: 'trash',
            danger: true,
            call: calls['projects.project.delete'],
            disabled: ({ appCount }) =>
              appCount > 0 ? text('projects.delete.hasApps', { count: appCount }) : undefined,
            run: ({ projectId }) => remove.run({ projectId }),
            confirm: ({ projectName }) => ({
              title: text('projects.delete.title', { name: projectName }),
              description: text('projects.delete.body'),
              typed: projectName,
              action: text('projects.delete'),
            }),
          },
        ]}
        empty={{ title: text('projects.empty'), body: text('projects.emptyBody'), icon: 'folder', action: 'create' }}
        onOpen={onOpen && open}
      />
      <CreateProject open={creating} onOpenChange={setCreating} onCreated={open} />
    </>
  )
}
