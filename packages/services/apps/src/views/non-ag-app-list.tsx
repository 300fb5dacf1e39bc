import { lazyFormDialog, ResourceList, Status, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type NonAgApp, nonAgAppsData } from '../data.ts'
import { useDetailsText } from '../generated/text.ts'
import type { NonAgAppValues } from './edit-non-ag-app.tsx'

const fresh: NonAgAppValues = { packageName: '', appName: '', url: '' }
const EditNonAgApp = lazyFormDialog(() => import('./edit-non-ag-app.tsx').then((module) => module.EditNonAgApp))

/** Apps that are published elsewhere and use services of the platform. */
export default function NonAgAppList() {
  const text = useDetailsText()
  const { nonAgApps, update } = useData(nonAgAppsData)
  const [editing, setEditing] = useState<NonAgAppValues>()
  const edit = (app: NonAgApp) => setEditing({ packageName: app.packageName, appName: app.appName, url: app.url ?? '' })
  const turn = ({ state, ...app }: NonAgApp) =>
    update.run({
      packageName: app.packageName,
      appName: app.appName,
      url: app.url ?? undefined,
      state: state === 'active' ? 'stopped' : 'active',
    })
  return (
    <>
      <ResourceList
        list={nonAgApps}
        title={text('apps.elsewhere')}
        columns={[
          {
            id: 'appName',
            header: text('apps.name'),
            cell: (app) => app.appName,
            primary: true,
          },
          {
            id: 'state',
            header: text('apps.state'),
            cell: (app) => (
              <Status tone={app.state === 'active' ? 'success' : 'draft'}>{text(`apps.elsewhere.${app.state}`)}</Status>
            ),
            filter: {
              kind: 'choice',
              choices: (['active', 'stopped'] as const).map((value) => ({
                value,
                label: text(`apps.elsewhere.${value}`),
              })),
            },
          },
          {
            id: 'packageName',
            header: text('apps.packageName'),
            code: true,
          },
          { id: 'url', header: text('apps.elsewhere.address'), cell: (app) => app.url ?? '–' },
          {
            id: 'updateTime',
            header: text('apps.updated'),
          },
        ]}
        actions={[
          {
            id: 'add',
            label: text('apps.elsewhere.add'),
            icon: 'add',
            call: calls['apps.non-ag-app.update'],
            primary: true,
            run: () => setEditing(fresh),
            prepare: EditNonAgApp.prepare,
          },
        ]}
        rowActions={[
          { id: 'edit', label: text('apps.edit'), icon: 'edit', call: calls['apps.non-ag-app.update'], run: edit },
          {
            id: 'stop',
            label: text('apps.elsewhere.stop'),
            call: calls['apps.non-ag-app.update'],
            hidden: (app) => app.state === 'stopped',
            run: turn,
          },
          {
            id: 'start',
            label: text('apps.elsewhere.start'),
            call: calls['apps.non-ag-app.update'],
            hidden: (app) => app.state === 'active',
            run: turn,
          },
        ]}
        empty={{ title: text('apps.elsewhere.empty'), body: text('apps.elsewhere.emptyBody'), action: 'add' }}
      />
      <EditNonAgApp
        app={editing ?? fresh}
        open={editing !== undefined}
        onOpenChange={(open) => setEditing(open ? editing : undefined)}
      />
    </>
  )
}
