import { FormDialog, icons, ResourceList, TextField, useData } from '@console-widgets/ui'
import { useState } from 'react'
import type { InferInput } from 'valibot'
import { calls } from '../contract.ts'
import { type AllowedUri, prefixesData } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import type { allowedUriForm } from '../schemas.ts'

/** The patterns that targets of an app’s links must match. */
export function AllowedUris({ appId }: { appId: string }) {
  const text = useLinksText()
  const { allowedUris, createAllowedUri, updateAllowedUri, removeAllowedUri } = useData(prefixesData, appId)
  const [form, setForm] = useState<AllowedUri | 'new'>()
  return (
    <>
      <ResourceList
        list={allowedUris}
        title={text('links.allowed.title')}
        description={text('links.allowed.body')}
        columns={[
          { id: 'pattern', header: text('links.allowed.pattern'), code: true, primary: true },
          { id: 'description', header: text('links.description') },
          {
            id: 'updateTime',
            header: text('links.updated'),
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('links.allowed.create'),
            icon: 'add',
            call: calls['links.allowed-uri.create'],
            primary: true,
            run: () => setForm('new'),
          },
        ]}
        rowActions={[
          {
            id: 'edit',
            label: text('links.edit'),
            icon: 'edit',
            call: calls['links.allowed-uri.update'],
            run: setForm,
          },
          {
            id: 'delete',
            label: text('links.delete'),
            icon: 'trash',
            danger: true,
            call: calls['links.allowed-uri.delete'],
            run: ({ allowedUriId }) => removeAllowedUri.run({ allowedUriId }),
            confirm: ({ pattern }) => ({
              title: text('links.delete.title', { name: pattern }),
              description: text('links.allowed.delete.body'),
            }),
            done: text('links.allowed.deleted'),
          },
        ]}
        empty={{ title: text('links.allowed.empty'), icon: icons.globe, action: 'create' }}
      />
      {form ? (
        <FormDialog<InferInput<typeof allowedUriForm>>
          open
          onOpenChange={() => setForm(undefined)}
          title={form === 'new' ? text('links.allowed.create') : text('links.edit.title', { name: form.pattern })}
          schema={() => import('../schemas.ts').then((module) => module.allowedUriForm)}
          defaults={form === 'new' ? {} : { pattern: form.pattern, description: form.description }}
          draft={false}
          onSubmit={(values) =>
            form === 'new'
              ? createAllowedUri.run({ appId, ...values })
              : updateAllowedUri.run({ allowedUriId: form.allowedUriId, ...values })
          }
        >
          <TextField
            name="pattern"
            label={text('links.allowed.pattern')}
            help={text('links.allowed.pattern.help')}
            mono
          />
          <TextField name="description" label={text('links.description')} />
        </FormDialog>
      ) : null}
    </>
  )
}
