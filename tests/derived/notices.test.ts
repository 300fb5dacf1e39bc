import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../build/messages.ts'
import { declaredTopics, formsOf, textsOf } from '../support/notice-texts.ts'
import { declaredPermissions } from './support/recorded.ts'

/** Code of a service's half that can send, without the declarations. */
function senders(area: string): string {
  const folder = `packages/services/${area}/platform`
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<![.]test|[.]generated)[.]ts$/.test(file) && !/^(?:notices|seed)[.]ts$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

it('finds topics, each with an ID of its own', () => {
  const ids = declaredTopics.map(({ topic }) => topic.id)
  expect(ids.length).toBeGreaterThan(5)
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(declaredTopics.map(({ area, topic }) => ({ area, topic, id: topic.id })))('$id', ({ area, topic }) => {
  it('is sent by its service, with every message', () => {
    const code = senders(area)
    const unsent = Object.keys(topic.messages).filter((message) => !code.includes(`'${message}'`))
    expect(unsent).toEqual([])
  })

  it('concerns the holders of a declared permission, or people named by the sender', async () => {
    const declared = (await declaredPermissions()).map(({ id }) => id)
    if (topic.permission !== undefined) expect(declared).toContain(topic.permission)
  })

  it('can’t lose its mandatory channels by default', () => {
    expect(topic.byDefault).toEqual(expect.arrayContaining([...topic.mandatory]))
  })

  it('tells the same in each language', () => {
    for (const [id, texts] of textsOf(topic)) {
      const [first, ...others] = LANGUAGES.map((language) =>
        [...new Set(formsOf(texts, language).flatMap(placeholders))].toSorted(),
      )
      for (const other of others) expect(other, id).toEqual(first)
    }
  })
})
