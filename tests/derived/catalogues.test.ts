import { join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { parse, type Select, type Token } from '@messageformat/parser'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../build/messages.ts'
import { catalogueFolders, type CatalogueLanguage, readMessages } from '../support/catalogues.ts'

/** Names of a message's placeholders, including those inside plurals and selects. */
function placeholders(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens.flatMap((token) => [
      ...('arg' in token ? [token.arg] : []),
      ...('cases' in token ? token.cases.flatMap((each) => [...placeholders(each.tokens)]) : []),
    ]),
  )
}

/** Plural forms required for whole numbers in each language (CLDR). */
const neededForms: Record<CatalogueLanguage, readonly string[]> = {
  cn: ['other'],
  en: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
}

/** Plurals of a message, including nested ones. */
function pluralsIn(tokens: readonly Token[]): Select[] {
  return tokens.flatMap((token) =>
    'cases' in token
      ? [...(token.type === 'plural' ? [token] : []), ...token.cases.flatMap((each) => pluralsIn(each.tokens))]
      : [],
  )
}

/**
 * Plural forms in each plural of a message. One that only tells an exact number from the others, and doesn't show it,
 * counts nothing: a word between two other counts, for example.
 */
const countsIn = (tokens: readonly Token[]): string[][] =>
  pluralsIn(tokens)
    .filter(
      ({ arg, cases }) =>
        showsNumber(
          cases.flatMap((each) => each.tokens),
          arg,
        ) || cases.some(({ key }) => !key.startsWith('=') && key !== 'other'),
    )
    .map(({ cases }) => cases.map(({ key }) => key))

/** Whether tokens show a number: as `#`, or by its name. */
const showsNumber = (tokens: readonly Token[], arg: string): boolean =>
  tokens.some(
    (token) =>
      token.type === 'octothorpe' ||
      ('cases' in token
        ? token.cases.some((each) => showsNumber(each.tokens, arg))
        : 'arg' in token && token.arg === arg),
  )

/** A form that stands for exactly one number can say it in words: `=0`, and in English `one`. */
const isExact = (form: string, language: CatalogueLanguage) =>
  form.startsWith('=') || (language === 'en' && form === 'one')

/** Forms of a message's plurals that lack their number. One plural of a number may leave it to another one. */
function formsWithoutNumber(tokens: readonly Token[], language: CatalogueLanguage): string[] {
  const plurals = pluralsIn(tokens)
  const lacking = ({ arg, cases }: Select) =>
    cases.filter(({ key, tokens: form }) => !isExact(key, language) && !showsNumber(form, arg))
  const shown = new Set(plurals.filter((each) => lacking(each).length === 0).map(({ arg }) => arg))
  return plurals
    .filter(({ arg }) => !shown.has(arg))
    .flatMap((each) => lacking(each).map(({ key }) => `${each.arg}: ${key}`))
}

it('finds the messages of the UI', () => {
  expect(catalogueFolders).toContain(join('packages', 'ui', 'src/locales'))
})

describe.each(catalogueFolders)('%s', (folder) => {
  it.each(LANGUAGES)('has no empty or malformed message in %s', async (language) => {
    for (const [id, message] of await readMessages(folder, language)) {
      expect(message.trim(), id).toBe(message)
      expect(message, id).not.toBe('')
      expect(() => compileMessageOrThrow(message), id).not.toThrow()
    }
  })

  it.each(LANGUAGES)('has every plural form that %s requires', async (language) => {
    for (const [id, message] of await readMessages(folder, language))
      for (const forms of countsIn(parse(message)))
        expect(
          forms.map((form) => (language === 'en' && form === '=1' ? 'one' : form)),
          `${id}: ${message}`,
        ).toEqual(expect.arrayContaining([...neededForms[language]]))
  })

  it.each(LANGUAGES)('shows the number in every plural form in %s', async (language) => {
    for (const [id, message] of await readMessages(folder, language))
      expect(formsWithoutNumber(parse(message), language), `${id}: ${message}`).toEqual([])
  })

  it.each(['cn', 'ru'] as const)('has the same messages and placeholders in %s as in English', async (language) => {
    const english = new Map(await readMessages(folder, 'en'))
    const translated = await readMessages(folder, language)
    expect(translated.map(([id]) => id).toSorted()).toEqual([...english.keys()].toSorted())
    for (const [id, message] of translated)
      expect(placeholders(parse(message)), `${id}: ${message}`).toEqual(placeholders(parse(english.get(id) as string)))
  })
})
