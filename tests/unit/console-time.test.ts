import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Files that measure how long something takes, which is the same by any clock. */
const measuring = ['packages/services/relational-database/src/views/run-result.tsx']

it('services take the time from the console: a platform’s clock can differ from the browser’s', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages/services/*/src/*'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(file))
  expect(files.length).toBeGreaterThan(500)
  const byBrowser = files.filter((file) => /\bDate\.now\(\)|new Date\(\)/.test(readFileSync(file, 'utf8')))
  expect(byBrowser).toEqual(measuring)
})
