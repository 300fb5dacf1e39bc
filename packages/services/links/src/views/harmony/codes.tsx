import {
  Button,
  CopyButton,
  CutText,
  Dialog,
  DialogContent,
  FormDialog,
  icons,
  QueryFailure,
  ResourceList,
  Select,
  useData,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import type { InferInput } from 'valibot'
import { calls } from '../../contract.ts'
import { harmonyData, type HmCode } from '../../data.ts'
import { useHarmonyText, useLinksText } from '../../generated/text.ts'
import { codeTypes } from '../../model.ts'
import type { codeForm } from '../../schemas.ts'
import { LinkCode } from '../link-code.tsx'

/** Codes for print, each of which leads to a link of the app. */
export function HmCodes({ appId }: { appId: string }) {
  const text = useHarmonyText()
  const ofLinks = useLinksText()
  const { shortLinks, ownLinks, codes, createCode, updateCode, removeCode } = useData(harmonyData, appId)
  const [own, short] = [useStore(ownLinks).data?.items, useStore(shortLinks).data?.items]
  const choices = [...(own ?? []), ...(short ?? [])].map(({ linkId, linkName }) => ({ value: linkId, label: linkName }))
  const [form, setForm] = useState<HmCode | 'new'>()
  const [shown, setShown] = useState<HmCode>()
  const edited = form === 'new' ? undefined : form
  return (
    <>
      <ResourceList
        list={codes}
        title={text('links.harmony.codes')}
        description={text('links.harmony.codes.body')}
        columns={[
          {
            id: 'code',
            header: text('links.harmony.code'),
            primary: true,
            cell: ({ code, address }) => (
              <span className="flex min-w-0 items-center gap-1">
                <CutText text={code} />
                <CopyButton value={address} label={ofLinks('links.copy')} />
              </span>
            ),
            width: 210,
          },
          { id: 'linkName', header: text('links.harmony.code.link'), width: 240 },
          {
            id: 'codeType',
            header: text('links.harmony.code.type'),
            cell: ({ codeType }) => text(`links.harmony.code.type.${codeType}`),
            filter: {
              kind: 'choice',
              choices: codeTypes.map((value) => ({ value, label: text(`links.harmony.code.type.${value}`) })),
            },
            width: 190,
          },
          {
            id: 'createTime',
            header: text('links.harmony.code.created'),
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('links.harmony.code.create'),
            icon: 'add',
            call: calls['links.hmcode.create'],
            primary: true,
            disabled: own && short && choices.length === 0 ? text('links.harmony.code.noLink') : undefined,
            run: () => setForm('new'),
          },
        ]}
        rowActions={[
          { id: 'show', label: text('links.harmony.code.show'), run: setShown },
          {
            id: 'edit',
            label: text('links.harmony.code.change'),
            icon: 'edit',
            call: calls['links.hmcode.update'],
            disabled: ({ codeType }) => (codeType === 'fixed' ? text('links.harmony.code.fixed') : undefined),
            run: setForm,
          },
          {
            id: 'delete',
            label: text('links.harmony.code.delete'),
            icon: 'trash',
            danger: true,
            call: calls['links.hmcode.delete'],
            run: ({ codeId }) => removeCode.run({ codeId }),
            confirm: ({ code }) => ({
              title: text('links.harmony.code.delete.title', { name: code }),
              description: text('links.harmony.code.delete.body'),
            }),
            done: text('links.harmony.code.deleted'),
          },
        ]}
        empty={{ title: text('links.harmony.code.empty'), icon: icons.globe, action: 'create' }}
      />
      {form ? (
        <FormDialog<InferInput<typeof codeForm>>
          open
          onOpenChange={() => setForm(undefined)}
          title={
            edited ? text('links.harmony.code.change.title', { name: edited.code }) : text('links.harmony.code.create')
          }
          schema={() => import('../../schemas.ts').then((module) => module.codeForm)}
          defaults={
            edited
              ? { linkId: edited.linkId, codeType: edited.codeType }
              : { linkId: choices[0]?.value, codeType: 'changeable' }
          }
          draft={false}
          onSubmit={({ linkId, codeType }) =>
            edited ? updateCode.run({ codeId: edited.codeId, linkId }) : createCode.run({ appId, linkId, codeType })
          }
        >
          <Select name="linkId" label={text('links.harmony.code.link')} choices={choices} />
          <QueryFailure query={ownLinks} />
          <QueryFailure query={shortLinks} />
          {edited ? null : (
            <Select
              name="codeType"
              label={text('links.harmony.code.type')}
              choices={codeTypes.map((value) => ({ value, label: text(`links.harmony.code.type.${value}`) }))}
            />
          )}
        </FormDialog>
      ) : null}
      {shown ? (
        <Dialog open onOpenChange={() => setShown(undefined)}>
          <DialogContent
            size="large"
            title={shown.linkName}
            closeLabel={text('links.harmony.code.close')}
            footer={<Button onClick={() => setShown(undefined)}>{text('links.harmony.code.close')}</Button>}
          >
            <LinkCode link={shown} />
          </DialogContent>
        </Dialog>
      ) : null}
    </>
  )
}
