import { fromMarkdown } from 'mdast-util-from-markdown'

/** Tags that a text can become. There are no others, so that a page can't contain what isn't a text. */
export const documentTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'em',
  'strong',
  'a',
  'br',
  'hr',
] as const
export type DocumentTag = (typeof documentTags)[number]

/** An element of a text. */
export interface DocumentElement {
  tag: DocumentTag
  /** Address of a link. */
  href?: string
  /** First number of an ordered list. */
  start?: number
  children: readonly DocumentNode[]
}

/** An element, or its text as it is read: nothing in it is markup. */
export type DocumentNode = DocumentElement | string

type MarkdownNode = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]

/** Nesting beyond which a text is shown without its markup. */
const deepest = 40

/** Most characters of a kind that open markup. The time to read a text grows with their square. */
const mostMarks: readonly [marks: string, most: number][] = [
  ['[', 1000],
  ['<', 1000],
  ['*_', 4000],
]
/** Most lines, lists and quotations that begin in one line, those that do so behind another one, and indentation. */
const nesting = { lines: 2000, inLine: 6, inText: 200, indentation: 16 }

/** Whether a text can be read in a short time. No text that is written for people is beyond these limits. */
export function isReadable(text: string): boolean {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  const countOf = (marks: string) => [...marks].reduce((sum, mark) => sum + (counts.get(mark) ?? 0), 0)
  if (mostMarks.some(([marks, most]) => countOf(marks) > most)) return false
  const lines = text.split('\n')
  if (lines.length > nesting.lines) return false
  let inText = 0
  for (const line of lines) {
    const inLine = nestedIn(line)
    inText += Math.max(0, inLine - 1)
    if (inLine > nesting.inLine || inText > nesting.inText || indentationOf(line) > nesting.indentation) return false
  }
  return true
}

/** Number of lists and quotations that begin in a line. */
function nestedIn(line: string): number {
  let nested = 0
  for (const word of line.trimStart().split(/[ \t]/, 4 * nesting.inLine)) {
    const rest = word.replace(/^>+/, '')
    nested += word.length - rest.length
    if (/^(?:[-+*]|\d{1,9}[.)])$/.test(rest)) nested += 1
    else if (rest !== '') break
  }
  return nested
}

/** Columns before the first character of a line. */
function indentationOf(line: string): number {
  const blank = line.length - line.trimStart().length
  return line.trim() === '' ? 0 : line.slice(0, blank).replaceAll('\t', '    ').length
}

/**
 * Reads Markdown as a tree of text. HTML in it is text, pictures are their descriptions, and links lead to the web, to
 * a mail address, or to a phone number: those of other schemes stay text. The page has its own first heading, so the
 * first level is the second.
 */
export function readMarkdown(text: string): readonly DocumentNode[] {
  return childrenOf(fromMarkdown(text), 0)
}

function childrenOf(node: MarkdownNode, depth: number): DocumentNode[] {
  return 'children' in node ? node.children.flatMap((child) => nodesOf(child, depth + 1)) : []
}

function nodesOf(node: MarkdownNode, depth: number): DocumentNode[] {
  const children = () => (depth > deepest ? [plainText(node)] : childrenOf(node, depth))
  const element = (tag: DocumentTag): DocumentNode[] => [{ tag, children: children() }]
  switch (node.type) {
    case 'text':
      return [node.value]
    case 'html':
      // A block of HTML is a paragraph of its source; within a line it is part of the line.
      return [node.value]
    case 'heading':
      return element(node.depth === 1 ? 'h2' : node.depth === 2 ? 'h3' : 'h4')
    case 'paragraph':
      return element('p')
    case 'blockquote':
      return element('blockquote')
    case 'list':
      return [
        {
          tag: node.ordered ? 'ol' : 'ul',
          ...(node.ordered && typeof node.start === 'number' && node.start !== 1 ? { start: node.start } : {}),
          children: children(),
        },
      ]
    case 'listItem':
      return element('li')
    case 'emphasis':
      return element('em')
    case 'strong':
      return element('strong')
    case 'inlineCode':
      return [{ tag: 'code', children: [node.value] }]
    case 'code':
      return [{ tag: 'pre', children: [node.value] }]
    case 'break':
      return [{ tag: 'br', children: [] }]
    case 'thematicBreak':
      return [{ tag: 'hr', children: [] }]
    case 'link':
      return isSafeLink(node.url) ? [{ tag: 'a', href: node.url, children: children() }] : children()
    case 'image':
      return node.alt ? [node.alt] : []
    case 'linkReference':
      return children()
    default:
      return []
  }
}

/** Text of a node without its markup, for what is nested too deeply. */
function plainText(node: MarkdownNode): string {
  const parts: string[] = []
  const waiting: MarkdownNode[] = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('value' in next) parts.push(next.value)
    if ('children' in next) waiting.push(...next.children.toReversed())
  }
  return parts.join(' ')
}

/** Whether an agreement may link to an address: on the web, by mail, or by phone. */
export function isSafeLink(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(address) && URL.canParse(address)
}

/** Addresses of all links of a text, also of those that aren't shown as links. */
export function linksOf(text: string): string[] {
  const found: string[] = []
  const waiting: MarkdownNode[] = [fromMarkdown(text)]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') found.push(node.url)
    if ('children' in node) waiting.push(...node.children)
  }
  return found.toReversed()
}

/** Text of an element and everything in it. */
export function textOf(node: DocumentNode): string {
  if (typeof node === 'string') return node
  return node.children.map(textOf).join('')
}

/** Headings of a text, in reading order. */
export function headingsOf(text: string): string[] {
  return readMarkdown(text).flatMap((node) =>
    typeof node !== 'string' && /^h[2-4]$/.test(node.tag) ? [textOf(node)] : [],
  )
}
