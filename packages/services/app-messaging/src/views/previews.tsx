import { Badge, Callout, classNames, cva, Section, Select, useJoin } from '@console-widgets/ui'
import { useState } from 'react'
import { useAppMessagingText } from '../generated/text.ts'
import { contrastOf, colorForm, leastContrast, type MessageContent, type MessageText, textFor } from '../model.ts'
import { MessageView } from './message-view.tsx'
import { useTextLanguages } from './use-text-languages.ts'
import { useWords } from './use-words.ts'

interface PreviewsProps {
  content: MessageContent
  /** Address of the picture. */
  picture: string | undefined
}

/** The texts that need most room. */
function longestOf(texts: readonly MessageText[]): MessageText {
  const length = ({ title, body, buttons }: MessageText) => title.length + body.length + buttons.join('').length
  return texts.reduce((longest, each) => (length(each) > length(longest) ? each : longest), textFor(texts, undefined))
}

/** Whether a language is written from right to left. */
function isRightToLeft(language: string): boolean {
  return ['ar', 'fa', 'he', 'ur'].includes(language.split('-')[0] ?? '')
}

/** What devices show, several at once, with what is hard to read. */
export function Previews({ content, picture }: PreviewsProps) {
  const text = useAppMessagingText()
  const join = useJoin()
  const { writeNumber } = useWords()
  const { nameOf } = useTextLanguages()
  const [chosen, setChosen] = useState<string>()
  const shown = textFor(content.texts, chosen)
  const longest = longestOf(content.texts)
  const rightToLeft = content.texts.find(({ language }) => isRightToLeft(language))
  const { background, text: ink } = content.colors
  const contrast = colorForm.test(background) && colorForm.test(ink) ? contrastOf(background, ink) : undefined
  const common = { content, picture }
  return (
    <Section title={text('app-messaging.preview')}>
      <div className="@container flex min-w-0 flex-col gap-4">
        {content.texts.length > 1 ? (
          <Select
            label={text('app-messaging.language')}
            value={shown.language}
            choices={content.texts.map(({ language }) => ({ value: language, label: nameOf(language) }))}
            onChange={setChosen}
          />
        ) : null}
        {content.kind !== 'image' && contrast !== undefined && contrast < leastContrast ? (
          <Callout tone="warning" title={text('app-messaging.contrast')}>
            {text('app-messaging.contrast.body', {
              contrast: writeNumber(Math.floor(contrast * 10) / 10),
              least: writeNumber(leastContrast),
            })}
          </Callout>
        ) : null}
        <div className="grid min-w-0 gap-3 @sm:grid-cols-2">
          <Device title={text('app-messaging.device.phone')} {...common} texts={shown} />
          <Device title={text('app-messaging.device.dark')} {...common} texts={shown} dark />
          <Device
            title={join.labeled(text('app-messaging.device.longest'), nameOf(longest.language))}
            {...common}
            texts={longest}
            size="small"
          />
          <Device title={text('app-messaging.device.tablet')} {...common} texts={shown} size="wide" />
          <Device title={text('app-messaging.device.landscape')} {...common} texts={shown} size="landscape" />
          <Device
            title={
              rightToLeft
                ? join.labeled(text('app-messaging.device.rightToLeft'), nameOf(rightToLeft.language))
                : text('app-messaging.device.rightToLeft')
            }
            {...common}
            texts={rightToLeft ?? shown}
            rightToLeft
          />
          <Device title={text('app-messaging.device.watch')} {...common} texts={shown} size="watch" />
        </div>
      </div>
    </Section>
  )
}

const screen = cva('relative flex min-w-0 overflow-hidden rounded-lg border border-line-strong p-2', {
  variants: {
    kind: { card: 'items-center', banner: 'items-start', image: 'items-center' },
    // A phone on its side and a watch have no more height than this.
    size: {
      small: 'min-h-56 flex-1',
      usual: 'min-h-56 flex-1',
      wide: 'min-h-56 flex-1',
      landscape: 'h-44',
      watch: 'mx-auto size-44 rounded-3xl',
    },
  },
})
const frame = cva('mx-auto w-full', {
  variants: {
    size: { small: 'max-w-40', usual: 'max-w-60', wide: 'max-w-96', landscape: 'max-w-80', watch: 'max-w-40' },
  },
})

interface DeviceProps extends PreviewsProps {
  title: string
  texts: MessageText
  dark?: boolean
  rightToLeft?: boolean
  /** The screen. */
  size?: 'small' | 'usual' | 'wide' | 'landscape' | 'watch'
}

function Device({ title, content, texts, picture, dark = false, rightToLeft = false, size = 'usual' }: DeviceProps) {
  const text = useAppMessagingText()
  const [isCut, setCut] = useState(false)
  return (
    <figure
      className={classNames(
        'flex min-w-0 flex-col gap-1.5',
        (size === 'wide' || size === 'landscape') && '@sm:col-span-2',
      )}
    >
      <figcaption className="min-w-0 text-sm wrap-anywhere text-muted">{title}</figcaption>
      <div
        {...(size === 'landscape' || size === 'watch' ? { 'data-screen': '' } : {})}
        className={screen({ kind: content.kind, size })}
        style={{ backgroundColor: dark ? '#15181d' : '#dfe4ea' }}
      >
        <div className={frame({ size })}>
          <MessageView {...{ content, texts, picture, rightToLeft }} landscape={size === 'landscape'} onCut={setCut} />
        </div>
        {/* Is known once it is drawn, and so must not move anything. */}
        {isCut ? (
          <span className="absolute end-2 bottom-2">
            <Badge tone="warning">{text('app-messaging.cut')}</Badge>
          </span>
        ) : null}
      </div>
    </figure>
  )
}
