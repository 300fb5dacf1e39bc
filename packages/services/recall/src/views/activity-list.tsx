import {
  FormDialog,
  icons,
  RadioGroup,
  ResourceList,
  TextField,
  useData,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import type * as v from 'valibot'
import { activitiesData } from '../data.ts'
import { useRecallText } from '../generated/text.ts'
import { activityStates, channels } from '../model.ts'
import { routes } from '../routes.ts'
import type { createActivityForm } from '../schemas.ts'
import { RecallStatus } from './recall-status.tsx'
import { useWords } from './use-words.ts'

export interface ActivityListProps {
  /** ID of the app. */
  appId: string
}

/** The win-back campaigns of an app. */
export default function ActivityList({ appId }: ActivityListProps) {
  const text = useRecallText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { writeNumber } = useWords()
  const { activities, create, remove } = useData(activitiesData, appId)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ResourceList
        list={activities}
        title={text('recall.title')}
        description={text('recall.body')}
        columns={[
          {
            id: 'activityName',
            header: text('recall.name'),
            primary: true,
            href: ({ campaignId }) => routeTo('recall.activity', { appId, campaignId }),
          },
          {
            id: 'state',
            header: text('recall.state'),
            cell: ({ state }) => <RecallStatus state={state} />,
            width: 150,
            filter: {
              kind: 'choice',
              choices: activityStates.map((value) => ({ value, label: text(`recall.state.${value}`) })),
            },
          },
          {
            id: 'channel',
            header: text('recall.channel'),
            cell: ({ channel }) => text(`recall.channel.${channel}`),
            width: 150,
            filter: {
              kind: 'choice',
              choices: channels.map((value) => ({ value, label: text(`recall.channel.${value}`) })),
            },
          },
          {
            id: 'contacted',
            header: text('recall.contacted'),
            cell: ({ contacted }) => writeNumber(contacted),
            align: 'end',
            width: 120,
          },
          {
            id: 'withheld',
            header: text('recall.withheld'),
            cell: ({ withheld }) => writeNumber(withheld),
            align: 'end',
            width: 140,
          },
          {
            id: 'updateTime',
            header: text('recall.updated'),
            width: 150,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('recall.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            shortcut: 'c',
            run: () => setOpen(true),
          },
          {
            id: 'templates',
            label: text('recall.toTemplates'),
            run: () => place.go(routeTo('recall.templates', { appId })),
          },
        ]}
        rowActions={[
          {
            id: 'delete',
            label: text('recall.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            hidden: ({ state }) => state === 'running' || state === 'paused',
            run: ({ campaignId }) => remove.run({ campaignId }),
            confirm: ({ activityName }) => ({
              title: text('recall.delete.title', { name: activityName }),
              description: text('recall.delete.body'),
            }),
            done: text('recall.activity.deleted'),
          },
        ]}
        empty={{
          title: text('recall.empty'),
          body: text('recall.empty.body'),
          icon: icons.undo,
          action: 'create',
        }}
      />
      {isOpen ? (
        <FormDialog<v.InferInput<typeof createActivityForm>>
          open
          onOpenChange={setOpen}
          title={text('recall.create')}
          submitLabel={text('recall.create')}
          description={text('recall.create.body')}
          schema={() => import('../schemas.ts').then((module) => module.createActivityForm)}
          onSubmit={async ({ activityName, channel = 'sms' }) => {
            const created = await create.run({ appId, activityName, channel })
            if (created) place.go(routeTo('recall.activity', { appId, campaignId: created.campaignId }))
          }}
        >
          <TextField name="activityName" label={text('recall.name')} />
          <RadioGroup
            name="channel"
            label={text('recall.channel')}
            look="cards"
            choices={channels.map((value) => ({
              value,
              label: text(`recall.channel.${value}`),
              help: text(`recall.channel.${value}.help`),
            }))}
          />
        </FormDialog>
      ) : null}
    </>
  )
}
