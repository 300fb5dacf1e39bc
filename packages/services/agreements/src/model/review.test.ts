import { expect, it } from 'vitest'
import { findProblems, type ReviewFacts } from './review.ts'
import { missingSections } from './sections.ts'

const facts: ReviewFacts = {
  type: 'privacy',
  lang: 'en-US',
  appName: 'Harbour Guide',
  otherApps: ['Harbour', 'Tide Table', 'Go'],
  permissions: [],
  sdks: [],
  detected: 'en',
}
const sections = ['Data we collect', 'Purposes', 'Sharing', 'Retention', 'Your rights', 'Contact']
const complete = sections.map((heading) => `# ${heading}\n\nText of Harbour Guide.`).join('\n\n')
const found = (content: string, changes: Partial<ReviewFacts> = {}) =>
  findProblems(content, { ...facts, ...changes }).map(({ rule, sample }) => `${rule} ${sample}`)

it('finds nothing in a complete text', () => {
  expect(found(complete)).toEqual([])
})

it.each([
  ['{{contact}}', 'placeholder {{contact}}'],
  ['See https://www.example.com/privacy', 'placeholder https://www.example.com'],
  ['Lorem ipsum dolor', 'placeholder Lorem ipsum'],
  ['[Company name] is responsible', 'placeholder [Company name]'],
  ['Tide Table uses', 'other-app Tide Table'],
  ['[x](data:text/html,x)', 'unsafe-link data:text/html,x'],
])('finds %s', (words, problem) => {
  expect(found(`${complete}\n\n${words}`)).toEqual([problem])
})

it('takes names of other apps as whole words, and not those within its own name', () => {
  expect(found(`${complete}\n\nTide Tables, and Go on`)).toEqual([])
})

it.each([
  ['en-US', 'RECORD_AUDIO', 'microphone', 'We use the microphone.'],
  ['zh-CN', 'READ_CONTACTS', 'contacts', '我们会读取您的通讯录。'],
  ['ru-RU', 'CAMERA', 'camera', 'Мы используем камеру.'],
  ['de-DE', 'CAMERA', 'camera', 'Kamera (CAMERA).'],
])('in %s, wants the words of %s', (lang, permission, group, words) => {
  const own = { lang, detected: null, permissions: [{ permission, group }] }
  const unnamed = `permission-unnamed ${permission}`
  expect(found('Text', own)).toContain(unnamed)
  expect(found(words, own)).not.toContain(unnamed)
  expect(found('Text', { ...own, type: 'user' })).not.toContain(unnamed)
})

it('wants the names of SDKs that the declaration doesn’t name, as whole words and in any case', () => {
  const sdks = ['Sentry', 'Google AdMob']
  expect(found(complete, { sdks })).toEqual(['sdk-unnamed Sentry', 'sdk-unnamed Google AdMob'])
  expect(found(`${complete} Crashes go to SENTRY, our sentryman.`, { sdks })).toEqual(['sdk-unnamed Google AdMob'])
  expect(found(`${complete} Sentry, google admob.`, { sdks })).toEqual([])
  expect(findProblems('Text', { ...facts, type: 'user', sdks }).map(({ rule }) => rule)).not.toContain('sdk-unnamed')
})

it('compares the language of the text, as far as it can be told', () => {
  expect(found(complete, { detected: 'ru' })).toEqual(['wrong-language ru'])
  expect(found(complete, { detected: null })).toEqual([])
})

it('misses sections by their headings, in languages that it can read', () => {
  expect(missingSections('privacy', 'en-US', complete.replace('# Retention', 'Retention'))).toEqual(['retention'])
  expect(missingSections('user', 'zh-CN', '# 服务\n\n# 责任')).toEqual(['conduct', 'termination', 'contact'])
  expect(missingSections('privacy', 'de-DE', 'Text')).toEqual([])
})
