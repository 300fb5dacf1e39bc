import { expect, it } from 'vitest'
import { type DocumentNode, documentTags, headingsOf, isReadable, linksOf, readMarkdown } from './markdown.ts'

/** All elements of a text. */
function elementsOf(nodes: readonly DocumentNode[]): Exclude<DocumentNode, string>[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]))
}

it('reads HTML as text, also within a line', () => {
  expect(readMarkdown('<script>alert(1)</script>')).toEqual(['<script>alert(1)</script>'])
  expect(readMarkdown('a <b>c')).toEqual([{ tag: 'p', children: ['a ', '<b>', 'c'] }])
})

it('links to the web, to mail addresses, and to phone numbers only', () => {
  const text =
    '[a](https://northwind.example) [b](mailto:a@northwind.example) [c](tel:+49301234) [d](javascript:alert(1)) ' +
    '[e](data:text/html,x) [f](JaVaScRiPt:x) [g](/path) ![h](https://northwind.example/x.png)'
  const links = elementsOf(readMarkdown(text)).filter(({ tag }) => tag === 'a')
  expect(links.map(({ href }) => href)).toEqual([
    'https://northwind.example',
    'mailto:a@northwind.example',
    'tel:+49301234',
  ])
  expect(linksOf(text)).toHaveLength(8)
})

it('gives known elements for anything, however deep', () => {
  for (const text of ['> '.repeat(300) + 'x', '- '.repeat(200) + 'x', '*'.repeat(4000), '[x]: javascript:y\n\n[x]'])
    for (const { tag } of elementsOf(readMarkdown(text))) expect(documentTags).toContain(tag)
})

it('keeps the order of lists, and finds headings of every level', () => {
  expect(readMarkdown('3. a\n4. b')).toMatchObject([{ tag: 'ol', start: 3 }])
  expect(headingsOf('# One\n\ntext\n\n## *Two*\n\n###### Three')).toEqual(['One', 'Two', 'Three'])
})

it('is not meant for texts that take long to read', () => {
  const hostile = [
    '['.repeat(1001),
    '<'.repeat(1001),
    '*a '.repeat(4001),
    '> '.repeat(21) + 'x',
    '>'.repeat(21) + 'x',
    '- '.repeat(21) + 'x',
    '- - - a\n'.repeat(300),
    `${' '.repeat(17)}x`,
  ]
  for (const text of hostile) expect(isReadable(text), text.slice(0, 10)).toBe(false)
  expect(isReadable('- a\n'.repeat(1000) + '[a](https://a.example) **b** '.repeat(900))).toBe(true)
})
