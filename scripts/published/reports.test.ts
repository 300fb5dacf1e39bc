import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callReport } from './call-report.ts'
import { differences } from './checked-in.ts'
import { typeText } from './type-text.ts'

describe('type text of a schema', () => {
  it.each([
    [
      { type: 'object', properties: { appId: { type: 'string' }, price: { type: 'integer' } }, required: ['appId'] },
      '{ appId: string, price?: integer }',
    ],
    [{ type: 'array', items: { type: 'string' } }, 'string[]'],
    [{ type: 'array', items: { enum: ['cn', 'en'] } }, '("cn" | "en")[]'],
    [{ type: 'array', items: { type: 'object', properties: { a: { const: 1 } } } }, '{ a?: 1 }[]'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'string' }] }, 'string | null'],
    [{ allOf: [{ $ref: '#' }, { type: 'object' }] }, 'unknown & {}'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, '{ [name]: number }'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{}, 'unknown'],
  ])('%j', (schema, text) => expect(typeText(schema as never)).toBe(text))
})

describe('call report of a package', () => {
  it('lists what callers rely on for each call, and the fields of each schema, one per line', () => {
    const report = callReport('@console-widgets/apps')!
    expect(report).toMatch(
      /^apps\.app\.create\n {2}POST \/\S+\n {2}session, write, permission \S+\n {2}createAppInput → \S+, touches .*apps/m,
    )
    expect(report).toMatch(/^input createAppInput \{\n(?: {2}\S.*\n)*? {2}appName: string\n/m)
    expect(report).toBe(callReport('@console-widgets/apps'))
  })

  it('is undefined without declared calls', () => {
    expect(callReport('@console-widgets/ui')).toBeUndefined()
  })
})

describe('checked-in reports', () => {
  let folder: string
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'reports-')), 'api')
  })
  afterEach(() => rm(join(folder, '..'), { recursive: true }))

  it('match the package after writing, without reports of removed entries', async () => {
    differences(folder, { 'index.api.md': 'a\nb\n', 'old.api.md': 'c\n' }, { write: true })
    expect(differences(folder, { 'index.api.md': 'a\nb\n', 'old.api.md': 'c\n' }, { write: false })).toEqual([])
    differences(folder, { 'index.api.md': 'a\n' }, { write: true })
    expect(await readdir(folder)).toEqual(['index.api.md'])
    expect(await readFile(join(folder, 'index.api.md'), 'utf8')).toBe('a\n')
  })

  it('are compared line by line, including added and deleted files', () => {
    differences(folder, { 'index.api.md': 'a\nb\nb\n', 'old.api.md': 'c\n' }, { write: true })
    const [changed, added, gone] = differences(
      folder,
      { 'index.api.md': 'a\nb\nd\n', 'new.api.md': 'e\n' },
      { write: false },
    )
    expect(changed).toBe(`${join(folder, 'index.api.md')} is not what the package offers now:\n    - b\n    + d`)
    expect(added).toContain('+ e')
    expect(gone).toContain('- c')
    const long = Array.from({ length: 30 }, (_, at) => `line ${at}`).join('\n')
    expect(differences(folder, { 'index.api.md': 'a\nb\nb\n', 'old.api.md': long }, { write: false })[0]).toMatch(
      /and \d+ lines more$/,
    )
    expect(differences(folder, { 'index.api.md': 'b\na\nb\n', 'old.api.md': 'c\n' }, { write: false })[0]).toContain(
      'the same lines in another order',
    )
  })
})
