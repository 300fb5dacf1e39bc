import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serviceTexts } from './service-texts.mjs'

let repository: string
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'service-texts-'))
})
afterEach(() => rmSync(repository, { recursive: true, force: true }))

const service = 'packages/services/notes'
const written = `${service}/src/generated`

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, service, name)), { recursive: true })
    writeFileSync(join(repository, service, name), text)
  }
}

const word = (text: string) => `{ cn: '${text} cn', en: '${text} en', ru: '${text} ru' }`
const plain = {
  'package.json': '{}',
  'src/words.ts': `import type { WordsByLanguage } from '@console-widgets/ui/tag'
export const words = {
  'areas.notes': ${word('Notes')},
  'rights.notes.manage': ${word('Manage notes')},
  'notes.create': ${word('Create note')},
} satisfies WordsByLanguage`,
  'src/element.ts': `load: () => import('./views/note-list.tsx'),`,
  'src/views/note-list.tsx': 'export interface NoteListProps {}',
}

it('writes a catalog per language: of the screens, and of the audit log and the permission matrix', async () => {
  write(plain)
  const files = await serviceTexts(repository)
  expect(files[`${written}/locales/ru.ts`]).toContain('"areas.notes": "Notes ru"')
  expect(files[`${written}/locales/ru.ts`]).toContain('"notes.create": "Create note ru"')
  expect(files[`${written}/locales/ru.ts`]).not.toContain('rights.notes.manage')
  expect(files[`${written}/words/en.ts`]).toContain('"rights.notes.manage": "Manage notes en"')
  expect(files[`${written}/words/en.ts`]).not.toContain('notes.create')
  expect(files[`${written}/words.ts`]).toContain('"notes": catalogs')
  expect(files[`${written}/text.ts`]).toContain("import type en from './locales/en.ts'")
})

it('takes the words of one subject from a file of their own', async () => {
  const reasons = `export const words = { 'refusals.notes.full': ${word('The notebook is full')} }`
  write({ ...plain, 'src/words/reasons.ts': reasons })
  const files = await serviceTexts(repository)
  expect(files[`${written}/words/en.ts`]).toContain('"refusals.notes.full": "The notebook is full en"')
  expect(files[`${written}/words/en.ts`]).toContain('"rights.notes.manage": "Manage notes en"')
})

it('gives the audit log the screens’ messages of codes', async () => {
  const declared = (values: string) => `${plain['src/words.ts'].replace(/ {2}'notes.create'.*\n/, '')}
export const values = ${values}`
  const messages = `export default { 'notes.state.1': 'Draft', 'notes.state.2': 'Sent', 'notes.state.all': 'All {n}' }`
  const locales = Object.fromEntries(['cn', 'en', 'ru'].map((name) => [`src/locales/${name}.ts`, messages]))
  const catalog = async (values: string) => {
    write({ ...plain, ...locales, 'src/words.ts': declared(values) })
    return (await serviceTexts(repository))[`${written}/words/en.ts`]?.match(/"values.*/g)
  }
  expect(await catalog(`{ 'notes.state': 'notes.state' }`)).toEqual([
    '"values.notes.state.1": "Draft",',
    '"values.notes.state.2": "Sent",',
  ])
  expect(await catalog(`{ 'notes.state': ['notes.state', '2'] }`)).toEqual(['"values.notes.state.2": "Sent",'])
  expect(await catalog(`{ 'notes.state': { 7: { note: 'notes.state.1', letter: 'notes.state.2' } } }`)).toEqual([
    '"values.notes.state.7@note": "Draft",',
    '"values.notes.state.7@letter": "Sent",',
    '"values.notes.state.7": "Draft / Sent",',
  ])
  await expect(catalog(`{ 'notes.state': 'notes.stat' }`)).rejects.toThrow('notes.stat')
  await expect(catalog(`{ 'notes.state': ['notes.state', '3'] }`)).rejects.toThrow('notes.state.3')
})

it('writes loaders and hooks for the messages of a service and of its parts', async () => {
  const words = plain['src/words.ts'].replace(/ {2}'notes.create'.*\n/, '')
  write({ ...plain, 'src/words.ts': words, 'src/locales/en.ts': '', 'src/details/locales/en.ts': '' })
  const files = await serviceTexts(repository)
  expect(files[`${written}/locales/en.ts`]).toBeUndefined()
  expect(files[`${written}/locales.ts`]).toContain("cn: () => import('../locales/cn.ts')")
  expect(files[`${written}/locales.ts`]).toContain('export const detailsLocales')
  expect(files[`${written}/text.ts`]).toContain('useDetailsText = createTextHook<typeof en & typeof details>()')
})

it('writes the components of a service that exports nothing else', async () => {
  write(plain)
  const face = `${written}/index.ts`
  expect((await serviceTexts(repository))[face]).toContain('export const NoteList = withText(locales, NoteListView)')
  expect((await serviceTexts(repository))[face]).toContain('export type { NoteListProps }')
  write({ 'src/index.ts': 'export const own = 1' })
  expect(await serviceTexts(repository)).not.toHaveProperty([face])
})

it('deletes what was written before and is not written again', async () => {
  write({ ...plain, 'src/generated/old/en.ts': '' })
  expect(await serviceTexts(repository)).toHaveProperty([`${written}/old/en.ts`], undefined)
  rmSync(join(repository, service, 'package.json'))
  expect(await serviceTexts(repository)).toEqual({ [`${written}/old/en.ts`]: undefined })
})

it('rejects a word that no catalog would have', async () => {
  write({ ...plain, 'src/words.ts': `export const words = { 'field.notes.name': ${word('Name')} }` })
  await expect(serviceTexts(repository)).rejects.toThrow("'field.notes.name' starts with none of")
  write({ ...plain, 'src/locales/en.ts': '' })
  await expect(serviceTexts(repository)).rejects.toThrow('Messages of screens are in src/locales')
})
