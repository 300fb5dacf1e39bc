import { expect, it } from 'vitest'
import { judgeTexts, type ListingTexts } from './texts/judge-texts.ts'

const plain = 'Finds a berth in every harbour of the coast, and shows the way in, even without a connection.'
const texts = (changes: Partial<ListingTexts> = {}): ListingTexts => ({
  lang: 'en-US',
  appName: 'Harbour Guide',
  briefInfo: 'Every harbour of the coast',
  appDesc: plain,
  newFeatures: '',
  ...changes,
})
const found = async (...languages: ListingTexts[]) =>
  (await judgeTexts(languages, 'en-US')).map(({ rule, field, sample }) => [rule, field, sample])

it('finds nothing in ordinary texts', async () => {
  expect(await found(texts())).toEqual([])
  const ordinary = [
    'Opened on 2026-11-23 with 1 000 000 charts and 120 harbours in version 4.12.0.',
    'No. 12 of the series, #10 of the list. The best of both coasts.',
    'Works offline; see the e.g. section. Northwind® Radio™.',
  ]
  expect(await found(texts({ newFeatures: ordinary.join('\n') }))).toEqual([])
  expect(await found(texts(), texts({ lang: 'en-GB' }))).toEqual([])
})

it.each([
  ['profanity', 'Fucking great', 'Fucking'],
  ['profanity', '这他妈的好用', '他妈的'],
  ['superlative', 'The best app for sailors', 'The best app'],
  ['superlative', 'Лучшее приложение', 'Лучшее'],
  ['superlative', '最佳航海应用', '最佳'],
  ['superlative', 'The #1 guide', '#1'],
  ['other-store', 'Also on Google  Play', 'Google  Play'],
  ['link', 'See https://harbour.example/start', 'https://harbour.example/start'],
  ['link', 'See harbour-guide.com', 'harbour-guide.com'],
  ['telephone', 'Call +49 40 123456-7', '+49 40 123456-7'],
  ['telephone', '客服 13812345678', '13812345678'],
  ['telephone', 'Звоните 8 800 555 35 35', undefined],
  ['invisible', 'Har\u202ebour', 'U+202E'],
  ['invisible', 'Har\u200bbour', 'U+200B'],
  ['stacked-marks', 'Ha\u0301\u0301\u0301\u0301\u0301\u0301r', undefined],
  ['emoji', 'Every harbour ⚓', '⚓'],
] as const)('finds %s in “%s”', async (rule, briefInfo, sample) => {
  const findings = await found(texts({ briefInfo }))
  expect(findings.map(([id, field]) => [id, field])).toEqual([[rule, 'languages.en-US.briefInfo']])
  if (sample !== undefined) expect(findings[0]?.[2]).toBe(sample)
})

it('names a text in another language than that of its tab, if it is long enough', async () => {
  const russian = 'Находит причал в каждой гавани побережья и показывает путь, даже если нет соединения с сетью.'
  expect(await found(texts({ appDesc: russian }))).toEqual([['language', 'languages.en-US.appDesc', 'ru']])
  expect(await found(texts({ appDesc: 'Причал в каждой гавани' }))).toEqual([])
  expect(await found(texts(), texts({ lang: 'ru-RU', appDesc: russian }))).toEqual([])
})

it('names a paragraph that wasn’t translated', async () => {
  const german = `Findet in jedem Hafen der Küste einen Liegeplatz und zeigt den Weg hinein, auch ohne Netz.\n${plain}`
  expect(await found(texts(), texts({ lang: 'de-DE', appDesc: german }))).toContainEqual([
    'same-text',
    'languages.de-DE.appDesc',
    plain,
  ])
})

it('takes its time for 8,000 accents on one letter', async () => {
  const findings = await found(texts({ appDesc: `a${'\u0301'.repeat(8000)}` }))
  expect(findings.map(([rule]) => rule)).toEqual(['stacked-marks'])
})
