import { icons, lazyFormDialog, ResourceList, useData, usePlace, useRoutes } from '@console-widgets/ui'
import { useState } from 'react'
import { materialsData } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { auditStates, mayActOn } from '../model.ts'
import { routes } from '../routes.ts'
import { SectionTabs } from './section-tabs.tsx'
import { StateBadge } from './state-badge.tsx'

const CreateMaterial = lazyFormDialog(() => import('./create-material.tsx').then((module) => module.CreateMaterial))

export interface MaterialListProps {
  /** ID of the app. */
  appId: string
}

/** The materials of a HarmonyOS app. */
export default function MaterialList({ appId }: MaterialListProps) {
  const text = useStoreExperimentsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { materials, create, remove } = useData(materialsData, appId)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SectionTabs appId={appId} current="store-experiments.materials" />
      <ResourceList
        list={materials}
        title={text('store-experiments.materials')}
        description={text('store-experiments.materials.body')}
        columns={[
          {
            id: 'materialName',
            header: text('store-experiments.name'),
            primary: true,
            href: ({ materialId }) => routeTo('store-experiments.material', { appId, materialId }),
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
            id: 'deviceType',
            header: text('store-experiments.material.device'),
            cell: ({ deviceType }) => text(`store-experiments.device.${deviceType}`),
            width: 140,
          },
          {
            id: 'updateTime',
            header: text('store-experiments.updated'),
            width: 140,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('store-experiments.material.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            shortcut: 'c',
            run: () => setOpen(true),
            prepare: CreateMaterial.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'delete',
            label: text('store-experiments.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            hidden: ({ state }) => !mayActOn('delete', state),
            run: ({ materialId }) => remove.run({ materialId }),
            confirm: ({ materialName }) => ({
              title: text('store-experiments.delete.title', { name: materialName }),
              description: text('store-experiments.delete.body'),
            }),
            done: text('store-experiments.material.deleted'),
          },
        ]}
        empty={{
          title: text('store-experiments.material.empty'),
          body: text('store-experiments.material.empty.body'),
          icon: icons.image,
          action: 'create',
        }}
      />
      <CreateMaterial
        appId={appId}
        open={isOpen}
        onOpenChange={setOpen}
        onCreated={(materialId) => place.go(routeTo('store-experiments.material', { appId, materialId }))}
      />
    </div>
  )
}
