import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { passOn, passOnLazy, withoutOmit, writableLists } from './docgen-plugin.ts'

it('gives the wrapped component what was read from its view', () => {
  const wrapper = readFileSync('packages/ui/src/text/with-text.tsx', 'utf8')
  expect(passOn(wrapper)).toContain('Object.assign(WithText, { __docgenInfo: View.__docgenInfo })')
  expect(() => passOn('export const x = 1')).toThrow('no longer returns WithText')
})

it('gives a component that loads on first use what was read from its file', () => {
  const entry = readFileSync('packages/services/apps/src/index.ts', 'utf8')
  expect(passOnLazy(entry)).toContain("import { CreateApp as CreateAppView } from './views/create-app.tsx'")
  expect(passOnLazy(entry).match(/Object\.assign/g)).toHaveLength(1)
  expect(passOnLazy('export const a = 1')).toBe('export const a = 1')
})

it('writes lists in the way that the reader of properties knows', () => {
  expect(writableLists('items?: readonly (Choice<Value> | null)[]\n  readonly name: string')).toBe(
    'items?: (Choice<Value> | null)[]\n  readonly name: string',
  )
})

it('writes what an interface leaves out in the way that the reader of properties knows', () => {
  expect(
    withoutOmit(
      "export interface A<V> extends Omit<\n  FieldProps<V | undefined>,\n  'onChange' | 'value'\n> {\n  b: V",
    ),
  ).toBe(`export interface A<V> extends FieldProps<V | undefined> { 'onChange': never; 'value': never;\n  b: V`)
  expect(withoutOmit("export function A(props: Omit<B, 'c'>) {")).toBe("export function A(props: Omit<B, 'c'>) {")
})
