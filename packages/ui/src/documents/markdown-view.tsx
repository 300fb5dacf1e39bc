import { readMarkdown } from '@console-widgets/core/markdown'
import { useMemo } from 'react'
import { showNode } from './show-node.tsx'

/** A text in Markdown, as its page shows it. HTML in it is text. */
export function MarkdownView({ content }: { content: string }) {
  const nodes = useMemo(() => readMarkdown(content), [content])
  return <>{nodes.map((node, index) => showNode(node, index))}</>
}
