import { FormDialog, icons, RadioGroup, ResourceList, TextField, useData, useToast } from '@console-widgets/ui'
import { useState } from 'react'
import type * as v from 'valibot'
import { devicesData, type TestDevice } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { deviceKinds } from '../model.ts'
import { deviceForm, updateDeviceInput } from '../schemas.ts'

/** Devices of the team: their clicks and views are counted apart. */
export function DeviceList() {
  const text = useAdsText()
  const { devices, create, update, remove } = useData(devicesData)
  const [isOpen, setOpen] = useState(false)
  const [edited, setEdited] = useState<TestDevice>()
  return (
    <>
      <ResourceList
        list={devices}
        title={text('ads.devices')}
        description={text('ads.devices.body')}
        columns={[
          { id: 'deviceName', header: text('ads.name'), primary: true },
          {
            id: 'kind',
            header: text('ads.kind'),
            width: 100,
            filter: {
              kind: 'choice',
              choices: deviceKinds.map((value) => ({ value, label: text(`ads.deviceKind.${value}`) })),
            },
          },
          { id: 'identifier', header: text('ads.identifier'), code: true, width: 320 },
          {
            id: 'updateTime',
            header: text('ads.updated'),
            width: 140,
          },
        ]}
        actions={[
          {
            id: 'create-device',
            label: text('ads.device.add'),
            icon: 'add',
            call: create.call,
            run: () => setOpen(true),
          },
        ]}
        rowActions={[
          { id: 'rename', label: text('ads.device.rename'), call: update.call, run: setEdited },
          {
            id: 'delete',
            label: text('ads.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            run: ({ testDeviceId }) => remove.run({ testDeviceId }),
            confirm: ({ deviceName }) => ({
              title: text('ads.delete.title', { name: deviceName }),
              action: text('ads.delete'),
            }),
            done: text('ads.device.deleted'),
          },
        ]}
        empty={{ title: text('ads.devices.empty'), body: text('ads.devices.empty.body'), icon: icons.users }}
      />
      <AddDevice open={isOpen} onOpenChange={setOpen} />
      {edited ? <RenameDevice device={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  )
}

function AddDevice({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const text = useAdsText()
  const toasts = useToast()
  const { create } = useData(devicesData)
  return (
    <FormDialog<v.InferInput<typeof deviceForm>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('ads.device.add')}
      schema={deviceForm}
      messages={{ identifier: text('ads.identifier.rule') }}
      defaults={{ kind: 'OAID' }}
      onSubmit={async (values) => {
        await create.run(values)
        toasts.show({ tone: 'success', title: text('ads.device.added') })
      }}
    >
      <TextField name="deviceName" label={text('ads.name')} />
      <RadioGroup
        name="kind"
        label={text('ads.kind')}
        choices={deviceKinds.map((value) => ({ value, label: text(`ads.deviceKind.${value}`) }))}
      />
      <TextField name="identifier" label={text('ads.identifier')} help={text('ads.identifier.help')} mono />
    </FormDialog>
  )
}

function RenameDevice({ device, onClose }: { device: TestDevice; onClose: () => void }) {
  const text = useAdsText()
  const { update } = useData(devicesData)
  return (
    <FormDialog<v.InferInput<typeof updateDeviceInput>>
      open
      onOpenChange={onClose}
      title={text('ads.device.rename')}
      schema={updateDeviceInput}
      defaults={{ testDeviceId: device.testDeviceId, deviceName: device.deviceName }}
      onSubmit={(values) => update.run(values)}
    >
      <TextField name="deviceName" label={text('ads.name')} />
    </FormDialog>
  )
}
