import { diffWords } from 'diff'
import { useMemo } from 'react'
import { withText } from '../text/with-text.tsx'
import { useDocumentText } from './document-text.ts'
import { documentLocales } from './locales/index.ts'

/** Longest time for a comparison, in milliseconds. Beyond it, the whole text counts as changed. */
const longest = 1500

export interface WordChangesProps {
  /** Accessible name. */
  label: string
  /** Language of the texts. */
  lang: string
  before: string
  after: string
}

/** Word-by-word comparison of two texts. */
export function WordChanges(props: WordChangesProps) {
  return <WithMessages {...props} />
}

const WithMessages = withText(documentLocales, Changes)

function Changes({ label, lang, before, after }: WordChangesProps) {
  const text = useDocumentText()
  const parts = useMemo(() => compareWords(before, after, lang), [before, after, lang])
  if (parts.every(({ added, removed }) => !added && !removed)) return <p className="text-muted">{text('words.same')}</p>
  return (
    <section
      lang={lang}
      aria-label={label}
      className="rounded-md border border-line bg-raised p-gutter wrap-anywhere whitespace-pre-wrap"
    >
      {parts.map(({ value, added, removed }, index) =>
        added ? (
          <ins key={index} className="rounded-sm bg-success-soft text-success">
            <span className="sr-only">{text('words.added')} </span>
            {value}
          </ins>
        ) : removed ? (
          <del key={index} className="rounded-sm bg-danger-soft text-danger">
            <span className="sr-only">{text('words.removed')} </span>
            {value}
          </del>
        ) : (
          value
        ),
      )}
    </section>
  )
}

interface WordPart {
  value: string
  added?: boolean
  removed?: boolean
}

/** Compares two texts by the words of their language, which Chinese doesn't separate by spaces. */
function compareWords(before: string, after: string, lang: string): WordPart[] {
  const intlSegmenter = new Intl.Segmenter(lang, { granularity: 'word' })
  return (
    diffWords(before, after, { intlSegmenter, timeout: longest }) ?? [
      { value: before, removed: true },
      { value: after, added: true },
    ]
  )
}
