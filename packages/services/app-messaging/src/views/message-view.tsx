import { createElement, type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useAppMessagingText } from '../generated/text.ts'
import {
  type MessageContent,
  type MessageLook,
  type MessageNode,
  messageNodes,
  type MessageText,
  readableOn,
} from '../model.ts'

interface MessageViewProps {
  content: MessageContent
  texts: MessageText
  picture: string | undefined
  /** Laid out from right to left, as in Arabic. Default: as the texts are written. */
  rightToLeft?: boolean
  /** On a wide, low screen, the picture of a card is beside its texts. */
  landscape?: boolean
  /** Called with whether text doesn’t fit. */
  onCut: (isCut: boolean) => void
}

const large = 'flex h-20 w-full items-center justify-center text-xs'
const button = 'truncate rounded-md px-2 py-1 text-center text-sm font-medium'

/** Classes for the looks of a message’s parts. The test page has a style sheet for them. */
const looks: Readonly<Record<MessageLook, string>> = {
  card: 'overflow-hidden rounded-lg',
  'card-beside': 'flex min-w-0 overflow-hidden rounded-lg',
  banner: 'flex min-w-0 gap-2 rounded-lg p-2.5',
  image: 'rounded-lg bg-raised',
  'picture-card': 'max-h-28 w-full object-cover',
  'picture-beside': 'max-h-40 w-2/5 shrink-0 self-stretch object-cover',
  'picture-banner': 'size-10 shrink-0 rounded-md object-cover',
  'picture-image': 'max-h-60 w-full rounded-lg object-contain',
  'missing-card': large,
  'missing-beside': 'flex w-2/5 shrink-0 items-center justify-center text-xs',
  'missing-banner': 'size-10 shrink-0 rounded-md bg-sunken',
  'missing-image': large,
  texts: 'flex min-w-0 flex-1 flex-col gap-1.5 p-3',
  'texts-banner': 'min-w-0 flex-1',
  title: 'line-clamp-3 font-medium wrap-break-word',
  'title-banner': 'truncate text-sm font-medium',
  body: 'line-clamp-6 text-sm wrap-break-word',
  'body-banner': 'line-clamp-2 text-xs wrap-break-word',
  button,
  'button-quiet': button,
}

/** Parts whose text can be cut. */
const cutLooks: ReadonlySet<MessageLook> = new Set([
  'title',
  'title-banner',
  'body',
  'body-banner',
  'button',
  'button-quiet',
])

/** A message as apps draw it. */
export function MessageView({
  content,
  texts,
  picture,
  rightToLeft = false,
  landscape = false,
  onCut,
}: MessageViewProps) {
  const text = useAppMessagingText()
  const frame = useRef<HTMLDivElement>(null)
  const { colors } = content
  useEffect(() => {
    const parts = [...(frame.current?.querySelectorAll<HTMLElement>('[data-text]') ?? [])]
    // A pixel is for rounding.
    const room = frame.current?.closest('[data-screen]')?.clientHeight ?? Number.POSITIVE_INFINITY
    const isTooHigh = (frame.current?.offsetHeight ?? 0) > room
    onCut(
      isTooHigh ||
        parts.some((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1),
    )
  })
  const whole = { backgroundColor: colors.background, color: colors.text }
  const styles: Partial<Record<MessageLook, CSSProperties>> = {
    ...{ card: whole, 'card-beside': whole, banner: whole },
    button: { backgroundColor: colors.button, color: readableOn(colors.button) },
    'button-quiet': { color: colors.text, boxShadow: `inset 0 0 0 1px ${colors.text}` },
  }
  const drawn = messageNodes({
    ...{ content, texts, picture, rightToLeft, landscape },
    missing: text('app-messaging.picture'),
  })
  return <div ref={frame}>{render(drawn, 0, styles)}</div>
}

function render(node: MessageNode, key: number, styles: Partial<Record<MessageLook, CSSProperties>>): ReactNode {
  if (typeof node === 'string') return node
  const { tag, look, attributes, children = [] } = node
  const properties = {
    ...attributes,
    key,
    className: looks[look],
    style: styles[look],
    ...(cutLooks.has(look) ? { 'data-text': '' } : {}),
  }
  return createElement(tag, properties, ...children.map((child, at) => render(child, at, styles)))
}
