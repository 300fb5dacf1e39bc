import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { splitStyleSheet } from './split-sheet.ts'
import { compileTailwind, scopedRules } from './style-sheet.ts'

const sheetFile = resolve(import.meta.dirname, '../packages/ui/src/styles/sheet.css')

/** The complete sheet of a page after all modules have added their rules. */
function joined(first: string, ...added: (readonly (readonly [number, string])[])[]): string {
  const rules = new Map<number, string>([...first.split('\n').entries(), ...added.flat()])
  return [...rules]
    .sort(([one], [other]) => one - other)
    .map(([, rule]) => rule)
    .join('')
}

const layers = `@layer theme{:root{--a:1}}@layer base{a{color:inherit}.truncate{margin:0}}@layer utilities{.p-1{padding:1px}.p-2{padding:2px}.p-3{padding:3px}:where(.truncate) .in-\\[\\.truncate\\]\\:m-0{margin:0}@container (min-width:640px){.\\@md\\:p-1{padding:1px}.\\@md\\:p-2{padding:2px}}}`

describe('split sheet', () => {
  it('starts with everything that is not a utility, and the classes of the first modules', () => {
    const { first } = splitStyleSheet(layers, ['"p-2"'])
    expect(first.split('\n')).toEqual([
      '.cw-root{--a:1}.cw-root a{color:inherit}.cw-root .truncate{margin:0}',
      '.cw-root .p-2{padding:2px}',
    ])
  })

  it('inserts a later rule at its position in the complete sheet', () => {
    const { first, rulesFor } = splitStyleSheet(layers, ['"p-2 @md:p-2"'])
    const whole =
      '.cw-root{--a:1}.cw-root a{color:inherit}.cw-root .truncate{margin:0}.cw-root .p-1{padding:1px}.cw-root .p-2{padding:2px}.cw-root .p-3{padding:3px}@container (min-width:640px){.cw-root .\\@md\\:p-1{padding:1px}}@container (min-width:640px){.cw-root .\\@md\\:p-2{padding:2px}}'
    expect(joined(first, rulesFor('"p-3"'), rulesFor('"@md:p-1 p-1"'))).toBe(whole)
    expect(joined(first, rulesFor('"p-1 p-3 @md:p-1"'), rulesFor('"p-3"'))).toBe(whole)
  })

  it('identifies a class by its own name, not by one in its variant’s selector', () => {
    const { rulesFor } = splitStyleSheet(layers, [])
    expect(rulesFor('"truncate"')).toEqual([])
    expect(rulesFor('"in-[.truncate]:m-0"')).toHaveLength(1)
  })

  it('adds a token with the first module that mentions it, by its name or the beginning of it, or by a class', () => {
    const themed = `@layer theme{:root,:host{--a:1px;--b-1:var(--c);--b-2:2px;--c:3px;--d:4px}}@layer base{a{margin:var(--a)}}@layer utilities{.m-d{margin:var(--d)}}`
    const { first, rulesFor } = splitStyleSheet(themed, [])
    expect(first).toBe('.cw-root,:host{--a:1px}\n.cw-root a{margin:var(--a)}')
    const texts = (source: string) => rulesFor(source).map(([, text]) => text)
    expect(texts('`var(--b-1)`')).toEqual(['.cw-root,:host{--b-1:var(--c)}', '.cw-root,:host{--c:3px}'])
    expect(texts('`var(--b-${n})`')).toHaveLength(3)
    expect(texts('"m-d"')).toEqual(['.cw-root,:host{--d:4px}', '.cw-root .m-d{margin:var(--d)}'])
    expect(joined(first, rulesFor('"m-d" `var(--b-${n})`'))).toContain('--d:4px')
  })

  it('keeps every utility of the real sheet, in order', async () => {
    const { css } = await compileTailwind(sheetFile)
    const named = (text: string) =>
      [...text.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name as string).filter((name) => name !== 'cw-root')
    const classes = [...scopedRules(css).utilities].flatMap(({ selectors }) => named(selectors.join(',')))
    const unescaped = classes.map((name) => name.replaceAll('\\', '')).join(' ')
    const { first, rulesFor } = splitStyleSheet(css, [])
    const utilities = new Set(classes)
    expect(utilities.size).toBeGreaterThan(300)
    expect(named(joined(first, rulesFor(unescaped))).filter((name) => utilities.has(name))).toEqual(classes)
  })
})
