import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../build/messages.ts'
import { type CatalogueLanguage, visibleTexts } from '../../tests/support/catalogues.ts'
import { advisedAgainst } from '../../tests/support/glossary.ts'
import { completeLock } from '../complete-lock.mjs'
import { serviceNames } from './names.ts'
import { fill, scaffold } from './scaffold.ts'

const repository = resolve(import.meta.dirname, '../..')

describe('names of a service', () => {
  it('are derived from the area', () => {
    expect(serviceNames('short-links')).toMatchObject({
      areaName: 'shortLinks',
      AreaName: 'ShortLinks',
      itemId: 'short-link',
      Item: 'ShortLink',
      Plural: 'Short links',
      table: 'short_links',
    })
    expect(serviceNames('categories').itemId).toBe('category')
    expect(serviceNames('staff', 'person')).toMatchObject({
      item: 'person',
      rows: 'staffPersons',
      table: 'staff_persons',
    })
  })

  it('must be lower-case words joined by hyphens', () => {
    expect(() => serviceNames('ShortLinks')).toThrow(RangeError)
    expect(() => serviceNames('links-2s'), 'no field of a list may have a digit').toThrow(RangeError)
    expect(() => serviceNames('staff')).toThrow('needs another name')
  })

  it('fill a template, which has no other placeholders', () => {
    expect(fill('create__Item__({__item__Id})', serviceNames('notes'))).toBe('createNote({noteId})')
    expect(() => fill('__nothing__', serviceNames('notes'))).toThrow(RangeError)
  })
})

