import type { DocumentElement, DocumentNode } from '@console-widgets/core/markdown'
import { diffArrays } from 'diff'

/** A node of a text in which `ins` was added and `del` was removed. */
export type MarkedNode = MarkedElement | string

export interface MarkedElement extends Omit<DocumentElement, 'tag' | 'children'> {
  tag: DocumentElement['tag'] | 'ins' | 'del'
  children: readonly MarkedNode[]
}

/** Longest time for each comparison, in milliseconds. Beyond it, everything in it counts as changed. */
const longest = 1000
/** Share of words that two paragraphs have in common, from which one is the other after a change. */
const leastAlike = 0.3

/** Compares two texts by paragraph, and those that were changed by the words of their language. */
export function compareDocuments(
  before: readonly DocumentNode[],
  after: readonly DocumentNode[],
  lang: string,
): MarkedNode[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' })
  return compareBlocks(before, after, segmenter)
}

/** Whether a compared text has a change. */
export const hasChanges = (nodes: readonly MarkedNode[]): boolean =>
  nodes.some((node) => typeof node !== 'string' && (isMark(node) || hasChanges(node.children)))

const isMark = ({ tag }: MarkedElement) => tag === 'ins' || tag === 'del'

function compareBlocks(
  before: readonly DocumentNode[],
  after: readonly DocumentNode[],
  segmenter: Intl.Segmenter,
): MarkedNode[] {
  const marked: MarkedNode[] = []
  for (const { removed, added, same } of changesOf(before, after, keyOf)) {
    let at = 0
    for (const block of added) {
      const found = removed.findIndex((other, index) => index >= at && isAlike(other, block, segmenter))
      if (found === -1) {
        marked.push(mark(block, 'ins'))
        continue
      }
      marked.push(...removed.slice(at, found).map((gone) => mark(gone, 'del')))
      marked.push(compareAlike(removed[found] as DocumentElement, block as DocumentElement, segmenter))
      at = found + 1
    }
    marked.push(...removed.slice(at).map((gone) => mark(gone, 'del')), ...same)
  }
  return marked
}

/** Blocks that contain others. */
const isContainer = ({ tag }: DocumentElement) => ['ul', 'ol', 'li', 'blockquote'].includes(tag)

function compareAlike(before: DocumentElement, after: DocumentElement, segmenter: Intl.Segmenter): MarkedElement {
  const children = isContainer(after)
    ? compareBlocks(before.children, after.children, segmenter)
    : compareWords(before, after, segmenter)
  return { ...after, children }
}

function isAlike(before: DocumentNode, after: DocumentNode, segmenter: Intl.Segmenter): boolean {
  if (typeof before === 'string' || typeof after === 'string' || before.tag !== after.tag) return false
  const [one, other] = [wordsOf(before, segmenter), wordsOf(after, segmenter)].map(
    (words) => new Set(words.map(({ text }) => text).filter((text) => text.trim() !== '')),
  ) as [Set<string>, Set<string>]
  const common = [...one].filter((text) => other.has(text)).length
  return common > 0 && common >= leastAlike * Math.max(one.size, other.size)
}

/** Marks a whole block. The mark is inside of its paragraphs, so that lists remain lists. */
function mark(node: DocumentNode, tag: 'ins' | 'del'): MarkedNode {
  if (typeof node === 'string') return { tag, children: [node] }
  if (isContainer(node)) return { ...node, children: node.children.map((child) => mark(child, tag)) }
  return { ...node, children: [{ tag, children: node.children }] }
}

/** A word, or what is between two, with the elements that it is in, outermost first. */
interface Word {
  text: string
  within: readonly Omit<DocumentElement, 'children'>[]
}

