import {
  CopyButton,
  CutText,
  FormDialog,
  icons,
  QueryView,
  ResourceList,
  Select,
  TextField,
  useData,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import type { InferInput } from 'valibot'
import { calls } from '../../contract.ts'
import { harmonyData, type HarmonyLink, type LinkInfo } from '../../data.ts'
import { useHarmonyText, useLinksText } from '../../generated/text.ts'
import type { harmonyLinkForm } from '../../schemas.ts'
import { LinkStatus } from '../link-status.tsx'

type Values = InferInput<typeof harmonyLinkForm>

/** Targets of a link of HarmonyOS: elsewhere, the target opens as the page that it is. */
const infoOf = ({ target, fallback }: Values): LinkInfo => ({
  deepLink: target.trim(),
  harmony: fallback?.trim() ? { fallback: fallback.trim() } : null,
})

/** Links to verified domains. */
export function HarmonyShortLinks({ appId }: { appId: string }) {
  const text = useHarmonyText()
  const ofLinks = useLinksText()
  const { prefixes, links, createLink, updateLink, removeLink } = useData(harmonyData, appId)
  const known = useStore(prefixes).data?.items
  const [form, setForm] = useState<HarmonyLink | 'new'>()
  const edited = form === 'new' ? undefined : form
  const save = (values: Values) => {
    const { prefixId, linkName } = values
    const linkInfo = infoOf(values)
    return edited
      ? updateLink.run({ linkId: edited.linkId, linkName, linkInfo })
      : createLink.run({ appId, prefixId, linkName, linkInfo })
  }
  return (
    <>
      <ResourceList
        list={links}
        title={text('links.harmony.links')}
        description={text('links.harmony.links.body')}
        columns={[
          { id: 'linkName', header: text('links.harmony.link.name'), primary: true },
          {
            id: 'address',
            header: text('links.harmony.link.address'),
            cell: ({ address, prefix, suffix }) => (
              <span className="flex min-w-0 items-center gap-1">
                <CutText text={`${prefix}/${suffix ?? ''}`} />
                <CopyButton value={address} label={ofLinks('links.copy')} />
              </span>
            ),
            width: 210,
          },
          {
            id: 'target',
            header: text('links.harmony.link.target'),
            cell: ({ linkInfo }) => <CutText text={linkInfo.deepLink} />,
            width: 260,
          },
          {
            id: 'status',
            header: ofLinks('links.state'),
            cell: ({ state }) => <LinkStatus state={state} />,
            filter: false,
          },
          { id: 'clicks', header: text('links.harmony.link.clicks'), align: 'end' },
        ]}
        actions={[
          {
            id: 'create',
            label: text('links.harmony.link.create'),
            icon: 'add',
            call: calls['links.harmony-linking-short-link.create'],
            primary: true,
            disabled: known?.length === 0 ? text('links.harmony.link.noPrefix') : undefined,
            run: () => setForm('new'),
          },
        ]}
        rowActions={[
          {
            id: 'edit',
            label: text('links.harmony.link.edit'),
            icon: 'edit',
            call: calls['links.harmony-linking-short-link.update'],
            run: setForm,
          },
          {
            id: 'delete',
            label: text('links.harmony.link.delete'),
            icon: 'trash',
            danger: true,
            call: calls['links.harmony-linking-short-link.delete'],
            run: ({ linkId }) => removeLink.run({ linkId }),
            confirm: ({ linkName }) => ({
              title: text('links.harmony.link.delete.title', { name: linkName }),
              description: text('links.harmony.link.delete.body'),
            }),
            done: text('links.harmony.link.deleted'),
          },
        ]}
        empty={{ title: text('links.harmony.link.empty'), icon: icons.globe, action: 'create' }}
      />
      {form ? (
        <FormDialog<Values>
          open
          onOpenChange={() => setForm(undefined)}
          title={
            edited
              ? text('links.harmony.link.edit.title', { name: edited.linkName })
              : text('links.harmony.link.create')
          }
          schema={() => import('../../schemas.ts').then((module) => module.harmonyLinkForm)}
          defaults={
            edited
              ? {
                  prefixId: edited.prefixId,
                  linkName: edited.linkName,
                  target: edited.linkInfo.deepLink,
                  fallback: edited.linkInfo.harmony?.fallback ?? '',
                }
              : { prefixId: known?.[0]?.prefixId }
          }
          draft={false}
          onSubmit={save}
        >
          {edited ? null : (
            <QueryView query={prefixes}>
              {({ items }) => (
                <Select
                  name="prefixId"
                  label={text('links.harmony.link.prefix')}
                  choices={items.map(({ prefixId, uriPrefix }) => ({ value: prefixId, label: uriPrefix }))}
                />
              )}
            </QueryView>
          )}
          <TextField name="linkName" label={text('links.harmony.link.name')} />
          <TextField
            name="target"
            label={text('links.harmony.link.target')}
            help={text('links.harmony.link.target.help')}
            mono
          />
          <TextField name="fallback" label={text('links.harmony.link.fallback')} mono />
        </FormDialog>
      ) : null}
    </>
  )
}
