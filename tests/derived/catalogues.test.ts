import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { parse, type Token } from '@messageformat/parser'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, readCatalogue } from '../../build/messages.ts'

/**
 * All message folders: of the UI, of each service, of each example, and of the parts that load separately, and those
 * written from a service's terms.
 */
const folders = ['packages', 'packages/services', 'examples']
  .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name, 'src')))
  .filter((source) => existsSync(source))
  .flatMap((source) => [
    join(source, 'generated/words'),
    ...readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => basename(path) === 'locales')
      .map((path) => join(source, path)),
  ])
  .filter((folder) => existsSync(join(folder, 'en.ts')))

type Language = (typeof LANGUAGES)[number]

const read = async (folder: string, language: Language) => {
  const file = join(folder, `${language}.ts`)
  return Object.entries(await readCatalogue(await readFile(file, 'utf8'), file))
}

/** Names of a message's placeholders, including those inside plurals and selects. */
function placeholders(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens.flatMap((token) => [
      ...('arg' in token ? [token.arg] : []),
      ...('cases' in token ? token.cases.flatMap((each) => [...placeholders(each.tokens)]) : []),
    ]),
  )
}

/** Plural forms in each plural of a message. */
function pluralForms(tokens: readonly Token[]): string[][] {
  return tokens.flatMap((token) =>
    'cases' in token
      ? [
          ...(token.type === 'plural' || token.type === 'selectordinal' ? [token.cases.map(({ key }) => key)] : []),
          ...token.cases.flatMap((each) => pluralForms(each.tokens)),
        ]
      : [],
  )
}

/** Plural forms required for whole numbers in each language (CLDR). */
const neededForms: Record<Language, readonly string[]> = {
  cn: ['other'],
  en: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
}

it('finds the messages of the UI', () => {
  expect(folders).toContain(join('packages', 'ui', 'src/locales'))
})

describe.each(folders)('%s', (folder) => {
  it.each(LANGUAGES)('has no empty or malformed message in %s', async (language) => {
    for (const [id, message] of await read(folder, language)) {
      expect(message.trim(), id).toBe(message)
      expect(message, id).not.toBe('')
      expect(() => compileMessageOrThrow(message), id).not.toThrow()
    }
  })

  it.each(LANGUAGES)('has every plural form that %s requires', async (language) => {
    for (const [id, message] of await read(folder, language))
      for (const forms of pluralForms(parse(message)))
        expect(
          forms.map((form) => (language === 'en' && form === '=1' ? 'one' : form)),
          `${id}: ${message}`,
        ).toEqual(expect.arrayContaining([...neededForms[language]]))
  })

  it.each(['cn', 'ru'] as const)('has the same messages and placeholders in %s as in English', async (language) => {
    const english = new Map(await read(folder, 'en'))
    const translated = await read(folder, language)
    expect(translated.map(([id]) => id).toSorted()).toEqual([...english.keys()].toSorted())
    for (const [id, message] of translated)
      expect(placeholders(parse(message)), `${id}: ${message}`).toEqual(placeholders(parse(english.get(id) as string)))
  })
})
