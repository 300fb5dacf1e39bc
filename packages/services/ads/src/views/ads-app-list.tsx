import {
  FormDialog,
  icons,
  QueryView,
  ResourceList,
  Select,
  Status,
  TextField,
  useData,
  useToast,
} from '@console-widgets/ui'
import { useState } from 'react'
import type * as v from 'valibot'
import { adsAppsData, choicesData } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { adsAppForm } from '../schemas.ts'

/** Apps in ad accounts: an app is active in one of them. */
export function AdsAppList() {
  const text = useAdsText()
  const { adsApps, add, update, remove } = useData(adsAppsData)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ResourceList
        list={adsApps}
        title={text('ads.adsApps')}
        description={text('ads.adsApps.body')}
        columns={[
          { id: 'appName', header: text('ads.app'), primary: true },
          { id: 'appId', header: text('ads.appId'), code: true, width: 130 },
          { id: 'adsAppId', header: text('ads.adsAppId'), code: true, width: 150 },
          { id: 'accountName', header: text('ads.account'), width: 180 },
          {
            id: 'state',
            header: text('ads.state'),
            cell: ({ state }) => (
              <Status tone={state === 'active' ? 'success' : 'draft'}>{text(`ads.appState.${state}`)}</Status>
            ),
            width: 130,
            filter: {
              kind: 'choice',
              choices: (['active', 'inactive'] as const).map((value) => ({
                value,
                label: text(`ads.appState.${value}`),
              })),
            },
          },
        ]}
        actions={[
          { id: 'add-app', label: text('ads.adsApp.add'), icon: 'add', call: add.call, run: () => setOpen(true) },
        ]}
        rowActions={[
          {
            id: 'activate',
            label: text('ads.adsApp.activate'),
            call: update.call,
            hidden: ({ state }) => state === 'active',
            run: ({ adsAppId }) => update.run({ adsAppId, state: 'active' }),
            done: text('ads.adsApp.activated'),
          },
          {
            id: 'deactivate',
            label: text('ads.adsApp.deactivate'),
            call: update.call,
            hidden: ({ state }) => state === 'inactive',
            run: ({ adsAppId }) => update.run({ adsAppId, state: 'inactive' }),
            done: text('ads.adsApp.deactivated'),
          },
          {
            id: 'delete',
            label: text('ads.adsApp.remove'),
            danger: true,
            call: remove.call,
            run: ({ adsAppId }) => remove.run({ adsAppId }),
            confirm: ({ appName }) => ({
              title: text('ads.adsApp.remove.title', { name: appName }),
              action: text('ads.adsApp.remove'),
            }),
            done: text('ads.adsApp.removed'),
          },
        ]}
        empty={{ title: text('ads.adsApps.empty'), body: text('ads.adsApps.empty.body'), icon: icons.flag }}
      />
      <AddApp open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

function AddApp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const text = useAdsText()
  const toasts = useToast()
  const { add } = useData(adsAppsData)
  const { accounts } = useData(choicesData)
  return (
    <FormDialog<v.InferInput<typeof adsAppForm>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('ads.adsApp.add')}
      description={text('ads.adsApp.add.body')}
      schema={adsAppForm}
      onSubmit={async (values) => {
        await add.run(values)
        toasts.show({ tone: 'success', title: text('ads.adsApp.added') })
      }}
    >
      <QueryView query={accounts}>
        {({ items }) => (
          <Select
            name="accountId"
            label={text('ads.account')}
            choices={items
              .filter(({ state }) => state === 'authorized')
              .map(({ accountId, accountName }) => ({ value: accountId, label: accountName }))}
          />
        )}
      </QueryView>
      <TextField name="appId" label={text('ads.appId')} help={text('ads.appId.help')} mono />
    </FormDialog>
  )
}
