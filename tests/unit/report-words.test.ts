import { describe, expect, it } from 'vitest'
import { words as cn } from '../../packages/services/reports/platform/exports/words-cn.ts'
import { words as en, type ExportWords } from '../../packages/services/reports/platform/exports/words-en.ts'
import { words as ru } from '../../packages/services/reports/platform/exports/words-ru.ts'
import chinese from '../../packages/services/reports/src/locales/cn.ts'
import english from '../../packages/services/reports/src/locales/en.ts'
import russian from '../../packages/services/reports/src/locales/ru.ts'

const groups = ['metric', 'dimension', 'source', 'reason', 'message', 'variant', 'device'] as const

/** Terms in files, by the ids of the screens' messages. */
const byMessage = (words: ExportWords) =>
  Object.fromEntries(
    groups.flatMap((group) => Object.entries(words[group]).map(([name, word]) => [`reports.${group}.${name}`, word])),
  )

/** A message without placeholders is plain text, even compiled. */
const textOf = (messages: Record<string, unknown>, id: string) => [messages[id]].flat().join('')

describe.each([
  ['English', en, english],
  ['Chinese', cn, chinese],
  ['Russian', ru, russian],
])('an exported file in %s', (_, words, messages) => {
  it('uses the same terms as the screens', () => {
    const called = byMessage(words)
    expect(called).toEqual(
      Object.fromEntries(Object.keys(called).map((id) => [id, textOf(messages as Record<string, unknown>, id)])),
    )
  })
})
