import { cva } from '@console-widgets/ui'
import { useEffect, useRef } from 'react'
import { useAppMessagingText } from '../generated/text.ts'
import { type MessageContent, type MessageText, readableOn } from '../model.ts'

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

const pictureLook = cva('', {
  variants: {
    kind: {
      beside: 'max-h-40 w-2/5 shrink-0 self-stretch object-cover',
      card: 'max-h-28 w-full object-cover',
      banner: 'size-10 shrink-0 rounded-md object-cover',
      image: 'max-h-60 w-full rounded-lg object-contain',
    },
  },
})
const cardLook = cva('overflow-hidden rounded-lg', { variants: { landscape: { true: 'flex min-w-0' } } })
const large = 'flex h-20 w-full items-center justify-center text-xs'
/** In place of a picture that isn’t there yet. */
const placeholder = cva('', {
  variants: {
    kind: {
      beside: 'flex w-2/5 shrink-0 items-center justify-center text-xs',
      card: large,
      banner: 'size-10 shrink-0 rounded-md bg-sunken',
      image: large,
    },
  },
})

/** A message as apps draw it: a card, a banner, or a picture. */
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
  const { kind, colors, addresses } = content
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
  const isImage = kind === 'image'
  const look = kind === 'card' && landscape ? 'beside' : kind
  const direction = rightToLeft ? 'rtl' : 'auto'
  const image =
    content.imageId === null && !isImage ? null : picture ? (
      <img src={picture} alt={isImage ? texts.title : ''} className={pictureLook({ kind: look })} />
    ) : (
      <div className={placeholder({ kind: look })}>{kind === 'banner' ? null : text('app-messaging.picture')}</div>
    )
  if (isImage)
    return (
      <div ref={frame} lang={texts.language} className="rounded-lg bg-raised">
        {image}
      </div>
    )
  const style = { backgroundColor: colors.background, color: colors.text }
  if (kind === 'banner')
    return (
      <div
        ref={frame}
        lang={texts.language}
        dir={direction}
        className="flex min-w-0 gap-2 rounded-lg p-2.5"
        style={style}
      >
        {image}
        <div className="min-w-0 flex-1">
          <p data-text className="truncate text-sm font-medium">
            {texts.title}
          </p>
          <p data-text className="line-clamp-2 text-xs wrap-break-word">
            {texts.body}
          </p>
        </div>
      </div>
    )
  return (
    <div ref={frame} lang={texts.language} dir={direction} className={cardLook({ landscape })} style={style}>
      {image}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-3">
        <p data-text className="line-clamp-3 font-medium wrap-break-word">
          {texts.title}
        </p>
        {texts.body === '' ? null : (
          <p data-text className="line-clamp-6 text-sm wrap-break-word">
            {texts.body}
          </p>
        )}
        {addresses.map((_, at) => (
          <span
            key={at}
            data-text
            className="truncate rounded-md px-2 py-1 text-center text-sm font-medium"
            style={
              at === 0
                ? { backgroundColor: colors.button, color: readableOn(colors.button) }
                : { color: colors.text, boxShadow: `inset 0 0 0 1px ${colors.text}` }
            }
          >
            {texts.buttons[at]}
          </span>
        ))}
      </div>
    </div>
  )
}
