import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { wordRefusal } from '@console-widgets/elements/words'
import { readCatalogue } from '../../build/messages.ts'
import { generalIssues } from '@console-widgets/platform/refusals/issue'
import { halves } from '../../packages/sandbox/src/services.generated.ts'

// Every issue that only the platform can find has words at its field. `issue()` takes declared rules alone, with the
// values of their texts; these tests find issues made without it, and what lacks words.

/** A rule of a field: `teams` has the words of the general ones. */
interface Rule {
  area: string
  rule: string
  text: string
  /** Folder of the code that can break it. */
  folder: string
}

const rules: Rule[] = [
  ...Object.entries(generalIssues).map(([rule, text]) => ({ area: 'teams', rule, text, folder: 'packages' })),
  ...halves.flatMap(({ area, issues = {} }) =>
    Object.entries(issues).map(([rule, text]) => ({ area, rule, text, folder: `packages/services/${area}/platform` })),
  ),
]

const languages = ['cn', 'en', 'ru'] as const

/** Words of all rules, by language and ID. */
let words: Map<string, Record<string, string>>
/** The platform's code, by file. */
let sources: Map<string, string>

beforeAll(async () => {
  const areas = readdirSync('packages/services')
  words = new Map(
    await Promise.all(
      languages.map(async (language) => {
        const catalogues = areas.map(async (area) => {
          const file = `packages/services/${area}/src/generated/words/${language}.ts`
          const entries = Object.entries(await readCatalogue(await readFile(file, 'utf8'), file))
          return entries.filter(([id]) => id.startsWith('issues.'))
        })
        return [language, Object.fromEntries((await Promise.all(catalogues)).flat())] as const
      }),
    ),
  )
  const folders = ['packages/platform/src', ...areas.map((area) => `packages/services/${area}/platform`)]
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const code = files.filter((file) => file.endsWith('.ts') && !/\.(test|generated)\.ts$/.test(file))
  sources = new Map(await Promise.all(code.map(async (file) => [file, await readFile(file, 'utf8')] as const)))
})

const wordsOf = (language: string) => words.get(language) as Record<string, string>
const idOf = ({ area, rule }: Rule) => `issues.${area}.${rule}`
/** Names of the values in a text, those of plural forms too. */
const valuesIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].toSorted()

it('finds rules and code', () => {
  expect(rules.length).toBeGreaterThan(150)
  expect(sources.size).toBeGreaterThan(300)
})

it('has words for each rule, with the same values, and none for others', () => {
  for (const language of languages) {
    expect(Object.keys(wordsOf(language)).toSorted(), language).toEqual(rules.map(idOf).toSorted())
    for (const rule of rules)
      expect(valuesIn(wordsOf(language)[idOf(rule)] as string), `${language}: ${idOf(rule)}`).toEqual(
        valuesIn(rule.text),
      )
  }
})

it('has one English text for a rule, that of the platform', () => {
  for (const rule of rules) expect(wordsOf('en')[idOf(rule)]?.replaceAll("''", "'"), idOf(rule)).toBe(rule.text)
})

it('has plural forms where days, pixels, and bytes are counted in Russian', () => {
  const counted = rules.filter(({ text }) => /\{\w+\} (days|years|pixels|bytes)\b/.test(text))
  expect(counted.length).toBeGreaterThan(10)
  expect(counted.map(idOf).filter((id) => !wordsOf('ru')[id]?.includes('plural'))).toEqual([])
})

it('names each rule once, so that its words can be found by it', () => {
  const names = rules.map(({ rule }) => rule)
  expect(names.filter((rule, index) => names.indexOf(rule) !== index)).toEqual([])
  expect(names.filter((rule) => !/^[a-z]+(-[a-z]+)*$/.test(rule))).toEqual([])
})

/** Whether code names a rule: in quotes, or composed of a problem's name, as in `document-${problem}`. */
const names = (source: string, rule: string) =>
  source.includes(`'${rule}'`) ||
  [...source.matchAll(/issue\([^;]*?`([a-z-]+-)\$\{/g)].some(([, prefix]) => rule.startsWith(prefix as string))

it('uses each rule', () => {
  const unused = rules.filter(({ rule, folder }) => {
    const uses = [...sources].filter(([file]) => file.startsWith(folder) && !/\/issues?\.ts$/.test(file))
    return !uses.some(([, source]) => names(source, rule))
  })
  expect(unused.map(idOf)).toEqual([])
})

/** Places whose issues have no rule, each with its reason. */
const withoutRule = new Map([
  ['packages/platform/src/calls/parse-input.ts', 'issues of schemas, which forms word by the schema'],
  ['packages/services/reports/platform/reported/read-event.ts', 'an answer to programs'],
  ['packages/services/versions/platform/move-version.ts', 'a code of the state, for programs'],
  ['packages/services/cloud-storage/platform/storage-plane.ts', 'headers, which only programs send'],
  ['packages/services/cloud-storage/platform/security-handlers.ts', 'positions in a text, which the editor words'],
  ['packages/services/versions/platform/submit.ts', 'what checks found, which the cockpit words by the checks'],
])

it('makes every other issue by a rule', () => {
  const literal = /\bfield\b(: [^,;\n]+)?,\s*message\b(: (?!string)|:\n|,?\s*\})/
  const made = [...sources].filter(
    ([file, source]) =>
      !file.endsWith('refusals/issue.ts') &&
      // Parameters of a function are no issue.
      literal.test(source.replaceAll(/\(\{ field, message \}\)(: \w+)? =>/g, '')),
  )
  expect(made.map(([file]) => file).toSorted()).toEqual([...withoutRule.keys()].toSorted())
})

it('words each of several issues, and a refusal by them', async () => {
  const issues = [
    { field: 'name', message: 'is already taken', rule: 'taken' },
    { field: 'day', message: 'must be at most 21 days ahead', rule: 'days-ahead', values: { days: 21 } },
    { field: 'other', message: 'is odd' },
  ]
  const word = (language: 'ru' | 'cn', count: number) =>
    wordRefusal({ reason: 'bad-parameter', message: 'English', issues: issues.slice(0, count) }, language)
  const taken = 'Уже занято. Укажите другое значение.'
  expect((await word('ru', 3)).issues?.map(({ message }) => message)).toEqual([
    taken,
    expect.stringMatching(/^Не позже чем через 21\sдень\.$/),
    'is odd',
  ])
  expect(await word('ru', 3)).not.toHaveProperty('message')
  expect(await word('cn', 2)).toMatchObject({ message: '已被占用，请换一个。 最多可提前 21 天。' })
  expect(await word('ru', 1)).toMatchObject({ message: taken, issues: [{ field: 'name', message: taken }] })
})
