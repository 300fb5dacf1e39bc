import { Section, TextField, useData, useObjectAddresses, useUnsaved } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { type Message, messageData } from '../data.ts'
import { useAppMessagingText } from '../generated/text.ts'
import { draftOf, type PartProps, type Problem, problemsOf } from '../message-form.ts'
import { type MessageContent, messageLimits } from '../model.ts'
import { LookFields } from './look-fields.tsx'
import { Previews } from './previews.tsx'
import { Reach } from './reach.tsx'
import { Receivers } from './receivers.tsx'
import { ShowingFields } from './showing-fields.tsx'
import { TestPage } from './test-page.tsx'
import { TextFields } from './text-fields.tsx'
import { useWords } from './use-words.ts'

interface MessageEditorProps {
  message: Message
  readOnly: boolean
  onChanged: (isChanged: boolean) => void
}

/** The editor of a message, with what devices show and whom it reaches beside it. */
export function MessageEditor({ message, readOnly, onChanged }: MessageEditorProps) {
  const text = useAppMessagingText()
  const { errorOf } = useWords()
  const stored = draftOf(message)
  const [draft, setDraft] = useState(stored)
  const [isTried, setTried] = useState(false)
  const { update } = useData(messageData, message.messageId)
  const { imageId } = draft.content
  const picture = useObjectAddresses(imageId === null ? [] : [imageId]).get(imageId ?? '')
  const problems = problemsOf(draft)
  const shown: ReadonlyMap<string, Problem> = isTried ? problems : new Map()
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored)
  const change = (part: Partial<MessageContent>) => setDraft({ ...draft, content: { ...draft.content, ...part } })
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  useUnsaved(
    isChanged
      ? {
          async save() {
            setTried(true)
            if (problems.size > 0) return problems.size
            const saved = await update.run({ messageId: message.messageId, ...draft })
            if (saved) setDraft(draftOf(saved))
            return 0
          },
          discard: () => setDraft(stored),
          saved: text(message.state === 'published' ? 'app-messaging.saved.live' : 'app-messaging.saved'),
        }
      : undefined,
  )
  const parts: PartProps = { content: draft.content, change, problems: shown, readOnly }
  return (
    <div className="@container min-w-0">
      <div className="grid min-w-0 gap-6 @md:grid-cols-[minmax(0,1fr)_minmax(280px,360px)]">
        <fieldset disabled={readOnly} className="flex min-w-0 flex-col gap-6">
          <TextField
            label={text('app-messaging.name')}
            required
            maxLength={messageLimits.name}
            value={draft.messageName}
            onChange={(messageName) => setDraft({ ...draft, messageName })}
            {...errorOf(shown, 'messageName')}
          />
          <Section title={text('app-messaging.texts')} description={text('app-messaging.texts.body')}>
            <TextFields {...parts} />
          </Section>
          <Section title={text('app-messaging.look')}>
            <LookFields appId={message.appId} {...parts} />
          </Section>
          <Section title={text('app-messaging.audience')} description={text('app-messaging.audience.body')}>
            <Receivers appId={message.appId} {...parts} />
          </Section>
          <Section title={text('app-messaging.showing')}>
            <ShowingFields appId={message.appId} {...parts} />
          </Section>
        </fieldset>
        <div className="flex min-w-0 flex-col gap-6">
          <Previews content={draft.content} picture={picture} />
          <TestPage messageId={message.messageId} isChanged={isChanged} />
          <Reach appId={message.appId} messageId={message.messageId} content={draft.content} />
        </div>
      </div>
    </div>
  )
}
