import { createElement, type ReactNode } from 'react'
import type { MarkedNode } from './compare-documents.ts'

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
  ins: 'rounded-sm bg-success-soft text-success',
  del: 'rounded-sm bg-danger-soft text-danger',
}

/** Words for what was added and removed, for people who don’t see how it is marked. */
export type MarkWords = Readonly<Record<'ins' | 'del', string>>

/** Shows a node of a text in Markdown. */
export function showNode(node: MarkedNode, index: number, words: MarkWords = { ins: '', del: '' }): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href, start, children } = node
  const link = href === undefined ? {} : { href, target: '_blank', rel: 'noopener noreferrer nofollow' }
  const word =
    tag === 'ins' || tag === 'del'
      ? [
          <span key="word" className="sr-only">
            {words[tag]}{' '}
          </span>,
        ]
      : []
  return createElement(
    tag,
    { key: index, className: looks[tag], start, ...link },
    ...(tag === 'br' || tag === 'hr' ? [] : [...word, ...children.map((child, at) => showNode(child, at, words))]),
  )
}
