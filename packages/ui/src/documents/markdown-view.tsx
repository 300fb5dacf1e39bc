import { type DocumentNode, readMarkdown } from '@console-widgets/core/markdown'
import { createElement, type ReactNode, useMemo } from 'react'

/** A text in Markdown, as its page shows it. HTML in it is text. */
export function MarkdownView({ content }: { content: string }) {
  const nodes = useMemo(() => readMarkdown(content), [content])
  return <>{nodes.map(show)}</>
}

const looks: Partial<Record<string, string>> = {
  h2: 'mt-5 mb-1 text-lg font-semibold',
  h3: 'mt-4 mb-1 font-semibold',
  h4: 'mt-3 mb-1 font-semibold',
  p: 'my-2',
  ul: 'my-2 list-disc ps-5',
  ol: 'my-2 list-decimal ps-5',
  blockquote: 'my-2 border-s-2 border-line ps-3',
  pre: 'my-2 whitespace-pre-wrap',
  a: 'text-accent-ink underline underline-offset-2',
  hr: 'my-4 border-line',
}

function show(node: DocumentNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href, start, children } = node
  const link = href === undefined ? {} : { href, target: '_blank', rel: 'noopener noreferrer nofollow' }
  return createElement(
    tag,
    { key: index, className: looks[tag], start, ...link },
    ...(tag === 'br' || tag === 'hr' ? [] : children.map(show)),
  )
}
