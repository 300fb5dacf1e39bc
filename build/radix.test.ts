import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { patchRadix, RADIX_FILES } from './radix.ts'

const require = createRequire(import.meta.url)
const pathOf = (name: string) => require.resolve(name).replace(/index\.js$/, 'index.mjs')

const modules = ['focus-scope', 'roving-focus', 'menu', 'dismissable-layer'].map((name) => `@radix-ui/react-${name}`)

describe('Radix patch for shadow roots', () => {
  it.each(modules)('leaves no access to the document’s focus in %s', async (name) => {
    const path = pathOf(name)
    const patched = patchRadix(await readFile(path, 'utf8'), path)!
    const [own] = patched.split('\nfunction shadowRetarget')
    expect(RADIX_FILES.test(path)).toBe(true)
    expect(own).not.toContain('document.activeElement')
    expect(own).not.toMatch(/(document|ownerDocument)\.addEventListener\("focus/)
  })

  it('reports the module and the code that an upgrade has moved', async () => {
    const path = pathOf('@radix-ui/react-roving-focus')
    const changed = (await readFile(path, 'utf8')).replaceAll('document.activeElement', 'document.focused')
    expect(() => patchRadix(changed, path)).toThrow(/react-roving-focus has changed.*\n.*document\.activeElement/)
  })

  it('leaves other modules alone', () => {
    expect(patchRadix('document.activeElement', '/x/node_modules/@radix-ui/react-slot/dist/index.mjs')).toBeUndefined()
    expect(patchRadix('document.activeElement', '/x/src/own.ts')).toBeUndefined()
  })
})

describe('modal mode of Radix', () => {
  it.each(['dialog', 'menu', 'popover'])('is removed from %s', async (part) => {
    const path = pathOf(`@radix-ui/react-${part}`)
    const patched = patchRadix(await readFile(path, 'utf8'), path)
    expect(patched).not.toMatch(/from "(react-remove-scroll|aria-hidden|@radix-ui\/react-focus-guards)"/)
  })
})

describe('unpatched Radix modules', () => {
  it('do not read the document’s focus', async () => {
    const parts = [
      'dialog',
      'dropdown-menu',
      'popover',
      'tabs',
      'popper',
      'portal',
      'presence',
      'collection',
      'primitive',
    ]
    for (const part of parts) {
      const source = await readFile(pathOf(`@radix-ui/react-${part}`), 'utf8')
      expect(source, part).not.toMatch(/document\.activeElement|addEventListener\("focus/)
    }
  })
})

describe('uPlot', () => {
  it('loads in a browser without a language', async () => {
    const path = require.resolve('uplot').replace(/[^/]+$/, 'uPlot.esm.js')
    const patched = patchRadix(await readFile(path, 'utf8'), path)
    expect(patched).toContain('new Intl.NumberFormat();')
    expect(patched).not.toContain('nav.language')
  })
})
