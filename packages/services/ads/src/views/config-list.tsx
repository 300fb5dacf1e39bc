import {
  FormDialog,
  icons,
  NumberField,
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
import { choicesData, type Config, configsData } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { configStatuses, conversionEvents } from '../model.ts'
import { configForm, updateConfigInput } from '../schemas.ts'

/** What counts as a conversion of an app’s users after the installation. */
export function ConfigList() {
  const text = useAdsText()
  const { configs, create, update, setStatus, remove } = useData(configsData)
  const [isOpen, setOpen] = useState(false)
  const [edited, setEdited] = useState<Config>()
  return (
    <>
      <ResourceList
        list={configs}
        title={text('ads.configs')}
        description={text('ads.configs.body')}
        columns={[
          { id: 'configName', header: text('ads.name'), primary: true },
          { id: 'appName', header: text('ads.app'), width: 170 },
          {
            id: 'conversionEvent',
            header: text('ads.event'),
            cell: ({ conversionEvent }) => text(`ads.conversionEvent.${conversionEvent}`),
            filter: {
              kind: 'choice',
              choices: conversionEvents.map((value) => ({ value, label: text(`ads.conversionEvent.${value}`) })),
            },
          },
          {
            id: 'days',
            header: text('ads.within'),
            cell: ({ days }) => text('ads.days', { count: days }),
            width: 160,
          },
          {
            id: 'status',
            header: text('ads.state'),
            cell: ({ status }) => (
              <Status tone={status === 'on' ? 'success' : 'draft'}>{text(`ads.status.${status}`)}</Status>
            ),
            width: 120,
            filter: {
              kind: 'choice',
              choices: configStatuses.map((value) => ({ value, label: text(`ads.status.${value}`) })),
            },
          },
        ]}
        actions={[
          { id: 'create', label: text('ads.config.create'), icon: 'add', call: create.call, run: () => setOpen(true) },
        ]}
        rowActions={[
          {
            id: 'on',
            label: text('ads.turnOn'),
            call: setStatus.call,
            hidden: ({ status }) => status === 'on',
            run: ({ configId }) => setStatus.run({ configId, status: 'on' }),
            done: text('ads.config.turnedOn'),
          },
          {
            id: 'off',
            label: text('ads.turnOff'),
            call: setStatus.call,
            hidden: ({ status }) => status === 'off',
            run: ({ configId }) => setStatus.run({ configId, status: 'off' }),
            done: text('ads.config.turnedOff'),
          },
          { id: 'edit', label: text('ads.edit'), call: update.call, run: setEdited },
          {
            id: 'delete',
            label: text('ads.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            run: ({ configId }) => remove.run({ configId }),
            confirm: ({ configName }) => ({
              title: text('ads.delete.title', { name: configName }),
              action: text('ads.delete'),
            }),
            done: text('ads.config.deleted'),
          },
        ]}
        empty={{
          title: text('ads.configs.empty'),
          body: text('ads.configs.empty.body'),
          icon: icons.flag,
          action: 'create',
        }}
      />
      <CreateConfig open={isOpen} onOpenChange={setOpen} />
      {edited ? <EditConfig config={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  )
}

function CreateConfig({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const text = useAdsText()
  const toasts = useToast()
  const { create } = useData(configsData)
  const { adsApps } = useData(choicesData)
  return (
    <FormDialog<v.InferInput<typeof configForm>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('ads.config.create')}
      schema={configForm}
      defaults={{ conversionEvent: 'active', days: 7 }}
      onSubmit={async (values) => {
        await create.run(values)
        toasts.show({ tone: 'success', title: text('ads.config.created') })
      }}
    >
      <QueryView query={adsApps}>
        {({ items }) => (
          <Select
            name="appId"
            label={text('ads.app')}
            choices={[...new Map(items.map((each) => [each.appId, each.appName]))].map(([value, label]) => ({
              value,
              label,
            }))}
          />
        )}
      </QueryView>
      <ConfigFields />
    </FormDialog>
  )
}

function EditConfig({ config, onClose }: { config: Config; onClose: () => void }) {
  const text = useAdsText()
  const { update } = useData(configsData)
  const { configId, configName, conversionEvent, days } = config
  return (
    <FormDialog<v.InferInput<typeof updateConfigInput>>
      open
      onOpenChange={onClose}
      title={text('ads.config.edit')}
      schema={updateConfigInput}
      defaults={{ configId, configName, conversionEvent, days }}
      onSubmit={(values) => update.run(values)}
    >
      <ConfigFields />
    </FormDialog>
  )
}

function ConfigFields() {
  const text = useAdsText()
  return (
    <>
      <TextField name="configName" label={text('ads.name')} />
      <Select
        name="conversionEvent"
        label={text('ads.event')}
        choices={conversionEvents.map((value) => ({ value, label: text(`ads.conversionEvent.${value}`) }))}
      />
      <NumberField name="days" label={text('ads.within')} help={text('ads.within.help')} />
    </>
  )
}
