import {
  ActionButton,
  Button,
  Callout,
  FileDrop,
  FormDialog,
  QueryView,
  saveText,
  Select,
  TextField,
  useAllowed,
  useData,
  useRoot,
  useToast,
} from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { formatUtc } from '@console-widgets/core/formats'
import type { InferInput } from 'valibot'
import { calls } from '../contract.ts'
import { chatData, type ChatDetail, deskData } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import { privacyVersion, supportLimits, topics } from '../model.ts'
import type { updateChatInput } from '../schemas.ts'
import { ChatContext } from './chat-context.tsx'
import { ChatThread } from './chat-thread.tsx'
import { DeskBar, Notes } from './desk-bar.tsx'
import { MessageForm } from './message-form.tsx'
import { useKeptText } from './use-kept-text.ts'

/** A chat with a provider or a customer, and its context. */
export function ChatPane({ chatId }: { chatId: string }) {
  const { chat } = useData(chatData, chatId)
  return (
    <QueryView query={chat}>
      {(found) => (
        <div className="@container">
          <div className="grid min-w-0 gap-5 @min-[640px]:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
            <Conversation chat={found} />
            <ChatContext chat={found} />
          </div>
        </div>
      )}
    </QueryView>
  )
}

function Conversation({ chat }: { chat: ChatDetail }) {
  const text = useSupportText()
  const { chatId, status, side, isSigned, userTeamName, providerName, title } = chat
  const { older, sign } = useData(chatData, chatId)
  useReadMark(chat)
  const mayWrite = useAllowed(calls['conversations.usage-chat-message.create'])
  return (
    <article className="flex min-w-0 flex-col gap-4">
      <header className="flex min-w-0 flex-col gap-2">
        <div className="flex min-w-0 flex-wrap items-start justify-between gap-2">
          <h3 dir="auto" className="min-w-0 font-medium wrap-anywhere">
            {title}
          </h3>
          <ChatActions chat={chat} />
        </div>
        <DeskBar box="providers" conversationId={chatId} desk={chat.desk} />
      </header>
      <ChatThread chat={chat} readOlder={older} />
      <Notes box="providers" conversationId={chatId} notes={chat.notes} />
      {status === 'closed' ? <Callout>{text('support.chat.closed')}</Callout> : null}
      {!isSigned ? (
        side === 'user' ? (
          <Callout
            tone="info"
            title={text('support.privacy.title')}
            action={
              <ActionButton
                tone="primary"
                call={calls['conversations.privacy-sign-record.create']}
                label={text('support.privacy.sign')}
                run={() => sign.run({ chatId, version: privacyVersion })}
              />
            }
          >
            {text('support.privacy.text', { user: userTeamName, provider: providerName })}
          </Callout>
        ) : (
          <Callout>{text('support.privacy.waiting', { user: userTeamName })}</Callout>
        )
      ) : mayWrite ? (
        <ChatForm key={chatId} chat={chat} />
      ) : null}
    </article>
  )
}

/** Marks a chat as read while it is shown. */
function useReadMark({ chatId, unread, total }: ChatDetail) {
  const { markRead } = useData(deskData)
  useEffect(() => {
    if (unread > 0) void markRead.run({ box: 'providers', conversationId: chatId }).catch(() => undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each message that arrives
  }, [chatId, total, unread > 0])
}

function ChatForm({ chat: { chatId } }: { chat: ChatDetail }) {
  const text = useSupportText()
  const { send, upload } = useData(chatData, chatId)
  const [content, setContent] = useKeptText(chatId)
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <MessageForm
      box="providers"
      conversationId={chatId}
      label={text('support.message')}
      value={content}
      onChange={setContent}
      maxLength={supportLimits.message}
      onSend={async (written) => {
        const objectIds = await Promise.all(files.slice(0, supportLimits.attachments).map(upload))
        await send.run({ chatId, content: written, objectIds })
        setFiles([])
      }}
    >
      <FileDrop
        label={text('support.message.files')}
        help={text('support.message.files.help')}
        multiple
        value={files}
        onChange={(chosen) => setFiles(chosen.slice(0, supportLimits.attachments))}
      />
    </MessageForm>
  )
}

function ChatActions({ chat }: { chat: ChatDetail }) {
  const text = useSupportText()
  const toasts = useToast()
  const { node } = useRoot()
  const { chatId, status } = chat
  const { setStatus, update, record } = useData(chatData, chatId)
  const [isEditing, setIsEditing] = useState(false)
  const mayEdit = useAllowed(calls['conversations.usage-chat.update'])
  const save = async () => {
    await record.run({ chatId, operation: 'exported' })
    const lines = chat.messages.map(
      ({ time, userName, content }) => `${formatUtc(time, 'YYYY-MM-DD HH:mm')} UTC  ${userName}\n${content}\n`,
    )
    saveText(lines.join('\n'), `${chatId}.txt`, node)
  }
  return (
    <span className="flex flex-wrap gap-2">
      {mayEdit ? (
        <Button size="small" tone="quiet" onClick={() => setIsEditing(true)}>
          {text('support.chat.edit')}
        </Button>
      ) : null}
      <ActionButton
        size="small"
        tone="quiet"
        call={calls['conversations.record-operation.create']}
        label={text('support.chat.export')}
        run={save}
      />
      {status === 'closed' ? null : (
        <ActionButton
          size="small"
          call={calls['conversations.usage-chat-status.update']}
          label={text('support.chat.close')}
          run={() => setStatus.run({ chatId, status: 'closed' })}
        />
      )}
      {isEditing ? (
        <FormDialog<InferInput<typeof updateChatInput>>
          open
          onOpenChange={setIsEditing}
          title={text('support.chat.edit')}
          schema={() => import('../schemas.ts').then((module) => module.updateChatInput)}
          defaults={{ chatId, title: chat.title, topic: chat.topic }}
          draft={false}
          onSubmit={async (values) => {
            await update.run(values)
            toasts.show({ title: text('support.chat.save') })
          }}
        >
          <TextField name="title" label={text('support.chat.title')} />
          <Select
            name="topic"
            label={text('support.chat.topic')}
            choices={topics.map((topic) => ({ value: topic, label: text(`support.topic.${topic}`) }))}
          />
        </FormDialog>
      ) : null}
    </span>
  )
}
