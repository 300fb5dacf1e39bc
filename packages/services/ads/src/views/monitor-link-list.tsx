import {
  CopyButton,
  CutText,
  icons,
  lazyFormDialog,
  ResourceList,
  Status,
  useData,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { linksData } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { monitorKinds } from '../model.ts'
import { routes } from '../routes.ts'
import { useAdWords } from './use-ad-words.ts'

const CreateLink = lazyFormDialog(() => import('./edit-link.tsx').then((module) => module.CreateLink))

/** Monitor links: addresses that count clicks and views, and lead to an app. */
export default function MonitorLinkList() {
  const text = useAdsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { writeNumber } = useAdWords()
  const { links, create, remove } = useData(linksData)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ResourceList
        list={links}
        title={text('ads.links')}
        description={text('ads.links.body')}
        columns={[
          {
            id: 'linkName',
            header: text('ads.name'),
            primary: true,
            href: ({ monitorLinkId }) => routeTo('ads.link', { monitorLinkId }),
          },
          {
            id: 'address',
            header: text('ads.address'),
            cell: ({ clickAddress, pixelAddress }) => {
              const address = clickAddress ?? pixelAddress ?? ''
              return (
                <span className="flex min-w-0 items-center gap-1">
                  <CutText text={address} />
                  <CopyButton value={address} label={text('ads.copy')} />
                </span>
              )
            },
            value: ({ clickAddress, pixelAddress }) => clickAddress ?? pixelAddress,
            width: 240,
          },
          {
            id: 'kind',
            header: text('ads.kind'),
            cell: ({ kind }) => text(`ads.monitorKind.${kind}`),
            width: 140,
            filter: {
              kind: 'choice',
              choices: monitorKinds.map((value) => ({ value, label: text(`ads.monitorKind.${value}`) })),
            },
          },
          {
            id: 'status',
            header: text('ads.state'),
            cell: ({ status }) => (
              <Status tone={status === 'on' ? 'success' : 'draft'}>{text(`ads.linkStatus.${status}`)}</Status>
            ),
            width: 120,
            filter: {
              kind: 'choice',
              choices: (['on', 'off'] as const).map((value) => ({ value, label: text(`ads.linkStatus.${value}`) })),
            },
          },
          {
            id: 'clicks',
            header: text('ads.clicks'),
            cell: ({ clicks }) => writeNumber(clicks),
            align: 'end',
            width: 100,
          },
          {
            id: 'impressions',
            header: text('ads.impressions'),
            cell: ({ impressions }) => writeNumber(impressions),
            align: 'end',
            width: 100,
          },
          {
            id: 'updateTime',
            header: text('ads.updated'),
            width: 140,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('ads.link.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            shortcut: 'c',
            run: () => setOpen(true),
            prepare: CreateLink.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'delete',
            label: text('ads.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            run: ({ monitorLinkId }) => remove.run({ monitorLinkId }),
            confirm: ({ linkName }) => ({
              title: text('ads.delete.title', { name: linkName }),
              description: text('ads.link.delete.body'),
            }),
            done: text('ads.link.deleted'),
          },
        ]}
        empty={{
          title: text('ads.links.empty'),
          body: text('ads.links.empty.body'),
          icon: icons.globe,
          action: 'create',
        }}
      />
      <CreateLink
        open={isOpen}
        onOpenChange={setOpen}
        onCreated={(monitorLinkId) => place.go(routeTo('ads.link', { monitorLinkId }))}
      />
    </>
  )
}
