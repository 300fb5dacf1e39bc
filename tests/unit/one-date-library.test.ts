import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Files that read or write a protocol's format, ask whether a time zone exists, or for the hour in a country. */
const ofProtocols = new Set([
  'packages/services/cloud-storage/src/files/zip.ts',
  'packages/core/src/schemas/time-zone.ts',
  'packages/services/recall/src/model/quiet-hours.ts',
  'packages/services/remote-config/src/firebase/expression.ts',
])

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'examples'], {
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const byHand =
  /\.(get|set)(UTC)?(FullYear|Month|Date|Day|Hours|Minutes|Seconds)\(|getTimezoneOffset|DateTimeFormat|toLocale(Date|Time)String|toISOString\(\)\s*\.(slice|split|replace|substring)/

it('takes dates apart only in the formats of the core', () => {
  expect(sources.length).toBeGreaterThan(500)
  const others = sources.filter(({ file }) => !ofProtocols.has(file))
  expect(others.filter(({ text }) => byHand.test(text)).map(({ file }) => file)).toEqual([])
})

it('imports day.js only there', () => {
  const importing = sources.filter(({ text }) => /from 'dayjs/.test(text)).map(({ file }) => file)
  expect(importing.sort()).toEqual(
    ['date-input', 'dates', 'utc-dates', 'zone-offset', 'zoned-time'].map(
      (name) => `packages/core/src/formats/${name}.ts`,
    ),
  )
})