/** The repository, on a branch with one new service. */
let copy: string
/** Files of that service. */
let files: string[]
beforeAll(async () => {
  copy = copyOf(repository)
  cpSync(join(repository, '.gitignore'), join(copy, '.gitignore'))
  git('init', '--quiet', '--initial-branch=main')
  commit('before')
  git('switch', '--quiet', '--create', 'short-links')
  files = await scaffold(copy, serviceNames('short-links'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a new service', () => {
  it('has the same file layout as every service', () => {
    expect(files.toSorted()).toEqual([
      'packages/services/short-links/package.json',
      'packages/services/short-links/platform/index.ts',
      'packages/services/short-links/platform/short-links.test.ts',
      'packages/services/short-links/src/contract.ts',
      'packages/services/short-links/src/data.ts',
      'packages/services/short-links/src/element.ts',
      'packages/services/short-links/src/manifest.ts',
      'packages/services/short-links/src/model.ts',
      'packages/services/short-links/src/schemas.ts',
      'packages/services/short-links/src/views/short-link-list.tsx',
      'packages/services/short-links/src/words.ts',
      'stories/services/short-links/short-link-list.stories.tsx',
    ])
  })

  it('costs at most 12 files and 230 lines, with its story and its test', () => {
    cpSync(join(repository, '.oxfmtrc.json'), join(copy, '.oxfmtrc.json'))
    const formatter = join(repository, 'node_modules/oxfmt/bin/oxfmt')
    const { status, stderr } = spawnSync(process.execPath, [formatter, ...files], { cwd: copy, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    const lines = files.map((file) => ({ file, count: linesOf(readFileSync(join(copy, file), 'utf8')) }))
    const listed = lines.map(({ file, count }) => `${count} ${file}`).join('\n')
    expect(files.length, listed).toBeLessThanOrEqual(12)
    expect(
      lines.reduce((sum, { count }) => sum + count, 0),
      listed,
    ).toBeLessThanOrEqual(230)
  })

  it('only adds files, and every sum finds it by its folder', () => {
    expect(files.filter((file) => !/^(packages|stories)\/services\/short-links\//.test(file))).toEqual([])
    generate(copy)
    const read = (path: string) => readFileSync(join(copy, path), 'utf8')
    expect(read('packages/sandbox/src/services.generated.ts')).toContain("'@console-widgets/short-links/platform'")
    expect(read('examples/console-host/src/services.generated.ts')).toContain("'@console-widgets/short-links/manifest'")
    expect(read('packages/elements/src/words/services.generated.ts')).toContain('@console-widgets/short-links/words')
    expect(read('tests/derived/services/short-links.test.ts')).toContain('short-links')
  })

  it('has words that follow the glossary', async () => {
    const { words } = (await import(join(copy, 'packages/services/short-links/src/words.ts'))) as {
      words: Record<string, Record<CatalogueLanguage, string>>
    }
    const against = Object.entries(words).flatMap(([id, texts]) =>
      LANGUAGES.flatMap((language) =>
        advisedAgainst(language)
          .filter(({ pattern }) => pattern.test(visibleTexts(texts[language])))
          .map(({ term }) => `${id} (${language}) says “${term}”`),
      ),
    )
    expect(Object.keys(words).length).toBeGreaterThan(5)
    expect(against).toEqual([])
  })

  it('takes names in one line alone', async () => {
    const { createShortLinkInput } = (await import(join(copy, 'packages/services/short-links/src/schemas.ts'))) as {
      createShortLinkInput: v.GenericSchema
    }
    const takes = (shortLinkName: string) => v.safeParse(createShortLinkInput, { shortLinkName }).success
    expect(takes('Summer sale')).toBe(true)
    expect(takes('Summer\nsale')).toBe(false)
  })

  it('cannot be created twice', async () => {
    await expect(scaffold(copy, serviceNames('short-links'))).rejects.toThrow('is there already')
  })

  it('compiles without changes', () => {
    // Only the service's own files; the step `types` compiles everything else.
    const own = files.filter(
      (file) => file.startsWith('packages/') && file.includes('short-links') && /\.tsx?$/.test(file),
    )
    expect(own.length).toBe(10)
    writeFileSync(
      join(copy, 'tsconfig.own.json'),
      JSON.stringify({ extends: './tsconfig.json', include: [], files: own }),
    )
    const { stdout } = spawnSync(
      process.execPath,
      [join(repository, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.own.json', '--noEmit', '--pretty', 'false'],
      { cwd: copy, encoding: 'utf8' },
    )
    expect(stdout.split('\n').filter((line) => own.some((file) => line.startsWith(`${file}(`)))).toEqual([])
    expect(stdout).not.toContain('error TS5')
  })
})

describe('two new services', () => {
  it('merge without a conflict when created on two branches, adjacent in every list', async () => {
    generate(copy)
    commit('short-links')
    git('switch', '--quiet', '--create', 'short-lists', 'main')
    await scaffold(copy, serviceNames('short-lists'))
    generate(copy)
    commit('short-lists')
    git('merge', '--quiet', '--no-edit', 'short-links')
    const areas = ['short-links', 'short-lists']
    expect(readdirSync(join(copy, 'packages/services'))).toEqual(expect.arrayContaining(areas))
    completeLock(copy)
    const lock = JSON.parse(readFileSync(join(copy, 'package-lock.json'), 'utf8')) as { packages: object }
    for (const area of areas) expect(lock.packages).toHaveProperty([`node_modules/@console-widgets/${area}`])
  })
})

/** Runs Git in the copy. */
function git(...words: string[]): void {
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...words], { cwd: copy, encoding: 'utf8' })
  expect(status, `${words.join(' ')}: ${stdout}${stderr}`).toBe(0)
}

/** Commits everything in the copy. */
function commit(message: string): void {
  git('add', '--all')
  git('commit', '--quiet', `--message=${message}`)
}

function generate(folder: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/generate.mjs'], { cwd: folder, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
}

/** Lines of a file that ends with a line break. */
function linesOf(text: string): number {
  return text.split('\n').length - 1
}

/** Copies the packages, with the installed modules of the original and the workspace links to the copies. */
function copyOf(original: string): string {
  const target = mkdtempSync(join(tmpdir(), 'new-service-'))
  for (const name of [
    'packages',
    'build',
    'examples/console-host',
    'scripts',
    'tests/data',
    'package.json',
    'package-lock.json',
  ])
    cpSync(join(original, name), join(target, name), {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist)$/.test(path),
    })
  const compilerOptions = JSON.parse(readFileSync(join(original, 'tsconfig.json'), 'utf8')) as { include: string[] }
  writeFileSync(
    join(target, 'tsconfig.json'),
    JSON.stringify({ ...compilerOptions, include: ['packages', 'examples'] }),
  )
  const modules = join(target, 'node_modules')
  mkdirSync(join(modules, '@console-widgets'), { recursive: true })
  for (const name of readdirSync(join(original, 'node_modules')))
    if (name !== '@console-widgets' && !name.startsWith('.'))
      symlinkSync(join(original, 'node_modules', name), join(modules, name), 'junction')
  for (const name of ['contract', 'core', 'data', 'ui', 'elements', 'platform', 'sandbox'])
    symlinkSync(join(target, 'packages', name), join(modules, '@console-widgets', name), 'junction')
  for (const name of readdirSync(join(target, 'packages/services')))
    symlinkSync(join(target, 'packages/services', name), join(modules, '@console-widgets', name), 'junction')
  return target
}
