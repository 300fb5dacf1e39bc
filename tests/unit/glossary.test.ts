import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { services } from '../../examples/console-host/src/services.generated.ts'
import { LANGUAGES } from '../../build/messages.ts'
import { catalogueFolders, readMessages, visibleTexts } from '../support/catalogues.ts'
import { advisedAgainst } from '../support/glossary.ts'
import { declaredTopics, formsOf, textsOf } from '../support/notice-texts.ts'

/** Texts that may use a term that the glossary advises against, by message ID. */
const exceptions: Record<string, { language: string; terms: readonly string[]; reason: string }> = {
  'relational-database.notices': {
    language: 'en',
    terms: ['notices'],
    reason: 'PostgreSQL’s own word for NOTICE messages',
  },
  'ui.filter.isNot': {
    language: 'en',
    terms: ['is not'],
    reason: 'an operator that a filter spells out: “Status is not Live”',
  },
  'relational-database.rolledBack': { language: 'cn', terms: ['回滚'], reason: 'a transaction' },
  'relational-database.oneTransaction.help': { language: 'cn', terms: ['回滚'], reason: 'a transaction' },
}

const exceptionsIn = (language: string) => Object.keys(exceptions).filter((id) => exceptions[id]?.language === language)

/** Names of pages and actions, and the answers to questions, which the manifests of the services declare. */
async function declaredTexts(language: string): Promise<string[]> {
  const help = await Promise.all(services.map((service) => service.help?.()))
  const texts = textsIn([services, help.map((topics) => topics?.default)], language)
  expect(texts.length).toBeGreaterThan(50)
  return texts
}

function textsIn(declared: unknown, language: string): string[] {
  if (typeof declared !== 'object' || declared === null) return []
  const own = (declared as Record<string, unknown>)[language]
  if (own !== undefined) return [own].flat().filter((text) => typeof text === 'string')
  return Object.values(declared).flatMap((each) => textsIn(each, language))
}

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  const patterns = advisedAgainst(language)

  it('is found', () => {
    expect(patterns.length).toBeGreaterThan(20)
  })

  it('is followed by every interface text', async () => {
    const found: string[] = []
    const excused = new Set<string>()
    for (const folder of catalogueFolders)
      for (const [id, message] of await readMessages(folder, language))
        for (const { term, pattern } of patterns) {
          if (!pattern.test(visibleTexts(message))) continue
          if (exceptionsIn(language).includes(id) && exceptions[id]?.terms.includes(term)) excused.add(id)
          else found.push(`${folder}: ${id} (${language}) says “${term}”: ${message}`)
        }
    for (const { topic } of declaredTopics)
      for (const [id, texts] of textsOf(topic))
        for (const form of formsOf(texts, language))
          for (const { term, pattern } of patterns)
            if (pattern.test(form)) found.push(`notice ${id} (${language}) says “${term}”: ${form}`)
    for (const text of await declaredTexts(language))
      for (const { term, pattern } of patterns) if (pattern.test(text)) found.push(`a manifest says “${term}”: ${text}`)
    expect(found).toEqual([])
    expect([...excused].toSorted()).toEqual(exceptionsIn(language).toSorted())
  })
})

it.each(['cn', 'en'] as const)('a percent sign follows its number without a space in %s', async (language) => {
  const spaced: string[] = []
  for (const folder of catalogueFolders)
    for (const [id, message] of await readMessages(folder, language))
      if (/[\d#}]\s%/.test(message)) spaced.push(`${folder}: ${id}: ${message}`)
  expect(spaced).toEqual([])
})

it('a dash between Russian words is an em dash', async () => {
  const short: string[] = []
  for (const folder of catalogueFolders)
    for (const [id, message] of await readMessages(folder, 'ru')) if (/ – /.test(message)) short.push(id)
  expect(short).toEqual([])
})

it('a Chinese count has no spaces around its slash, unless its parts have units', async () => {
  const spaced: string[] = []
  for (const folder of catalogueFolders)
    for (const [id, message] of await readMessages(folder, 'cn')) if (message.includes('} / {')) spaced.push(id)
  expect(spaced).toEqual(['cloud-storage.of'])
})

/** Files that join values with a comma or a colon because these aren’t words of a language. */
const joins: Record<string, string> = {
  'packages/services/cloud-storage/src/rules/check-expression.ts':
    'names of the rules language, for editors and refusals',
  'packages/services/cloud-storage/src/views/cors/cors-try.tsx': 'a response header as it is sent',
  'packages/services/cloud-storage/src/views/rules/rules-language.ts':
    'operations of the rules language, in its editor',
  'packages/services/cloud-storage/src/views/rules/simulator-trace.tsx': 'variables with their values, as code',
  'packages/services/questionnaires/src/views/builder.tsx': 'names of parameters, as they are typed',
  'packages/services/relational-database/src/csv/csv-import.ts': 'columns and values, as SQL',
  'packages/services/relational-database/src/editor/explain.ts': 'values of a plan node, as PostgreSQL returns them',
  'packages/services/relational-database/src/policies/policy-sql.ts': 'roles, as SQL',
  'packages/services/relational-database/src/structure/structure-sql.ts': 'columns, as SQL',
  'packages/services/relational-database/src/tables/table-sql.ts': 'columns and values, as SQL',
  'packages/services/relational-database/src/views/schema-tree.tsx': 'values of an enum type, as SQL',
  'packages/services/remote-config/src/firebase/expression.ts': 'values of an expression of Firebase',
  'packages/services/remote-config/src/model/json-schema.ts': 'types of a JSON schema',
  'packages/services/remote-config/src/views/rule-fields.tsx': 'values of a condition, as they are typed',
}

/** A list joined with a comma, or a label put before a value with a colon, which in Chinese are 、 and ：. */
const joined = /\.join\('(?:, |: )'\)|[+] '(?:, |: )'|\$\{text\((?:[^()]|\([^()]*\))*\)\}(?:: |, )|\{text\([^{}]*\)\}: /

/** Code whose texts are always English, isn’t shown, or isn’t ours. */
const isElsewhere =
  /node_modules|[.]test[.]|[/](?:testing|dist|generated)[/]|^packages[/](?:package-parser|platform|sandbox|testing)[/]/

it('lists and labels are joined with the signs of the language, not in code', () => {
  const files = ['packages', 'examples']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /^[^.]*[/]src[/].*[.]tsx?$/.test(file) && !isElsewhere.test(file))
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((file) => joined.test(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(joins).toSorted())
})
