import { DetailPage, type DetailTab, useRoutes } from '@console-widgets/ui'
import { usePackagesText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { CertificateList } from './certificate-list.tsx'
import { JobList } from './job-list.tsx'
import { PackageReader } from './package-reader.tsx'
import { TaskList } from './task-list.tsx'

export interface ChannelPackagesProps {
  /** ID of the app. */
  appId: string
}

/** Packages of an app's channels: the jobs that build them, certificates, running work, and a reader. */
export default function ChannelPackages({ appId }: ChannelPackagesProps) {
  const text = usePackagesText()
  const routeTo = useRoutes(routes)
  const tabs: DetailTab[] = [
    { id: 'jobs', label: text('channels.packages.jobs'), content: () => <JobList appId={appId} /> },
    {
      id: 'certificates',
      label: text('channels.packages.certificates'),
      content: () => <CertificateList appId={appId} />,
    },
    { id: 'tasks', label: text('channels.packages.tasks'), content: () => <TaskList appId={appId} /> },
    { id: 'read', label: text('channels.packages.read'), content: () => <PackageReader appId={appId} /> },
  ]
  return (
    <DetailPage
      title={text('channels.packages.title')}
      parents={[{ label: text('channels.packages.channels'), to: routeTo('channels.list', { appId }) }]}
      tabs={tabs}
    />
  )
}
