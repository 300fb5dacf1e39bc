import { icons, lazyFormDialog, ResourceList, useData, usePlace, useRoutes } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { jobsData } from '../data.ts'
import { usePackagesText } from '../generated/text.ts'
import { isBuilding } from '../model.ts'
import { routes } from '../routes.ts'
import { BuildStatus, useBuildStates } from './build-status.tsx'

const NewJob = lazyFormDialog(() => import('./new-job.tsx').then((module) => module.NewJob))

/** Jobs that build the packages of an app's channels. */
export function JobList({ appId }: { appId: string }) {
  const text = usePackagesText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const states = useBuildStates()
  const { jobs, cancel, remove } = useData(jobsData, appId)
  const [isOpen, setOpen] = useState(false)
  const pageOf = (jobId: string) => routeTo('channels.job', { appId, jobId })
  return (
    <>
      <ResourceList
        list={jobs}
        title={text('channels.packages.jobs')}
        description={text('channels.packages.body')}
        columns={[
          {
            id: 'fileName',
            header: text('channels.packages.version'),
            code: true,
            primary: true,
            href: ({ jobId }) => pageOf(jobId),
          },
          {
            id: 'state',
            header: text('channels.packages.state'),
            cell: ({ state }) => <BuildStatus state={state} />,
            filter: { kind: 'choice', choices: states },
            width: 150,
          },
          {
            id: 'succeeded',
            header: text('channels.packages.built'),
            cell: ({ succeeded, total }) => text('channels.packages.builtOf', { count: succeeded, total }),
            width: 120,
          },
          {
            id: 'createTime',
            header: text('channels.packages.created'),
            width: 150,
          },
          {
            id: 'endTime',
            header: text('channels.packages.ended'),
            width: 150,
            hidden: true,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('channels.packages.build'),
            icon: 'add',
            call: calls['channels.package-job.create'],
            primary: true,
            shortcut: 'c',
            run: () => setOpen(true),
            prepare: NewJob.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'open',
            label: text('channels.packages.open'),
            icon: 'arrow-end',
            run: ({ jobId }) => place.go(pageOf(jobId)),
          },
          {
            id: 'cancel',
            label: text('channels.packages.cancel'),
            icon: 'close',
            call: calls['channels.package-job.cancel'],
            disabled: ({ state }) => (isBuilding(state) ? undefined : text('channels.packages.cancel.ended')),
            run: ({ jobId }) => cancel.run({ appId, jobId }),
            confirm: {
              title: text('channels.packages.cancel.title'),
              description: text('channels.packages.cancel.body'),
              action: text('channels.packages.cancel'),
            },
          },
          {
            id: 'delete',
            label: text('channels.packages.delete'),
            icon: 'trash',
            danger: true,
            call: calls['channels.package-job.delete'],
            disabled: ({ state }) => (isBuilding(state) ? text('channels.packages.delete.running') : undefined),
            run: ({ jobId }) => remove.run({ appId, jobId }),
            confirm: {
              title: text('channels.packages.delete.title'),
              description: text('channels.packages.delete.body'),
              action: text('channels.packages.delete'),
            },
            done: text('channels.packages.deleted'),
          },
        ]}
        empty={{
          title: text('channels.packages.empty'),
          body: text('channels.packages.emptyBody'),
          icon: icons.file,
          action: 'create',
        }}
      />
      <NewJob appId={appId} open={isOpen} onOpenChange={setOpen} onStarted={(jobId) => place.go(pageOf(jobId))} />
    </>
  )
}