function wordsOf(node: DocumentNode, segmenter: Intl.Segmenter, within: Word['within'] = []): Word[] {
  if (typeof node === 'string') return [...segmenter.segment(node)].map(({ segment }) => ({ text: segment, within }))
  return node.children.flatMap((child) => {
    if (typeof child === 'string') return wordsOf(child, segmenter, within)
    const { children: _children, ...element } = child
    if (child.tag === 'br') return [{ text: '\n', within: [...within, element] }]
    return wordsOf(child, segmenter, [...within, element])
  })
}

function compareWords(before: DocumentElement, after: DocumentElement, segmenter: Intl.Segmenter): MarkedNode[] {
  const changes = changesOf(wordsOf(before, segmenter), wordsOf(after, segmenter), keyOf)
  return joinNear(changes).flatMap(({ removed, added, same }) => [
    ...(removed.length > 0 ? [{ tag: 'del' as const, children: nodesOf(removed) }] : []),
    ...(added.length > 0 ? [{ tag: 'ins' as const, children: nodesOf(added) }] : []),
    ...nodesOf(same),
  ])
}

/** Words again as nodes. */
function nodesOf(words: readonly Word[], depth = 0): DocumentNode[] {
  const nodes: DocumentNode[] = []
  for (let at = 0; at < words.length;) {
    const key = keyOf(words[at]?.within[depth])
    let end = at + 1
    while (end < words.length && keyOf(words[end]?.within[depth]) === key) end += 1
    const group = words.slice(at, end)
    const element = group[0]?.within[depth]
    if (!element) nodes.push(group.map(({ text }) => text).join(''))
    else if (element.tag === 'br') nodes.push(...group.map(() => ({ ...element, children: [] })))
    else nodes.push({ ...element, children: nodesOf(group, depth + 1) })
    at = end
  }
  return nodes
}

/** What was removed and added, and what follows unchanged. */
interface Change<T> {
  removed: readonly T[]
  added: readonly T[]
  same: readonly T[]
}

function changesOf<T>(before: readonly T[], after: readonly T[], key: (each: T) => string): Change<T>[] {
  const parts = diffArrays(before.map(key), after.map(key), { timeout: longest })
  if (!parts) return [{ removed: before, added: after, same: [] }]
  const changes: Change<T>[] = []
  let [from, to] = [0, 0]
  let open: Change<T> = { removed: [], added: [], same: [] }
  for (const { count, added, removed } of parts) {
    if (open.same.length > 0) {
      changes.push(open)
      open = { removed: [], added: [], same: [] }
    }
    if (removed) open = { ...open, removed: before.slice(from, from + count) }
    else if (added) open = { ...open, added: after.slice(to, to + count) }
    else open = { ...open, same: after.slice(to, to + count) }
    if (!added) from += count
    if (!removed) to += count
  }
  return [...changes, open]
}

/** Makes one change of those between which there is only a space: several words in a row are read together. */
function joinNear(changes: readonly Change<Word>[]): Change<Word>[] {
  const joined: Change<Word>[] = []
  for (const change of changes) {
    const last = joined.at(-1)
    const isNear = last !== undefined && last.same.every(({ text }) => text.trim() === '') && isChanged(last)
    if (last && isNear && isChanged(change))
      joined[joined.length - 1] = {
        removed: [...last.removed, ...last.same, ...change.removed],
        added: [...last.added, ...last.same, ...change.added],
        same: change.same,
      }
    else joined.push(change)
  }
  return joined.map(withoutSameEnd)
}

/** Leaves a space that both ends have outside of the marks. */
function withoutSameEnd(change: Change<Word>): Change<Word> {
  const { removed, added, same } = change
  const [one, other] = [removed.at(-1), added.at(-1)]
  if (!one || other?.text.trim() !== '' || keyOf(one) !== keyOf(other)) return change
  return { removed: removed.slice(0, -1), added: added.slice(0, -1), same: [one, ...same] }
}

const isChanged = ({ removed, added }: Change<Word>) => removed.length + added.length > 0

const keyOf = (value: unknown): string => JSON.stringify(value) ?? ''
