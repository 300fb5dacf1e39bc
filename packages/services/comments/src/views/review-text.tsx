import { classNames } from '@console-widgets/ui'

interface ReviewTextProps {
  content: string
  lang: string | null
  /** Shows the beginning only. */
  short?: boolean
}

/** What a user wrote: as text, isolated from the direction of the page, and in its own language. */
export function ReviewText({ content, lang, short }: ReviewTextProps) {
  return (
    <p
      dir="auto"
      lang={lang === null || lang === 'und' ? '' : lang}
      className={classNames(
        'min-w-0 wrap-anywhere [unicode-bidi:isolate]',
        short ? 'line-clamp-2' : 'whitespace-pre-wrap',
      )}
    >
      {content}
    </p>
  )
}
