import { CutText, FormDialog, icons, ResourceList, Status, TextField, useData } from '@console-widgets/ui'
import { useState } from 'react'
import type { InferInput } from 'valibot'
import { calls } from '../contract.ts'
import { prefixesData, type UriPrefix } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import type { prefixFields } from '../schemas.ts'
import { AppFileDialog } from './app-file-dialog.tsx'
import { EditPrefix } from './edit-prefix.tsx'

const load = () => import('../schemas.ts')

/** The prefixes of an app. */
export function Prefixes({ appId }: { appId: string }) {
  const text = useLinksText()
  const { prefixes, createPrefix, removePrefix } = useData(prefixesData, appId)
  const [form, setForm] = useState<UriPrefix | 'new'>()
  const [shown, setShown] = useState<{ of: 'android' | 'apple'; prefix: UriPrefix }>()
  const close = () => setForm(undefined)
  return (
    <>
      <ResourceList
        list={prefixes}
        title={text('links.prefix.title')}
        description={text('links.prefix.body')}
        columns={[
          { id: 'prefix', header: text('links.prefix'), code: true, primary: true },
          {
            id: 'uriPrefix',
            header: text('links.prefix.host'),
            cell: ({ uriPrefix, domain, isDomainVerified }) => (
              <span className="flex min-w-0 flex-col">
                <CutText text={domain === null ? uriPrefix : `https://${domain}`} />
                {domain === null || isDomainVerified ? null : (
                  <Status tone="danger">{text('links.domain.lost')}</Status>
                )}
              </span>
            ),
            width: 260,
          },
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
          { id: 'android', label: text('links.android'), run: (prefix) => setShown({ of: 'android', prefix }) },
          { id: 'apple', label: text('links.apple'), run: (prefix) => setShown({ of: 'apple', prefix }) },
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
      {shown ? <AppFileDialog {...shown} onClose={() => setShown(undefined)} /> : null}
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
        <EditPrefix prefix={form} onClose={close} />
      ) : null}
    </>
  )
}
