import { Button, TextArea, useErrorWords, useShortcut } from '@console-widgets/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ConsoleError } from '@console-widgets/core'
import { useData } from '@console-widgets/ui'
import { deskData } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import type { Box } from '../model.ts'

interface MessageFormProps {
  box: Box
  conversationId: string
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  /** Sends the text. The form empties the field afterwards. */
  onSend: (content: string) => Promise<unknown>
  submitLabel?: string
  /** More above and below the field, such as prepared replies, and files. */
  before?: ReactNode
  children?: ReactNode
}

/** A message that is written: kept until it is sent, announced to colleagues, sent by Ctrl+Enter, too. */
export function MessageForm(props: MessageFormProps) {
  const { box, conversationId, label, value, onChange, maxLength, onSend, submitLabel, before, children } = props
  const text = useSupportText()
  const words = useErrorWords()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useAnnouncement(box, conversationId, value.trim() !== '')
  const send = async () => {
    if (pending || value.trim() === '') return
    setPending(true)
    setFailure(undefined)
    try {
      await onSend(value)
      onChange('')
    } catch (error) {
      setFailure((error as ConsoleError).issues?.[0]?.message ?? words(error).what)
    } finally {
      setPending(false)
    }
  }
  useShortcut('mod+enter', () => void send(), {
    label: text('support.message.send'),
    group: text('support.title'),
    whileTyping: true,
  })
  return (
    <form
      ref={form}
      className="flex min-w-0 flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {before}
      <TextArea
        label={label}
        help={text('support.message.keys')}
        value={value}
        onChange={onChange}
        maxLength={maxLength}
      />
      {children}
      {failure === undefined ? null : (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
      <div>
        <Button type="submit" tone="primary" pending={pending} disabled={value.trim() === ''}>
          {submitLabel ?? text('support.message.send')}
        </Button>
      </div>
    </form>
  )
}

/** Milliseconds between two announcements that someone is writing. */
const announceEvery = 60_000

/** Tells colleagues that someone is writing, as long as there is a text. */
function useAnnouncement(box: Box, conversationId: string, isWriting: boolean) {
  const { announce } = useData(deskData)
  const latest = useRef(announce)
  latest.current = announce
  useEffect(() => {
    if (!isWriting) return
    // Without the announcement the message is sent all the same.
    const tell = () => void latest.current.run({ box, conversationId }).catch(() => undefined)
    tell()
    const timer = setInterval(tell, announceEvery)
    return () => clearInterval(timer)
  }, [box, conversationId, isWriting])
}
