import {
  icons,
  lazyFormDialog,
  ResourceList,
  useAllowed,
  useAsked,
  useData,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { checksData } from '../data.ts'
import { useAppCheckText } from '../generated/text.ts'
import { isRunning } from '../model.ts'
import { routes } from '../routes.ts'
import { CheckStatus, RankCounts, useStatusChoices } from './check-status.tsx'

const NewCheck = lazyFormDialog(() => import('./new-check.tsx').then((module) => module.NewCheck))

export interface CheckListProps {
  /** ID of the app. */
  appId: string
}

/** Beginning of a field that stands for a package, before its ID. */
const packageField = 'packages.'

/** Checks of an app’s packages. */
export default function CheckList({ appId }: CheckListProps) {
  const text = useAppCheckText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const states = useStatusChoices()
  const { checks, cancel, remove } = useData(checksData, appId)
  // A check before a release leads here with a package that wasn't checked.
  const { field, onward } = useAsked()
  const pkgId = field?.startsWith(packageField) ? field.slice(packageField.length) : undefined
  const mayStart = useAllowed(calls['app-check.check.create'])
  const [isOpen, setOpen] = useState(mayStart && pkgId !== undefined)
  const reportOf = (checkId: string) => onward(routeTo('app-check.report', { appId, checkId }))
  return (
    <>
      <ResourceList
        list={checks}
        title={text('app-check.title')}
        columns={[
          {
            id: 'versionName',
            header: text('app-check.version'),
            cell: ({ versionName, fileName }) => versionName ?? fileName,
            primary: true,
            href: ({ taskId }) => reportOf(taskId),
          },
          {
            id: 'status',
            header: text('app-check.state'),
            cell: (check) => <CheckStatus check={check} />,
            filter: { kind: 'choice', choices: states },
            width: 130,
          },
          {
            id: 'result',
            header: text('app-check.problems'),
            cell: ({ result }) => <RankCounts counts={result} short />,
            width: 190,
          },
          { id: 'fileName', header: text('app-check.file'), code: true, width: 300 },
          {
            id: 'createTime',
            header: text('app-check.started'),
            width: 126,
          },
          {
            id: 'endTime',
            header: text('app-check.ended'),
            width: 140,
            hidden: true,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('app-check.start'),
            icon: icons.play,
            call: calls['app-check.check.create'],
            primary: true,
            run: () => setOpen(true),
            prepare: NewCheck.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'open',
            label: text('app-check.open'),
            icon: 'arrow-end',
            run: ({ taskId }) => place.go(reportOf(taskId)),
          },
          {
            id: 'cancel',
            label: text('app-check.cancel'),
            icon: 'close',
            call: calls['app-check.check.cancel'],
            disabled: ({ status }) => (isRunning(status) ? undefined : text('app-check.cancel.ended')),
            run: ({ taskId }) => cancel.run({ checkId: taskId }),
            confirm: { title: text('app-check.cancel.title'), action: text('app-check.cancel') },
          },
          {
            id: 'delete',
            label: text('app-check.delete'),
            icon: 'trash',
            danger: true,
            call: calls['app-check.check.delete'],
            disabled: ({ status }) => (isRunning(status) ? text('app-check.delete.running') : undefined),
            run: ({ taskId }) => remove.run({ id: taskId }),
            confirm: {
              title: text('app-check.delete.title'),
              description: text('app-check.delete.body'),
              action: text('app-check.delete'),
            },
          },
        ]}
        empty={{ title: text('app-check.empty'), body: text('app-check.emptyBody'), icon: 'check', action: 'create' }}
      />
      <NewCheck
        appId={appId}
        pkgId={pkgId}
        open={isOpen}
        onOpenChange={setOpen}
        onStarted={(checkId) => place.go(reportOf(checkId))}
      />
    </>
  )
}
