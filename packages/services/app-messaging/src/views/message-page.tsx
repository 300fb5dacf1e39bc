import {
  DetailPage,
  lazyFormDialog,
  lazyPart,
  Loading,
  QueryView,
  useAllowed,
  useData,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { type Message, messageData } from '../data.ts'
import { useAppMessagingText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { MessageStatus } from './message-status.tsx'

const MessageEditor = lazyPart(() => import('./message-editor.tsx').then((module) => module.MessageEditor))
const MessageVersions = lazyPart(() => import('./message-versions.tsx').then((module) => module.MessageVersions))
const SendTest = lazyFormDialog(() => import('./send-test.tsx').then((module) => module.SendTest))
const MessageReport = lazyPart(() => import('./message-report.tsx').then((module) => module.MessageReport))

export interface MessagePageProps {
  /** ID of the app. */
  appId: string
  /** ID of the message. */
  messageId: string
}

/** One message: its editor with a preview, and what became of it. */
export default function MessagePage({ appId, messageId }: MessagePageProps) {
  const { message } = useData(messageData, messageId)
  return <QueryView query={message}>{(found) => <Found appId={appId} message={found} />}</QueryView>
}

function Found({ appId, message }: { appId: string; message: Message }) {
  const text = useAppMessagingText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { messageId, messageName, state, version, kind } = message
  const { setStatus, remove } = useData(messageData, messageId)
  const mayEdit = useAllowed(calls['app-messaging.message.update'])
  const [isChanged, setChanged] = useState(false)
  const [isTesting, setTesting] = useState(false)
  const list = routeTo('app-messaging.app', { appId })
  const named = (id: 'publish' | 'stop' | 'end' | 'delete') => ({
    title: text(`app-messaging.${id}.title`, { name: messageName }),
    description: text(`app-messaging.${id}.body`),
  })
  const publishing = {
    call: setStatus.call,
    label: text('app-messaging.publish'),
    confirm: named('publish'),
    run: () => setStatus.run({ messageId, status: 'published' as const }),
    done: text('app-messaging.published'),
    ...(isChanged ? { reason: text('app-messaging.publish.unsaved') } : {}),
  }
  const stopping = {
    call: setStatus.call,
    label: text('app-messaging.stop'),
    confirm: named('stop'),
    run: () => setStatus.run({ messageId, status: 'stopped' as const }),
    done: text('app-messaging.stopped'),
  }
  const next = { draft: publishing, stopped: publishing, published: stopping, ended: undefined }[state]
  const editor = () => (
    <Suspense fallback={<Loading />}>
      <MessageEditor message={message} readOnly={!mayEdit || state === 'ended'} onChanged={setChanged} />
    </Suspense>
  )
  return (
    <>
      <DetailPage
        title={messageName}
        parents={[{ label: text('app-messaging.title'), to: list }]}
        status={<MessageStatus state={state} />}
        meta={[
          text(`app-messaging.kind.${kind}`),
          ...(version === 0 ? [] : [text('app-messaging.version', { version })]),
          ...(version > 0 && message.isChanged ? [text('app-messaging.unpublished')] : []),
        ]}
        {...(next ? { next } : {})}
        actions={[
          ...(state === 'ended'
            ? []
            : [
                {
                  call: calls['app-messaging.test.create'],
                  label: text('app-messaging.test'),
                  run: () => setTesting(true),
                },
              ]),
          ...(state === 'published' || state === 'stopped'
            ? [
                {
                  call: setStatus.call,
                  label: text('app-messaging.endNow'),
                  confirm: named('end'),
                  run: () => setStatus.run({ messageId, status: 'ended' as const }),
                  done: text('app-messaging.ended'),
                },
              ]
            : []),
          ...(state === 'published'
            ? []
            : [
                {
                  call: remove.call,
                  label: text('app-messaging.delete'),
                  confirm: named('delete'),
                  done: text('app-messaging.deleted'),
                  run: async () => {
                    await remove.run({ messageId })
                    place.go(list)
                  },
                },
              ]),
        ]}
        {...(version === 0
          ? {}
          : {
              tabs: [
                { id: 'message', label: text('app-messaging.tab.message'), content: editor },
                {
                  id: 'report',
                  label: text('app-messaging.tab.report'),
                  content: () => (
                    <Suspense fallback={<Loading />}>
                      <MessageReport message={message} />
                    </Suspense>
                  ),
                },
                {
                  id: 'versions',
                  label: text('app-messaging.tab.versions'),
                  content: () => (
                    <Suspense fallback={<Loading />}>
                      <MessageVersions message={message} />
                    </Suspense>
                  ),
                },
              ],
            })}
      >
        {version === 0 ? editor() : null}
      </DetailPage>
      <SendTest message={message} isChanged={isChanged} open={isTesting} onClose={() => setTesting(false)} />
    </>
  )
}
