import {
  icons,
  lazyFormDialog,
  lazyPart,
  ResourceList,
  Status,
  useData,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { type Channel, channelsData } from '../data.ts'
import { useChannelsText } from '../generated/text.ts'
import { routes } from '../routes.ts'

const ChannelForm = lazyFormDialog(() => import('./channel-form.tsx').then((module) => module.ChannelForm))
const ChannelLink = lazyPart(() => import('./channel-link.tsx').then((module) => module.ChannelLink))

export interface ChannelListProps {
  /** ID of the app. */
  appId: string
}

/** The channels that distribute an app. */
export default function ChannelList({ appId }: ChannelListProps) {
  const text = useChannelsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { channels, update, remove } = useData(channelsData, appId)
  const [linked, setLinked] = useState<Channel>()
  const [form, setForm] = useState<Channel | 'new'>()
  return (
    <>
      <ResourceList
        list={channels}
        title={text('areas.channels')}
        description={text('channels.body')}
        columns={[
          { id: 'channelName', header: text('fields.channels.channel_name'), primary: true },
          { id: 'channelId', header: text('fields.channels.channel_id'), code: true, width: 200 },
          {
            id: 'contact',
            header: text('fields.channels.contact'),
            cell: ({ contact }) => contact || '–',
            width: 220,
          },
          {
            id: 'isOn',
            header: text('channels.state'),
            cell: ({ isOn }) => (
              <Status tone={isOn ? 'success' : 'draft'}>
                {text(isOn ? 'channels.state.on' : 'channels.state.off')}
              </Status>
            ),
            width: 120,
          },
          { id: 'installs', header: text('channels.installs'), align: 'end', width: 120 },
          {
            id: 'updateTime',
            header: text('channels.updated'),
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('channels.create'),
            icon: 'add',
            call: calls['channels.config.create'],
            primary: true,
            shortcut: 'c',
            run: () => setForm('new'),
            prepare: ChannelForm.prepare,
          },
          {
            id: 'packages',
            label: text('channels.packages'),
            icon: 'arrow-end',
            run: () => place.go(routeTo('channels.packages', { appId })),
          },
        ]}
        rowActions={[
          { id: 'link', label: text('channels.link'), run: setLinked },
          {
            id: 'edit',
            label: text('channels.edit'),
            icon: 'edit',
            call: calls['channels.config.update'],
            run: setForm,
          },
          {
            id: 'turnOff',
            label: text('channels.turnOff'),
            call: calls['channels.config.update'],
            hidden: ({ isOn }) => !isOn,
            run: ({ configId }) => update.run({ appId, configId, isOn: false }),
            done: text('channels.turnedOff'),
          },
          {
            id: 'turnOn',
            label: text('channels.turnOn'),
            call: calls['channels.config.update'],
            hidden: ({ isOn }) => isOn,
            run: ({ configId }) => update.run({ appId, configId, isOn: true }),
            done: text('channels.turnedOn'),
          },
          {
            id: 'delete',
            label: text('channels.delete'),
            icon: 'trash',
            danger: true,
            call: calls['channels.config.delete'],
            run: ({ configId }) => remove.run({ appId, configId }),
            confirm: ({ channelName, channelId }) => ({
              title: text('channels.delete.title', { name: channelName }),
              dependents: [{ label: channelName, detail: channelId }],
            }),
            done: text('channels.deleted'),
          },
        ]}
        empty={{ title: text('channels.empty'), icon: icons.flag, action: 'create' }}
      />
      {linked ? (
        <Suspense>
          <ChannelLink channel={linked} onClose={() => setLinked(undefined)} />
        </Suspense>
      ) : null}
      {form ? (
        <ChannelForm
          open
          onOpenChange={() => setForm(undefined)}
          appId={appId}
          channel={form === 'new' ? undefined : form}
        />
      ) : null}
    </>
  )
}
