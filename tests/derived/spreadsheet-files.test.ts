import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Functions that keep a text from becoming a formula. */
const safeWriter = /\b(toCsv|safeCell|spreadsheetCell)\b[^;]*from '@console-widgets\/core\/formats'/

/** What a file that writes spreadsheets names: their type, the end of their names, or the library of workbooks. */
const writesSpreadsheet = /text\/csv|['"]write-excel-file|\.(csv|xlsx)[`']/

/** Files that name a type, and write nothing. */
const namesOnly = ['packages/platform/src/files/content-type.ts', 'packages/ui/src/patterns/list/export/save-file.ts']

const read = (file: string) => readFileSync(file, 'utf8')

const writers = readdirSync('packages', { recursive: true, encoding: 'utf8' })
  .map((file) => join('packages', file))
  .filter((file) => /^packages\/(services\/)?[\w-]+\/(src|platform)\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.test\.|\/testing\/|\/locales\/|\/demo-/.test(file) && !namesOnly.includes(file))
  .filter((file) => writesSpreadsheet.test(read(file)))

/** The file, and the files of its package that it imports, a few steps away. */
const partsOf = (file: string, steps = 3): string[] => {
  if (steps === 0) return [file]
  const imported = [...read(file).matchAll(/from '(\.[^']+)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(path))
  return [file, ...imported.flatMap((path) => partsOf(path, steps - 1))]
}

it('finds the files that write spreadsheets', () => {
  expect(writers.length).toBeGreaterThan(5)
  expect(namesOnly.filter((file) => !existsSync(file))).toEqual([])
})

describe('an export', () => {
  it.each(writers)('goes through the one writer: %s', (file) => {
    expect(partsOf(file).filter((part) => safeWriter.test(read(part)))).not.toEqual([])
  })
})
