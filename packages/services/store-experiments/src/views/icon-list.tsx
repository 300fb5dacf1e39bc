import { Badge, icons, lazyFormDialog, ResourceList, useData, useObjectAddresses } from '@console-widgets/ui'
import { useState } from 'react'
import { type DynamicIcon, iconsData } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { auditStates, mayActOn } from '../model.ts'
import { Picture } from './image-fields.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { StateBadge } from './state-badge.tsx'

const IconDialog = lazyFormDialog(() => import('./icon-dialog.tsx').then((module) => module.IconDialog))

export interface IconListProps {
  /** ID of the app. */
  appId: string
}

/** The dynamic icons of an app. */
export default function IconList({ appId }: IconListProps) {
  const text = useStoreExperimentsText()
  const { icons: dynamicIcons, create, update, remove, submit, cancel } = useData(iconsData, appId)
  const [edited, setEdited] = useState<DynamicIcon | 'new'>()
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SectionTabs appId={appId} current="store-experiments.icons" />
      <ResourceList
        list={dynamicIcons}
        title={text('store-experiments.icons')}
        description={text('store-experiments.icons.body')}
        columns={[
          { id: 'iconName', header: text('store-experiments.name'), primary: true },
          {
            id: 'imageId',
            header: text('store-experiments.icon.image'),
            cell: (icon) => <IconPicture icon={icon} />,
            width: 90,
          },
          {
            id: 'state',
            header: text('store-experiments.state'),
            cell: ({ state, isShown }) => (
              <span className="flex flex-wrap gap-1">
                <StateBadge state={state} />
                {isShown ? <Badge tone="success">{text('store-experiments.icon.shown')}</Badge> : null}
              </span>
            ),
            width: 180,
            filter: {
              kind: 'choice',
              choices: auditStates.map((value) => ({ value, label: text(`store-experiments.state.${value}`) })),
            },
          },
          {
            id: 'startTime',
            header: text('store-experiments.icon.start'),
            width: 140,
          },
          {
            id: 'endTime',
            header: text('store-experiments.icon.end'),
            width: 140,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('store-experiments.icon.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            shortcut: 'c',
            run: () => setEdited('new'),
            prepare: IconDialog.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'edit',
            label: text('store-experiments.icon.edit'),
            call: update.call,
            hidden: ({ state }) => !mayActOn('edit', state),
            run: (icon) => setEdited(icon),
          },
          {
            id: 'submit',
            label: text('store-experiments.submit'),
            call: submit.call,
            hidden: ({ state }) => !mayActOn('submit', state),
            run: ({ iconId }) => submit.run({ iconId }),
            done: text('store-experiments.submitted'),
          },
          {
            id: 'cancel',
            label: text('store-experiments.cancel'),
            call: cancel.call,
            hidden: ({ state }) => !mayActOn('cancel', state),
            run: ({ iconId }) => cancel.run({ iconId }),
            done: text('store-experiments.cancelled'),
          },
          {
            id: 'delete',
            label: text('store-experiments.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            hidden: ({ state }) => !mayActOn('delete', state),
            run: ({ iconId }) => remove.run({ iconId }),
            confirm: ({ iconName }) => ({
              title: text('store-experiments.delete.title', { name: iconName }),
              description: text('store-experiments.delete.body'),
            }),
            done: text('store-experiments.icon.deleted'),
          },
        ]}
        empty={{
          title: text('store-experiments.icon.empty'),
          body: text('store-experiments.icon.empty.body'),
          icon: icons.image,
          action: 'create',
        }}
      />
      <IconDialog
        key={edited === undefined || edited === 'new' ? 'new' : edited.iconId}
        appId={appId}
        icon={edited === 'new' ? undefined : edited}
        open={edited !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setEdited(undefined)
        }}
      />
    </div>
  )
}

function IconPicture({ icon: { imageId, iconName } }: { icon: DynamicIcon }) {
  const addresses = useObjectAddresses([imageId])
  return <Picture src={addresses.get(imageId)} label={iconName} className="size-10" />
}
