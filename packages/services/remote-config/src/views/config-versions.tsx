import { Badge, icons, lazyPart, ResourceList, useData, useStore } from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { schedulingData, type Version, versionsData } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'
import { versionKinds } from '../model.ts'
import { PlanList } from './plan-list.tsx'

const VersionDialog = lazyPart(() => import('./version-dialog.tsx').then((module) => module.VersionDialog))

export interface ConfigVersionsProps {
  /** ID of the project. */
  projectId: string
}

/** Scheduled and published versions: change when one is published, compare two, or roll back. */
export default function ConfigVersions({ projectId }: ConfigVersionsProps) {
  const text = useRemoteConfigText()
  const { versions } = useData(versionsData, projectId)
  const { data, error } = useStore(useData(schedulingData, projectId).any)
  // If it isn't known whether there are any, the list is there and says so.
  const hasPlans = data ? data.total > 0 : error !== undefined
  const [opened, setOpened] = useState<Version>()
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {hasPlans ? <PlanList projectId={projectId} /> : null}
      <ResourceList
        list={versions}
        title={text('remote-config.versions')}
        description={text('remote-config.versions.body')}
        columns={[
          {
            id: 'version',
            header: text('remote-config.version'),
            primary: true,
            cell: ({ version }) => text('remote-config.version.name', { version }),
            width: 130,
          },
          {
            id: 'kind',
            header: text('remote-config.kind'),
            cell: ({ kind, restored }) =>
              kind === 'rollback' ? (
                <Badge tone="warning">{text('remote-config.kind.restored', { version: restored ?? 0 })}</Badge>
              ) : (
                text(`remote-config.kind.${kind}`)
              ),
            filter: {
              kind: 'choice',
              choices: versionKinds.map((value) => ({ value, label: text(`remote-config.kind.${value}`) })),
            },
          },
          { id: 'note', header: text('remote-config.note'), cell: ({ note }) => note || '–' },
          {
            id: 'changes',
            header: text('remote-config.changes'),
            cell: ({ changes }) => changes,
            sort: false,
            filter: false,
            align: 'end',
            width: 110,
          },
          {
            id: 'userName',
            header: text('remote-config.user'),
            cell: ({ userName }) => userName ?? '–',
            sort: false,
            filter: false,
          },
          {
            id: 'publishTime',
            header: text('remote-config.time'),
          },
        ]}
        rowActions={[{ id: 'compare', label: text('remote-config.compare'), run: setOpened }]}
        empty={{ title: text('remote-config.versions.empty'), icon: icons.history }}
      />
      {opened ? (
        <Suspense>
          <VersionDialog projectId={projectId} version={opened.version} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </div>
  )
}
