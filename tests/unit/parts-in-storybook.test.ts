import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as codes from '../../packages/ui/src/codes.ts'
import * as documents from '../../packages/ui/src/documents.ts'
import * as library from '../../packages/ui/src/index.ts'

/** Components that draw nothing: they tell what is inside them where they are, or what they are about. */
const undrawn = new Set([
  'AskedPart',
  'BelowName',
  'ConsoleProvider',
  'ErrorBoundary',
  'HoldLayer',
  'Mounted',
  'ParentPageListener',
  'PlaceProvider',
  'RootProvider',
  'Scope',
  'TooltipProvider',
  'WidgetRoot',
])

const isError = (value: unknown) => typeof value === 'function' && value.prototype instanceof Error
const exported = Object.entries({ ...library, ...codes, ...documents })
  .filter(([name, value]) => /^[A-Z]/.test(name) && !isError(value))
  .map(([name]) => name)
const parts = exported.filter((name) => !undrawn.has(name))

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => ({
    file,
    text: /\.(?:tsx?|mdx)$/.test(file) ? readFileSync(join(folder, file), 'utf8') : '',
  }))
const stories = filesIn('stories')
const sources = filesIn('packages/ui/src')

/** Whether a file declares both components. */
const areDeclaredTogether = (one: string, other: string) =>
  sources.some(({ text }) =>
    [one, other].every((name) => new RegExp(`export (?:function|const|class) ${name}\\b`).test(text)),
  )
const namesIn = (text: string) => [...text.matchAll(/<ArgTypes of=\{(\w+)\}/g)].map(([, name = '']) => name)

/** Pages of the library’s parts: what each is about, and the other components with properties on it. */
const pages = stories.flatMap(({ file, text }) => {
  const [subject, ...others] = namesIn(text)
  return subject ? [{ file, subject, others, text }] : []
})
const subjects = new Set([
  ...pages.map(({ subject }) => subject),
  ...stories.flatMap(({ text }) => [...text.matchAll(/^ {2}component: (\w+)\b/gm)].map(([, name = '']) => name)),
])

it('knows what it leaves out', () => {
  expect([...undrawn].filter((name) => !exported.includes(name))).toEqual([])
})

it('has a page for each part of the library', () => {
  expect(parts.length).toBeGreaterThan(80)
  // Pieces of a part, such as the items of a menu, are declared beside it.
  const isPiece = (name: string) =>
    pages.some(({ subject, text }) => areDeclaredTogether(subject, name) && new RegExp(`\\b${name}\\b`).test(text))
  expect(parts.filter((name) => !subjects.has(name) && !isPiece(name))).toEqual([])
})

it('keeps to one part on a page', () => {
  expect(
    pages.flatMap(({ file, subject, others }) =>
      others.filter((other) => !areDeclaredTogether(subject, other)).map((other) => `${file}: ${other}`),
    ),
  ).toEqual([])
})

it('shows the states of each part, what to do, and what not', () => {
  const lacking = pages.filter(
    ({ text }) =>
      !['## States', '## Do and don’t', '## Properties', '<Do ', '<Dont '].every((piece) => text.includes(piece)),
  )
  expect(lacking.map(({ file }) => file)).toEqual([])
})

it('shows types by the names that they have', () => {
  // Storybook would show `React.ReactNode` as `ReactReactNode`.
  const byNamespace = sources.filter(({ text }) => /^ {2}\w+\??: React\.\w/m.test(text))
  expect(byNamespace.map(({ file }) => file)).toEqual([])
})
