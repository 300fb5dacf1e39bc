import { formatDateTime } from '@console-widgets/core/formats'
import { ActionButton, Card, QueryView, useData, useLanguage, useObjectAddresses } from '@console-widgets/ui'
import { useState } from 'react'
import { type Message, messageData, type MessageVersion, versionsData } from '../data.ts'
import { useAppMessagingText } from '../generated/text.ts'
import { textFor } from '../model.ts'
import { MessageView } from './message-view.tsx'
import { useWords } from './use-words.ts'

/** What a message was in each published version, with its figures, and a way back. */
export function MessageVersions({ message }: { message: Message }) {
  const { versions } = useData(versionsData, message.messageId)
  return (
    <QueryView query={versions}>
      {({ items }) => (
        <ol className="flex min-w-0 flex-col gap-4">
          {items.map((version) => (
            <li key={version.version}>
              <VersionCard message={message} version={version} />
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  )
}

function VersionCard({ message, version }: { message: Message; version: MessageVersion }) {
  const text = useAppMessagingText()
  const language = useLanguage()
  const { writeNumber, writeShare } = useWords()
  const { messageId, messageName, state } = message
  const { update } = useData(messageData, messageId)
  const { content, people, clickPeople } = version
  const picture = useObjectAddresses(content.imageId === null ? [] : [content.imageId]).get(content.imageId ?? '')
  const [, setCut] = useState(false)
  const isCurrent = version.version === message.version && !message.isChanged
  return (
    <Card
      title={text('app-messaging.version', { version: version.version })}
      actions={
        isCurrent || state === 'ended' ? undefined : (
          <ActionButton
            size="small"
            label={text('app-messaging.restore')}
            call={update.call}
            confirm={{
              title: text('app-messaging.restore.title', { version: version.version }),
              description: text(state === 'published' ? 'app-messaging.restore.live' : 'app-messaging.restore.body'),
            }}
            run={() => update.run({ messageId, messageName, content })}
            done={text('app-messaging.restored')}
          />
        )
      }
    >
      <div className="@container">
        <div className="grid min-w-0 items-start gap-4 @sm:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="min-w-0 rounded-lg bg-sunken p-2">
            <MessageView content={content} texts={textFor(content.texts, undefined)} picture={picture} onCut={setCut} />
          </div>
          <div className="flex min-w-0 flex-col gap-1 text-sm text-muted">
            <p>
              {text('app-messaging.version.published', { time: formatDateTime(version.publishTime, language) })}
              {isCurrent ? ` · ${text('app-messaging.version.current')}` : null}
            </p>
            <p>
              {text('app-messaging.version.figures', {
                people: writeNumber(people),
                share: writeShare(people === 0 ? null : Math.min(1, clickPeople / people)),
              })}
            </p>
          </div>
        </div>
      </div>
    </Card>
  )
}
