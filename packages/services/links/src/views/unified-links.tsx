import { FormDialog, icons, QueryView, ResourceList, Select, TextField, useData, useStore } from '@console-widgets/ui'
import { useState } from 'react'
import type { InferInput } from 'valibot'
import { calls } from '../contract.ts'
import { prefixesData, type UnifiedLink } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import type { newUnifiedForm, unifiedForm } from '../schemas.ts'
import { LinkStatus } from './link-status.tsx'

const load = () => import('../schemas.ts')

/** Addresses of an app that lead all devices to one page. */
export function UnifiedLinks({ appId }: { appId: string }) {
  const text = useLinksText()
  const { choices, unifiedLinks, createUnified, updateUnified, removeUnified, setStatus } = useData(prefixesData, appId)
  const known = useStore(choices).data?.items
  const [form, setForm] = useState<UnifiedLink | 'new'>()
  const close = () => setForm(undefined)
  return (
    <>
      <ResourceList
        list={unifiedLinks}
        title={text('links.unified.title')}
        description={text('links.unified.body')}
        columns={[
          { id: 'name', header: text('links.unified.name'), primary: true },
          { id: 'address', header: text('links.address'), code: true, width: 260 },
          { id: 'defaultRedirectionUrl', header: text('links.unified.url'), code: true, width: 240 },
          { id: 'state', header: text('links.state'), cell: ({ state }) => <LinkStatus state={state} /> },
          { id: 'clicks', header: text('links.clicks'), align: 'end' },
        ]}
        actions={[
          {
            id: 'create',
            label: text('links.unified.create'),
            icon: 'add',
            call: calls['links.unified-link.create'],
            primary: true,
            disabled: known?.length === 0 ? text('links.noPrefix') : undefined,
            run: () => setForm('new'),
          },
        ]}
        rowActions={[
          {
            id: 'edit',
            label: text('links.edit'),
            icon: 'edit',
            call: calls['links.unified-link.update'],
            run: setForm,
          },
          {
            id: 'off',
            label: text('links.turnOff'),
            call: calls['links.link-status.update'],
            hidden: ({ state }) => state === 'off',
            run: ({ linkId }) => setStatus.run({ linkId, status: 'off' }),
            done: text('links.turnedOff'),
          },
          {
            id: 'on',
            label: text('links.turnOn'),
            call: calls['links.link-status.update'],
            hidden: ({ state }) => state !== 'off',
            run: ({ linkId }) => setStatus.run({ linkId, status: 'on' }),
            done: text('links.turnedOn'),
          },
          {
            id: 'delete',
            label: text('links.delete'),
            icon: 'trash',
            danger: true,
            call: calls['links.unified-link.delete'],
            run: ({ linkId }) => removeUnified.run({ linkId }),
            confirm: ({ name }) => ({
              title: text('links.delete.title', { name }),
              description: text('links.delete.body'),
            }),
            done: text('links.deleted'),
          },
        ]}
        empty={{ title: text('links.unified.empty'), icon: icons.globe, action: 'create' }}
      />
      {form === 'new' ? (
        <FormDialog<InferInput<typeof newUnifiedForm>>
          open
          onOpenChange={close}
          title={text('links.unified.create')}
          submitLabel={text('links.unified.create')}
          schema={() => load().then((module) => module.newUnifiedForm)}
          defaults={{ prefixId: known?.[0]?.prefixId }}
          messages={{ name: text('links.form.suffix.rule') }}
          onSubmit={(values) => createUnified.run({ appId, ...values })}
        >
          <QueryView query={choices}>
            {({ items }) => (
              <Select
                name="prefixId"
                label={text('links.form.prefix')}
                choices={items.map(({ prefixId, uriPrefix }) => ({ value: prefixId, label: uriPrefix }))}
              />
            )}
          </QueryView>
          <TextField name="name" label={text('links.unified.name')} help={text('links.unified.name.help')} mono />
          <TextField name="defaultRedirectionUrl" label={text('links.unified.url')} mono />
        </FormDialog>
      ) : form ? (
        <FormDialog<InferInput<typeof unifiedForm>>
          open
          onOpenChange={close}
          title={text('links.edit.title', { name: form.name })}
          schema={() => load().then((module) => module.unifiedForm)}
          defaults={{ defaultRedirectionUrl: form.defaultRedirectionUrl }}
          draft={false}
          onSubmit={(values) => updateUnified.run({ linkId: form.linkId, ...values })}
        >
          <TextField name="defaultRedirectionUrl" label={text('links.unified.url')} mono />
        </FormDialog>
      ) : null}
    </>
  )
}
