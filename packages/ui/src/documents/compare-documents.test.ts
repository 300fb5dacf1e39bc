import { readMarkdown } from '@console-widgets/core/markdown'
import { expect, it } from 'vitest'
import { compareDocuments, hasChanges, type MarkedNode } from './compare-documents.ts'

const compared = (before: string, after: string, lang = 'en') =>
  compareDocuments(readMarkdown(before), readMarkdown(after), lang)

/** A compared text as HTML. */
const htmlOf = (nodes: readonly MarkedNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const { tag, href, children } = node
      return `<${tag}${href === undefined ? '' : ` ${href}`}>${htmlOf(children)}</${tag}>`
    })
    .join('')

const html = (before: string, after: string, lang?: string) => htmlOf(compared(before, after, lang))

it('marks the words of a changed paragraph, and leaves the others as they are shown', () => {
  expect(html('## We\n\nWe keep **data** for 30 days.', '## We\n\nWe keep **data** for 90 long days.')).toBe(
    '<h3>We</h3><p>We keep <strong>data</strong> for <del>30</del><ins>90 long</ins> days.</p>',
  )
  expect(html('我们保存数据三十天。', '我们保存数据九十天。', 'zh-CN')).toContain('我们保存数据<del>')
})

it('marks whole paragraphs that were added or removed, and items of a list within it', () => {
  expect(html('One thing.\n\nQuite another.', 'Something new here.\n\nOne thing.')).toBe(
    '<p><ins>Something new here.</ins></p><p>One thing.</p><p><del>Quite another.</del></p>',
  )
  expect(html('- your name\n- your address', '- your name\n- where you are')).toBe(
    '<ul><li><p>your name</p></li><li><p><ins>where you are</ins></p></li><li><p><del>your address</del></p></li></ul>',
  )
})

it('marks a link that leads elsewhere, although its words are the same', () => {
  expect(html('See [the terms](https://a.example) first.', 'See [the terms](https://b.example) first.')).toBe(
    '<p>See <del><a https://a.example>the terms</a></del><ins><a https://b.example>the terms</a></ins> first.</p>',
  )
})

it('finds no change between sources that are shown alike', () => {
  expect(hasChanges(compared('* one\n* two', '- one\n- two'))).toBe(false)
  expect(hasChanges(compared('one', 'two'))).toBe(true)
})
