import {
  Callout,
  CutText,
  Dialog,
  DialogContent,
  icons,
  Identifier,
  KeyValueList,
  lazyFormDialog,
  ResourceList,
  useData,
  useJoin,
  withText,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type OauthClient, oauthClientsData } from '../data.ts'
import { oauthLocales } from '../generated/locales.ts'
import { useOauthText } from '../generated/text.ts'

const EditOauthClient = lazyFormDialog(() => import('./edit-oauth-client.tsx').then((module) => module.EditOauthClient))

export interface OauthClientsProps {
  /** ID of the app. */
  appId: string
}

/** OAuth clients of an app: addresses that users return to, and secrets, which are shown once. */
function OauthClientsView({ appId }: OauthClientsProps) {
  const text = useOauthText()
  const join = useJoin()
  const { clients, create, update, remove } = useData(oauthClientsData, appId)
  const [edited, setEdited] = useState<OauthClient | 'new'>()
  const [secret, setSecret] = useState<{ clientId: string; clientSecret: string }>()
  const known = edited === 'new' ? undefined : edited
  const show = (answer: { clientId: string; clientSecret: string | null } | undefined) => {
    if (answer?.clientSecret) setSecret({ clientId: answer.clientId, clientSecret: answer.clientSecret })
  }
  return (
    <>
      <ResourceList
        list={clients}
        title={text('projects.oauth')}
        description={text('projects.oauth.body')}
        columns={[
          { id: 'clientName', header: text('projects.oauth.name'), primary: true },
          {
            id: 'clientId',
            header: text('projects.oauth.clientId'),
            cell: ({ clientId }) => <Identifier value={clientId} label={text('projects.oauth.clientId')} />,
          },
          {
            id: 'redirectUris',
            header: text('projects.oauth.redirectUris'),
            cell: ({ redirectUris }) => <CutText text={join.names(redirectUris)} />,
          },
          {
            id: 'updateTime',
            header: text('projects.oauth.updated'),
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('projects.oauth.create'),
            icon: 'add',
            call: calls['app-oauth.app-oauth.create'],
            primary: true,
            run: () => setEdited('new'),
            prepare: EditOauthClient.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'edit',
            label: text('projects.oauth.edit'),
            icon: 'edit',
            call: calls['app-oauth.app-oauth.update'],
            run: setEdited,
          },
          {
            id: 'rotate',
            label: text('projects.oauth.rotate'),
            icon: icons.key,
            call: calls['app-oauth.app-oauth.update'],
            run: async ({ clientId }) => show(await update.run({ appId, clientId, rotateSecret: true })),
            confirm: ({ clientName }) => ({
              title: text('projects.oauth.rotate.title', { name: clientName }),
              description: text('projects.oauth.rotate.body'),
            }),
          },
          {
            id: 'delete',
            label: text('projects.oauth.delete'),
            icon: 'trash',
            danger: true,
            call: calls['app-oauth.app-oauth.delete'],
            run: ({ clientId }) => remove.run({ appId, clientId }),
            confirm: ({ clientName }) => ({
              title: text('projects.oauth.delete.title', { name: clientName }),
              description: text('projects.oauth.delete.body'),
            }),
          },
        ]}
        empty={{
          title: text('projects.oauth.empty'),
          body: text('projects.oauth.emptyBody'),
          icon: icons.key,
          action: 'create',
        }}
      />
      <EditOauthClient
        key={known?.clientId ?? 'new'}
        client={known}
        open={edited !== undefined}
        onOpenChange={() => setEdited(undefined)}
        onSave={async (values) =>
          show(
            await (known
              ? update.run({ ...values, appId, clientId: known.clientId })
              : create.run({ ...values, appId })),
          )
        }
      />
      {secret ? <Secret {...secret} onClose={() => setSecret(undefined)} /> : null}
    </>
  )
}

/** A new secret, which can't be shown again. */
function Secret({ clientId, clientSecret, onClose }: { clientId: string; clientSecret: string; onClose: () => void }) {
  const text = useOauthText()
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={text('projects.oauth.secret.title')} closeLabel={text('projects.oauth.close')}>
        <div className="flex min-w-0 flex-col gap-4">
          <Callout tone="warning">{text('projects.oauth.secret.body')}</Callout>
          <KeyValueList
            items={[
              {
                label: text('projects.oauth.clientId'),
                value: <Identifier value={clientId} label={text('projects.oauth.clientId')} />,
              },
              {
                label: text('projects.oauth.secret'),
                value: <Identifier value={clientSecret} label={text('projects.oauth.secret')} />,
              },
            ]}
          />
        </div>
      </DialogContent>
    </Dialog>
  )
}

const OauthClients = withText(oauthLocales, OauthClientsView)
export default OauthClients
