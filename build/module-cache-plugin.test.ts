import { expect, it } from 'vitest'
import { mayBeCached } from './module-cache-plugin.ts'

it.each([
  ['/packages/core/src/zone.ts', 'export const zone = 1', true],
  ['/stories/index.ts', "const all = import.meta.glob('./*.ts')", false],
  ['/stories/index.ts', "const all = import.meta.glob<string>('./*.ts')", false],
  ['/tests/recorded.ts', 'const model = await import(`../packages/${area}/src/model.ts`)', false],
  ['/packages/core/src/load.ts', "const tables = await import('./tables.ts')", true],
  ['\0console-widgets:sheet:/packages/ui/src/sheet.css.js', '', false],
])('%j with %j: %s', (id, text, cached) => {
  expect(mayBeCached(id, text)).toBe(cached)
})
