import { FormDialog, icons, ResourceList, TextField, useData } from '@console-widgets/ui'
import { useState } from 'react'
import type { InferInput } from 'valibot'
import { calls } from '../contract.ts'
import { prefixesData, type UriPrefix } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import type { descriptionForm, prefixFields } from '../schemas.ts'
import { AndroidFileDialog } from './android-file-dialog.tsx'

const load = () => import('../schemas.ts')

/** The prefixes of an app. */
export function Prefixes({ appId }: { appId: string }) {
  const text = useLinksText()
  const { prefixes, createPrefix, updatePrefix, removePrefix } = useData(prefixesData, appId)
  const [form, setForm] = useState<UriPrefix | 'new'>()
  const [shown, setShown] = useState<UriPrefix>()
  const close = () => setForm(undefined)
  return (
    <>
      <ResourceList
        list={prefixes}
        title={text('links.prefix.title')}
        description={text('links.prefix.body')}
        columns={[
          { id: 'prefix', header: text('links.prefix'), code: true, primary: true },
          { id: 'uriPrefix', header: text('links.prefix.host'), code: true, width: 260 },
          { id: 'description', header: text('links.description') },
          { id: 'links', header: text('links.prefix.links'), align: 'end' },
          {
            id: 'updateTime',
            header: text('links.updated'),
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('links.prefix.create'),
            icon: 'add',
            call: calls['links.uri-prefix.create'],
            primary: true,
            run: () => setForm('new'),
          },
        ]}
        rowActions={[
          { id: 'android', label: text('links.android'), run: setShown },
          {
            id: 'edit',
            label: text('links.edit'),
            icon: 'edit',
            call: calls['links.uri-prefix.update'],
            run: setForm,
          },
          {
            id: 'delete',
            label: text('links.delete'),
            icon: 'trash',
            danger: true,
            call: calls['links.uri-prefix.delete'],
            disabled: ({ links }) => (links > 0 ? text('links.prefix.used') : undefined),
            run: ({ prefixId }) => removePrefix.run({ prefixId }),
            confirm: ({ prefix }) => ({ title: text('links.delete.title', { name: prefix }) }),
            done: text('links.prefix.deleted'),
          },
        ]}
        empty={{ title: text('links.prefix.empty'), icon: icons.globe, action: 'create' }}
      />
      {shown ? <AndroidFileDialog prefix={shown} onClose={() => setShown(undefined)} /> : null}
      {form === 'new' ? (
        <FormDialog<InferInput<typeof prefixFields>>
          open
          onOpenChange={close}
          title={text('links.prefix.create')}
          submitLabel={text('links.prefix.create')}
          schema={() => load().then((module) => module.prefixFields)}
          messages={{ prefix: text('links.prefix.rule') }}
          onSubmit={(values) => createPrefix.run({ appId, ...values })}
        >
          <TextField name="prefix" label={text('links.prefix')} help={text('links.prefix.rule')} mono />
          <TextField name="description" label={text('links.description')} />
        </FormDialog>
      ) : form ? (
        <FormDialog<InferInput<typeof descriptionForm>>
          open
          onOpenChange={close}
          title={text('links.edit.title', { name: form.prefix })}
          schema={() => load().then((module) => module.descriptionForm)}
          defaults={{ description: form.description }}
          draft={false}
          onSubmit={({ description = '' }) => updatePrefix.run({ prefixId: form.prefixId, description })}
        >
          <TextField name="description" label={text('links.description')} />
        </FormDialog>
      ) : null}
    </>
  )
}
