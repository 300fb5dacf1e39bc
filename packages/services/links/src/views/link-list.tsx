import {
  CopyButton,
  CutText,
  icons,
  Link,
  RelativeTime,
  ResourceList,
  Segmented,
  useData,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type BuiltKind, linksData } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import { linkStatuses } from '../model.ts'
import { routes } from '../routes.ts'
import { ImportLinks } from './import-links.tsx'
import { LinkStatus } from './link-status.tsx'

export interface LinkListProps {
  /** ID of the app. */
  appId: string
}

/** The links of an app. */
export default function LinkList({ appId }: LinkListProps) {
  const text = useLinksText()
  const [kind, setKind] = useState<BuiltKind>('short')
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Segmented
        label={text('links.kind')}
        value={kind}
        onChange={setKind}
        choices={[
          { value: 'short', label: text('links.kind.short') },
          { value: 'deep', label: text('links.kind.deep') },
        ]}
      />
      <LinksOfKind key={kind} appId={appId} kind={kind} />
    </div>
  )
}

function LinksOfKind({ appId, kind }: { appId: string; kind: BuiltKind }) {
  const text = useLinksText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const [isImporting, setImporting] = useState(false)
  const { links, setStatus, remove } = useData(linksData, appId, kind)
  const turn = (linkId: string, status: 'on' | 'off') => setStatus.run({ linkId, status })
  const list = (
    <ResourceList
      list={links}
      title={text('links.title')}
      description={
        <>
          {text('links.body')}{' '}
          <Link to={routeTo('links.prefixes', { appId })} className="underline">
            {text('links.prefixes')}
          </Link>
          {' · '}
          <Link to={routeTo('links.harmony', { appId })} className="underline">
            {text('links.harmony')}
          </Link>
        </>
      }
      columns={[
        {
          id: 'linkName',
          header: text('links.name'),
          primary: true,
          href: ({ linkId }) => routeTo('links.link', { appId, linkId }) + (kind === 'deep' ? '?kind=deep' : ''),
        },
        {
          id: 'address',
          header: text('links.address'),
          cell: ({ address, prefix, suffix }) => (
            <span className="flex min-w-0 items-center gap-1">
              <CutText text={suffix === null ? prefix : `${prefix}/${suffix}`} />
              <CopyButton value={address} label={text('links.copy')} />
            </span>
          ),
          width: 210,
        },
        {
          id: 'status',
          header: text('links.state'),
          cell: (link) => <LinkStatus state={link.state} />,
          filter: {
            kind: 'choice',
            choices: linkStatuses.map((value) => ({ value, label: text(`links.state.${value}`) })),
          },
        },
        { id: 'clicks', header: text('links.clicks'), align: 'end', width: 110 },
        { id: 'bots', header: text('links.bots'), align: 'end', width: 80 },
        {
          id: 'expireTime',
          header: text('links.expires'),
          cell: ({ expireTime }) => (expireTime === null ? text('links.never') : <RelativeTime time={expireTime} />),
        },
      ]}
      actions={[
        {
          id: 'create',
          label: text('links.create'),
          icon: 'add',
          call: calls['links.short-link.create'],
          primary: true,
          shortcut: 'c',
          run: () => place.go(routeTo('links.create', { appId })),
        },
        ...(kind === 'short'
          ? [
              {
                id: 'import',
                label: text('links.import'),
                icon: 'upload' as const,
                call: calls['links.short-link.import'],
                run: () => setImporting(true),
              },
            ]
          : []),
      ]}
      rowActions={[
        {
          id: 'off',
          label: text('links.turnOff'),
          call: calls['links.link-status.update'],
          hidden: ({ status }) => status === 'off',
          run: ({ linkId }) => turn(linkId, 'off'),
          done: text('links.turnedOff'),
        },
        {
          id: 'on',
          label: text('links.turnOn'),
          call: calls['links.link-status.update'],
          hidden: ({ status }) => status === 'on',
          run: ({ linkId }) => turn(linkId, 'on'),
          done: text('links.turnedOn'),
        },
        {
          id: 'delete',
          label: text('links.delete'),
          icon: 'trash',
          danger: true,
          call: remove.call,
          run: ({ linkId }) => remove.run({ linkId }),
          confirm: ({ linkName, address }) => ({
            title: text('links.delete.title', { name: linkName }),
            dependents: [{ label: linkName, detail: address }],
            description: text('links.delete.body'),
          }),
          done: text('links.deleted'),
        },
      ]}
      empty={{ title: text('links.empty'), body: text('links.empty.body'), icon: icons.globe, action: 'create' }}
    />
  )
  return (
    <>
      {list}
      {isImporting ? <ImportLinks appId={appId} onClose={() => setImporting(false)} /> : null}
    </>
  )
}
