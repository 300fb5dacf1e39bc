import { Badge, icons, lazyFormDialog, ResourceList, useData, usePlace, useRoutes } from '@console-widgets/ui'
import { useState } from 'react'
import { pagesData } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { auditStates, mayActOn } from '../model.ts'
import { routes } from '../routes.ts'
import { SectionTabs } from './section-tabs.tsx'
import { StateBadge } from './state-badge.tsx'

const CreatePage = lazyFormDialog(() => import('./create-page.tsx').then((module) => module.CreatePage))

export interface PageListProps {
  /** ID of the app. */
  appId: string
}

/** The custom pages of an app. */
export default function PageList({ appId }: PageListProps) {
  const text = useStoreExperimentsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { pages, create, remove } = useData(pagesData, appId)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SectionTabs appId={appId} current="store-experiments.pages" />
      <ResourceList
        list={pages}
        title={text('store-experiments.pages')}
        description={text('store-experiments.pages.body')}
        columns={[
          {
            id: 'pageName',
            header: text('store-experiments.name'),
            primary: true,
            href: ({ pageId }) => routeTo('store-experiments.page', { appId, pageId }),
          },
          {
            id: 'state',
            header: text('store-experiments.state'),
            cell: ({ state }) => <StateBadge state={state} />,
            width: 140,
            filter: {
              kind: 'choice',
              choices: auditStates.map((value) => ({ value, label: text(`store-experiments.state.${value}`) })),
            },
          },
          {
            id: 'isActive',
            header: text('store-experiments.page.isActive'),
            cell: ({ isActive }) => (
              <Badge tone={isActive ? 'success' : 'draft'}>
                {text(isActive ? 'store-experiments.page.active' : 'store-experiments.page.inactive')}
              </Badge>
            ),
            width: 140,
          },
          { id: 'address', header: text('store-experiments.page.address'), code: true },
          {
            id: 'updateTime',
            header: text('store-experiments.updated'),
            width: 140,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('store-experiments.page.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            shortcut: 'c',
            run: () => setOpen(true),
            prepare: CreatePage.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'delete',
            label: text('store-experiments.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            hidden: ({ state, isActive }) => isActive || !mayActOn('delete', state),
            run: ({ pageId }) => remove.run({ pageId }),
            confirm: ({ pageName }) => ({
              title: text('store-experiments.delete.title', { name: pageName }),
              description: text('store-experiments.delete.body'),
            }),
            done: text('store-experiments.page.deleted'),
          },
        ]}
        empty={{
          title: text('store-experiments.page.empty'),
          body: text('store-experiments.page.empty.body'),
          icon: icons.image,
          action: 'create',
        }}
      />
      <CreatePage
        appId={appId}
        open={isOpen}
        onOpenChange={setOpen}
        onCreated={(pageId) => place.go(routeTo('store-experiments.page', { appId, pageId }))}
      />
    </div>
  )
}
