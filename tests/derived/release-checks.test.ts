import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { preCheckSections } from '@console-widgets/versions/model'

// A check that no test has seen fail may never fail.

const services = join(import.meta.dirname, '../../packages/services')
const files = readdirSync(services).flatMap((service) =>
  readdirSync(join(services, service, 'platform'), { recursive: true }).map((file) =>
    join(services, service, 'platform', String(file)),
  ),
)
const textsOf = (ending: string) =>
  files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(file, 'utf8'))

/** IDs of the checks that services bring to a release. */
const checksOfServices = textsOf('/release-checks.ts').flatMap((text) =>
  [...text.matchAll(/^ {4}id: '([a-z-]+\.[a-z-]+)',$/gm)].map(([, id = '']) => id),
)
const tests = textsOf('.test.ts')

it('knows the checks of the services', () => {
  expect(checksOfServices.length).toBeGreaterThan(20)
  expect(checksOfServices).toContain('pricing.price')
})

it.each([...checksOfServices, ...Object.keys(preCheckSections)])('%s has a test that names it', (id) => {
  const name = new RegExp(`(^|[\\s[{(])'?${id}'?[\\s,:\\])]`, 'm')
  expect(tests.some((text) => name.test(text))).toBe(true)
})
