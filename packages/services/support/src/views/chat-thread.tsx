import { Button, FileSize, RelativeTime, useAct } from '@console-widgets/ui'
import { useEffect, useRef, useState } from 'react'
import type { ChatDetail, ChatMessage } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import { PlainText } from './plain-text.tsx'

interface ChatThreadProps {
  chat: ChatDetail
  readOlder: (before: number) => Promise<{ items: readonly ChatMessage[] }>
}

/** Pixels from the end at which a reader is taken to follow the chat. */
const nearEnd = 80

/**
 * The messages of a chat. Readers at the end follow new ones; for others, nothing moves. Messages out of sight are
 * neither laid out nor painted, and older ones are loaded on request.
 */
export function ChatThread({ chat, readOlder }: ChatThreadProps) {
  const text = useSupportText()
  // An error is told: without that, a chat would look as if it had no older messages.
  const { act } = useAct()
  const { older, readMore, pending } = useOlder(chat, readOlder)
  const messages = [...older, ...chat.messages.filter(({ number }) => number > (older.at(-1)?.number ?? 0))]
  const scroller = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const [hasFresh, setHasFresh] = useState(false)
  const last = messages.at(-1)?.number
  const toEnd = () => {
    const element = scroller.current
    if (element) element.scrollTop = element.scrollHeight
    setHasFresh(false)
  }
  useEffect(() => {
    if (follows.current) toEnd()
    else setHasFresh(true)
  }, [last])
  return (
    <div className="relative min-w-0">
      <div
        ref={scroller}
        role="log"
        aria-label={text('support.thread')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          follows.current = scrollHeight - scrollTop - clientHeight < nearEnd
          if (follows.current) setHasFresh(false)
        }}
        className="flex max-h-[55vh] min-w-0 flex-col gap-3 overflow-y-auto rounded-md border border-line bg-surface p-3 focus-ring"
      >
        {(messages[0]?.number ?? 1) > 1 ? (
          <div className="text-center">
            <Button
              size="small"
              tone="quiet"
              pending={pending}
              onClick={() =>
                void act({ label: text('support.thread.older'), run: () => readMore(messages[0]?.number ?? 1) })
              }
            >
              {text('support.thread.older')}
            </Button>
          </div>
        ) : null}
        {messages.map((message) => (
          <Message key={message.messageId} message={message} />
        ))}
      </div>
      {hasFresh ? (
        <div className="absolute inset-x-0 bottom-2 text-center">
          <Button size="small" onClick={toEnd}>
            {text('support.thread.fresh')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Older messages that were asked for, the oldest first. */
function useOlder({ chatId }: ChatDetail, read: ChatThreadProps['readOlder']) {
  const [known, setKnown] = useState<{ chatId: string; items: readonly ChatMessage[] }>({ chatId, items: [] })
  const [pending, setPending] = useState(false)
  return {
    older: known.chatId === chatId ? known.items : [],
    pending,
    async readMore(before: number) {
      setPending(true)
      try {
        const { items } = await read(before)
        setKnown((earlier) => ({ chatId, items: [...items, ...(earlier.chatId === chatId ? earlier.items : [])] }))
      } finally {
        setPending(false)
      }
    },
  }
}

function Message({ message }: { message: ChatMessage }) {
  const text = useSupportText()
  const { content, isOwn, userName, side, time, attachments } = message
  return (
    <div
      className={`w-fit max-w-[85%] min-w-0 shrink-0 rounded-md border border-line px-3 py-2 text-sm [contain-intrinsic-size:auto_64px] [content-visibility:auto] ${isOwn ? 'self-end bg-accent-soft' : 'bg-raised'}`}
    >
      <p className="mb-0.5 text-xs text-muted">
        <bdi>{userName || text(`support.side.${side}`)}</bdi> · <RelativeTime time={time} />
      </p>
      <PlainText content={content} />
      {attachments.length > 0 ? (
        <ul className="mt-1 flex flex-col gap-0.5 text-xs">
          {attachments.map(({ objectId, fileName, size, url }) => (
            <li key={objectId}>
              <a
                href={url}
                download={fileName}
                className="rounded-sm text-accent-ink focus-ring wrap-anywhere hover:underline"
              >
                {text('support.message.files.save', { name: fileName })}
              </a>{' '}
              <FileSize bytes={size} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
