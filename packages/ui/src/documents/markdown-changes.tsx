import { readMarkdown } from '@console-widgets/core/markdown'
import { useMemo } from 'react'
import { withText } from '../text/with-text.tsx'
import { compareDocuments, hasChanges } from './compare-documents.ts'
import { useDocumentText } from './document-text.ts'
import { documentLocales } from './locales/index.ts'
import { showNode } from './show-node.tsx'

/** A text in Markdown, perhaps with a title, in which nothing is markup. */
export interface TitledText {
  title?: string
  content: string
}

export interface MarkdownChangesProps {
  /** Accessible name. */
  label: string
  /** Language of the texts. */
  lang: string
  before: TitledText
  after: TitledText
}

/** Two texts in Markdown as one page, with what was added and removed marked by paragraph and word. */
export function MarkdownChanges(props: MarkdownChangesProps) {
  return <WithMessages {...props} />
}

const WithMessages = withText(documentLocales, Changes)

function Changes({ label, lang, before, after }: MarkdownChangesProps) {
  const text = useDocumentText()
  const nodes = useMemo(() => compareDocuments(nodesOf(before), nodesOf(after), lang), [before, after, lang])
  if (!hasChanges(nodes)) return <p className="text-muted">{text('words.same')}</p>
  const words = { ins: text('words.added'), del: text('words.removed') }
  return (
    <section lang={lang} aria-label={label} className="rounded-md border border-line bg-raised p-gutter wrap-anywhere">
      {nodes.map((node, index) => showNode(node, index, words))}
    </section>
  )
}

const nodesOf = ({ title, content }: TitledText) => [
  ...(title === undefined ? [] : [{ tag: 'h2' as const, children: [title] }]),
  ...readMarkdown(content),
]
