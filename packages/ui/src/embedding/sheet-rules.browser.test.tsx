import { expect, it } from 'vitest'
import { adoptSharedSheet, sharedSheet } from './shared-sheet.ts'
import { addRules } from './sheet-rules.ts'

/** Position after every part of the sheet. */
const end = 1_000_000

it('adds rules to the shared sheet in order, however late they arrive', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = '<div class="cw-root"><p class="late-a late-b">Text</p></div>'
  adoptSharedSheet(root)
  const sheet = sharedSheet(document)
  const width = () => getComputedStyle(root.querySelector('p') as HTMLElement).width

  addRules([[end + 0.2, '.cw-root .late-b{width:20px}']])
  await Promise.resolve()
  expect(width()).toBe('20px')
  addRules([
    [end + 0.1, '.cw-root .late-a{width:10px}'],
    [end + 0.2, '.cw-root .late-b{width:20px}'],
  ])
  await Promise.resolve()
  expect(width()).toBe('20px')
  expect(sharedSheet(document)).toBe(sheet)
  expect([...sheet.cssRules].slice(-2).map(({ cssText }) => cssText)).toEqual([
    '.cw-root .late-a { width: 10px; }',
    '.cw-root .late-b { width: 20px; }',
  ])
  host.remove()
})
