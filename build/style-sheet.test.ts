import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import postcss, { type Rule } from 'postcss'
import { describe, expect, it } from 'vitest'
import { compileStyleSheet, neverShown, scopeStyleSheet } from './style-sheet.ts'

const sheetFile = resolve(import.meta.dirname, '../packages/ui/src/styles/sheet.css')

describe('compiled style sheet', () => {
  it('has no rule that could match an element outside of a widget', async () => {
    const { css } = await compileStyleSheet(sheetFile)
    const loose: string[] = []
    postcss.parse(css).walkRules((rule: Rule) => {
      const parent = rule.parent
      if (parent?.type === 'atrule' && String((parent as { name?: string }).name).endsWith('keyframes')) return
      loose.push(...rule.selectors.filter((selector) => !/^(\.cw-root|:host)/.test(selector)))
    })
    expect(loose).toEqual([])
    expect(css).not.toMatch(/@property|@layer/)
    expect(css.match(/@keyframes ([\w-]+)/g)?.every((name) => name.startsWith('@keyframes cw-'))).toBe(true)
  })

  it('keeps light-dark() for the browser, so that the page’s color scheme applies', async () => {
    const { css } = await compileStyleSheet(sheetFile, { minify: true })
    expect(css).toContain('light-dark(')
    expect(css).not.toContain('--lightningcss')
  })

  it('leaves out the reset of elements that no widget has', async () => {
    const { css, dependencies } = await compileStyleSheet(sheetFile)
    const elements = new RegExp(`<(${neverShown.join('|')})[\\s/>]`)
    const texts = await Promise.all(dependencies.map((file) => readFile(file, 'utf8')))
    expect(dependencies.filter((_, index) => elements.test(texts[index] ?? ''))).toEqual([])
    expect(css).not.toMatch(/cw-root (abbr|sub)|datetime-edit|file-selector|select:is/)
    // File inputs without their own button are hidden, and opened by a button of ours.
    const shown = texts.flatMap((text) => text.match(/<input[^<]*type="file"[^<]*>/g) ?? [])
    expect(shown.length).toBeGreaterThan(4)
    expect(shown.filter((input) => !/\shidden\s/.test(input))).toEqual([])
    expect(texts.flatMap((text) => text.match(/<select[^<]*\s(multiple|size=)/g) ?? [])).toEqual([])
  })

  it('lists its source files', async () => {
    const { dependencies } = await compileStyleSheet(sheetFile)
    expect(dependencies).toContain(sheetFile)
    expect(dependencies.some((file) => file.endsWith('parts/dialog.tsx'))).toBe(true)
    expect(dependencies.some((file) => file.endsWith('.test.tsx'))).toBe(false)
  })
})

describe('style scoping', () => {
  it('puts the defaults first, without their guard, and flattens layers', () => {
    const css = `@layer theme{:root,:host{--a:1}}@layer base{*,::before{margin:0}button{color:red}}
      @layer utilities{.flex{display:flex}}@property --tw-x{syntax:"*";inherits:false}
      @layer properties{@supports (color:red){*,::before{--tw-x:0}}}`
    expect(scopeStyleSheet(css).replace(/\s+/g, '')).toBe(
      '.cw-root,.cw-root*,.cw-root::before{--cw-tw-x:0}.cw-root,:host{--a:1}.cw-root,.cw-root*,.cw-root::before{margin:0}' +
        '.cw-rootbutton{color:red}.cw-root.flex{display:flex}',
    )
  })

  it('fails when the defaults of @property are missing', () => {
    expect(() => scopeStyleSheet('@property --tw-x{syntax:"*";inherits:false}')).toThrow(
      /no longer writes the defaults/,
    )
  })
})
