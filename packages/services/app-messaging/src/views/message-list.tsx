import { icons, lazyFormDialog, ResourceList, useData, usePlace, useRoutes } from '@console-widgets/ui'
import { useState } from 'react'
import { messagesData } from '../data.ts'
import { useAppMessagingText } from '../generated/text.ts'
import { messageKinds, messageStates } from '../model.ts'
import { routes } from '../routes.ts'
import { MessageStatus } from './message-status.tsx'
import { useWords } from './use-words.ts'

const CreateMessage = lazyFormDialog(() => import('./create-message.tsx').then((module) => module.CreateMessage))

export interface MessageListProps {
  /** ID of the app. */
  appId: string
}

/** The messages of an app. */
export default function MessageList({ appId }: MessageListProps) {
  const text = useAppMessagingText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { writeNumber, writeShare } = useWords()
  const { messages, create, remove } = useData(messagesData, appId)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ResourceList
        list={messages}
        title={text('app-messaging.title')}
        description={text('app-messaging.body')}
        columns={[
          {
            id: 'messageName',
            header: text('app-messaging.name'),
            primary: true,
            href: ({ messageId }) => routeTo('app-messaging.message', { appId, messageId }),
          },
          {
            id: 'state',
            header: text('app-messaging.state'),
            cell: ({ state }) => <MessageStatus state={state} />,
            width: 150,
            filter: {
              kind: 'choice',
              choices: messageStates.map((value) => ({ value, label: text(`app-messaging.state.${value}`) })),
            },
          },
          {
            id: 'kind',
            header: text('app-messaging.kind'),
            cell: ({ kind }) => text(`app-messaging.kind.${kind}`),
            width: 120,
            filter: {
              kind: 'choice',
              choices: messageKinds.map((value) => ({ value, label: text(`app-messaging.kind.${value}`) })),
            },
          },
          {
            id: 'people',
            header: text('app-messaging.people'),
            cell: ({ people }) => writeNumber(people),
            align: 'end',
            width: 130,
          },
          {
            id: 'clickShare',
            header: text('app-messaging.clickShare'),
            cell: ({ people, clickPeople }) => writeShare(people === 0 ? null : clickPeople / people),
            align: 'end',
            width: 130,
          },
          { id: 'priority', header: text('app-messaging.priority'), width: 110, hidden: true },
          {
            id: 'endTime',
            header: text('app-messaging.end'),
            width: 150,
            hidden: true,
          },
          {
            id: 'updateTime',
            header: text('app-messaging.updated'),
            width: 150,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('app-messaging.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            shortcut: 'c',
            run: () => setOpen(true),
            prepare: CreateMessage.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'delete',
            label: text('app-messaging.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            hidden: ({ state }) => state === 'published',
            run: ({ messageId }) => remove.run({ messageId }),
            confirm: ({ messageName }) => ({
              title: text('app-messaging.delete.title', { name: messageName }),
              description: text('app-messaging.delete.body'),
            }),
            done: text('app-messaging.deleted'),
          },
        ]}
        empty={{
          title: text('app-messaging.empty'),
          body: text('app-messaging.empty.body'),
          icon: icons.bell,
          action: 'create',
        }}
      />
      <CreateMessage
        appId={appId}
        open={isOpen}
        onOpenChange={setOpen}
        onCreated={(messageId) => place.go(routeTo('app-messaging.message', { appId, messageId }))}
      />
    </>
  )
}
