import { formatDateTime } from '@console-widgets/core/formats'
import {
  Badge,
  CutText,
  icons,
  Identifier,
  lazyFormDialog,
  QueryFailure,
  ResourceList,
  useAllowed,
  useData,
  useJoin,
  useLanguage,
  useStore,
  useToast,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type ApiKey, apiKeysData, projectData } from '../data.ts'
import { useKeysText, useProjectsText } from '../generated/text.ts'
import { apiKeyGraceDays } from '../model.ts'

const EditApiKey = lazyFormDialog(() => import('./edit-api-key.tsx').then((module) => module.EditApiKey))

/** API keys of a project's apps: restrict, rotate, delete. */
export function ApiKeys({ projectId }: { projectId: string }) {
  const text = useKeysText()
  const language = useLanguage()
  const toasts = useToast()
  const { keys, create, update, remove } = useData(apiKeysData, projectId)
  const { project } = useData(projectData, projectId)
  const apps = useStore(project).data?.appList ?? []
  const [edited, setEdited] = useState<ApiKey | 'new'>()
  const known = edited === 'new' ? undefined : edited
  const appName = (appId: string) => apps.find((app) => app.appId === appId)?.appName ?? appId
  if (!useAllowed(calls['delegate-services.api-key.get'])) return null
  return (
    <>
      <QueryFailure query={project} label={text('projects.keys.app')} />
      <ResourceList
        list={keys}
        title={text('projects.keys')}
        description={text('projects.keys.body')}
        columns={[
          { id: 'keyName', header: text('projects.keys.name'), primary: true },
          { id: 'appId', header: text('projects.keys.app'), width: 150, cell: ({ appId }) => appName(appId) },
          {
            id: 'apiKey',
            header: text('projects.keys.value'),
            code: true,
            width: 190,
            cell: ({ apiKey }) => <Identifier short value={apiKey} label={text('projects.keys.value')} />,
          },
          {
            id: 'isInConfigFile',
            header: text('projects.keys.file'),
            width: 150,
            cell: ({ isInConfigFile }) => (isInConfigFile ? <Badge>{text('projects.keys.inFile')}</Badge> : '–'),
          },
          {
            id: 'previousUntil',
            header: text('projects.keys.previous'),
            width: 170,
            cell: ({ previousUntil }) => (previousUntil === null ? '–' : formatDateTime(previousUntil, language)),
          },
          { id: 'packageName', header: text('projects.keys.restriction'), cell: (key) => <Restriction apiKey={key} /> },
          {
            id: 'createTime',
            header: text('projects.keys.created'),
            hidden: true,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('projects.keys.create'),
            icon: 'add',
            call: calls['delegate-services.api-key.create'],
            primary: true,
            run: () => setEdited('new'),
            prepare: EditApiKey.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'edit',
            label: text('projects.keys.edit'),
            icon: 'edit',
            call: calls['delegate-services.api-key.update'],
            run: setEdited,
          },
          {
            id: 'rotate',
            label: text('projects.keys.rotate'),
            icon: icons.key,
            call: calls['delegate-services.api-key.update'],
            run: async ({ keyId, keyName }) => {
              await update.run({ projectId, keyId, rotate: true })
              toasts.show({ tone: 'success', title: text('projects.keys.rotate.done', { name: keyName }) })
            },
            confirm: ({ keyName }) => ({
              title: text('projects.keys.rotate.title', { name: keyName }),
              description: text('projects.keys.rotate.body', { days: apiKeyGraceDays }),
            }),
          },
          {
            id: 'delete',
            label: text('projects.keys.delete'),
            icon: 'trash',
            danger: true,
            call: calls['delegate-services.api-key.delete'],
            disabled: ({ isOnly }) => (isOnly ? text('projects.keys.delete.last') : undefined),
            run: ({ keyId }) => remove.run({ projectId, keyId }),
            confirm: ({ keyName }) => ({
              title: text('projects.keys.delete.title', { name: keyName }),
              description: text('projects.keys.delete.body'),
              typed: keyName,
            }),
          },
        ]}
        empty={{ title: text('projects.keys.none'), body: text('projects.keys.none.body'), icon: icons.key }}
      />
      <EditApiKey
        key={known?.keyId ?? 'new'}
        apiKey={known}
        apps={apps}
        open={edited !== undefined}
        onOpenChange={() => setEdited(undefined)}
        onSave={({ appId, ...values }) =>
          known
            ? update.run({ ...values, projectId, keyId: known.keyId })
            : create.run({ ...values, projectId, appId: appId ?? '' })
        }
      />
    </>
  )
}

/** Who can use a key, and where. */
function Restriction({ apiKey: { packageName, region } }: { apiKey: ApiKey }) {
  const text = useKeysText()
  const regionText = useProjectsText()
  const join = useJoin()
  const names = [packageName, region === null ? null : regionText(`projects.region.${region}`)]
  const restrictions = names.flatMap((name) => name ?? [])
  if (restrictions.length === 0) return <span className="text-muted">{text('projects.keys.any')}</span>
  return <CutText text={join.names(restrictions)} />
}
