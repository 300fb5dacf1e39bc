import { expect, it } from 'vitest'
import { DECLARATIONS, leaveOutWords } from './declared-words.ts'

it('removes the texts for people from declarations, and nothing else', () => {
  const source = `export const tags = [
  defineTag({
    tag: 'cw-apps',
    title: 'Apps, of a team',
    properties: { appId: { kind: 'string', description: 'The app: { title }' } },
    events: { open: { description: 'Chosen.', detail: '{ appId: string }', cancelable: true } },
    load: () => import('./app-list.tsx'),
  }),
]`
  expect(leaveOutWords(source).replace(/\s+/g, ' ')).toBe(
    "export const tags = [ defineTag({ tag: 'cw-apps', properties: { appId: { kind: 'string', } }, events: { open: { cancelable: true } }, load: () => import('./app-list.tsx'), }), ]",
  )
})

it('removes the client of a call without a screen', () => {
  const source = `const calls = { get: { method: 'GET', headless: { usedBy: 'page', why: 'a page asks' } } }`
  expect(leaveOutWords(source).replace(/\s+/g, ' ')).toBe("const calls = { get: { method: 'GET', } }")
})

it('keeps a text that is not a literal, such as a computed title', () => {
  const source = 'const column = { title: text("apps.title"), type: kinds.app }'
  expect(leaveOutWords(source)).toBe(source)
})

it('applies to modules of declarations only', () => {
  expect(
    [
      '/x/packages/services/apps/src/element.ts',
      '/x/packages/services/apps/src/contract.ts',
      '/x/packages/services/teams/src/contract/notice-calls.ts',
      '/x/packages/core/src/contracts/session-calls.ts',
    ].every((file) => DECLARATIONS.test(file)),
  ).toBe(true)
  expect(
    ['/x/packages/services/apps/src/views/app-list.tsx', '/x/packages/services/apps/src/schemas.ts'].some((file) =>
      DECLARATIONS.test(file),
    ),
  ).toBe(false)
})
