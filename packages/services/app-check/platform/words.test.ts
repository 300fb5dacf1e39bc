import { describe, expect, it } from 'vitest'
import { advisedAgainst } from '../../../../tests/support/glossary.ts'
import { secretKinds } from '../../app-packages/platform/inspect/secrets.ts'
import { sdkData, sdkKinds } from '../../app-packages/platform/inspect/sdks.ts'
import { dataWords, obstacleWords, sdkWords, secretWords } from './evidence-words.ts'
import { reportWords, ruleWords } from './rule-words.ts'

/** All texts of a language, wherever they are. */
function textsIn(words: unknown, language: string): string[] {
  if (typeof words !== 'object' || words === null) return []
  const own = (words as Record<string, unknown>)[language]
  if (typeof own === 'string') return [own]
  return Object.values(words).flatMap((each) => textsIn(each, language))
}

it('the words of findings name everything that inspections find', () => {
  expect(Object.keys(secretWords).toSorted()).toEqual([...secretKinds].toSorted())
  expect(Object.keys(dataWords).toSorted()).toEqual([...sdkData].toSorted())
  expect(Object.keys(sdkWords).toSorted()).toEqual([...sdkKinds].toSorted())
})

describe.each(['cn', 'en', 'ru'] as const)('the words of reports in %s', (language) => {
  it('follow the glossary', () => {
    const texts = [
      ...textsIn([ruleWords, secretWords, dataWords, sdkWords, obstacleWords], language),
      ...Object.values(reportWords[language]),
    ]
    expect(texts.length).toBeGreaterThan(100)
    const found = texts.flatMap((text) =>
      advisedAgainst(language).flatMap(({ term, pattern }) => (pattern.test(text) ? [`${term}: ${text}`] : [])),
    )
    expect(found).toEqual([])
  })
})
