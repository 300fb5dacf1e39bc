import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { preCheckSections } from '@console-widgets/versions/model'

// A check that no test has seen fail may never fail.

const root = join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const inServices = (pattern: string) =>
  globSync(`packages/services/*/platform/${pattern}`, { cwd: root, exclude: ['**/node_modules'] })

/** IDs of the checks that services bring to a release. */
const checksOfServices = inServices('**/release-checks.ts').flatMap((file) =>
  [...textOf(file).matchAll(/^ {4}id: '([a-z-]+\.[a-z-]+)',$/gm)].map(([, id = '']) => id),
)
const tests = inServices('**/*.test.ts').map(textOf)

it('knows the checks of the services', () => {
  expect(checksOfServices.length).toBeGreaterThan(20)
  expect(checksOfServices).toContain('pricing.price')
})

it.each([...checksOfServices, ...Object.keys(preCheckSections)])('%s has a test that names it', (id) => {
  const name = new RegExp(`(^|[\\s[{(])'?${id}'?[\\s,:\\])]`, 'm')
  expect(tests.some((text) => name.test(text))).toBe(true)
})
