import { icons, ResourceList, useData, useRoutes } from '@console-widgets/ui'
import { tasksData } from '../data.ts'
import { usePackagesText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { TaskStatus } from './build-status.tsx'

/** What the platform is building for an app. */
export function TaskList({ appId }: { appId: string }) {
  const text = usePackagesText()
  const routeTo = useRoutes(routes)
  const { tasks } = useData(tasksData, appId)
  return (
    <ResourceList
      list={tasks}
      title={text('channels.packages.task.title')}
      description={text('channels.packages.task.body')}
      columns={[
        {
          id: 'fileName',
          header: text('channels.packages.version'),
          code: true,
          primary: true,
          href: ({ jobId }) => routeTo('channels.job', { appId, jobId }),
        },
        {
          id: 'taskState',
          header: text('channels.packages.state'),
          cell: ({ state }) => <TaskStatus state={state} />,
          width: 150,
        },
        {
          id: 'done',
          header: text('channels.packages.task.progress'),
          cell: ({ done, total }) => (total === 0 ? '–' : text('channels.packages.builtOf', { count: done, total })),
          width: 120,
        },
        {
          id: 'createTime',
          header: text('channels.packages.created'),
          width: 150,
        },
      ]}
      empty={{
        title: text('channels.packages.task.empty'),
        body: text('channels.packages.task.emptyBody'),
        icon: icons.play,
      }}
    />
  )
}
