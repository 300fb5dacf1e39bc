import { describe, expect, it } from 'vitest'
import { type Question, unreachableQuestions } from './model.ts'
import { newQuestion } from './draft.ts'
import { questionsFromText } from './questions-from-text.ts'

const read = (text: string) =>
  questionsFromText(text, 'en', []).map(({ kind, texts, scale, options }) => [
    kind === 'rating' ? scale : kind,
    texts.en,
    ...options.map((option) => option.texts.en),
  ])

describe('a pasted text', () => {
  it('becomes questions with their options', () => {
    const text = `1. How did you find us?
- A friend
- The store

2. What do you use? Choose any.
[ ] Maps
[ ] Routes
3. How likely are you to recommend us? (0–10)
4) How was the last trip? (1-5)
5. What should we improve?`
    expect(read(text)).toEqual([
      ['single', 'How did you find us?', 'A friend', 'The store'],
      ['multi', 'What do you use? Choose any.', 'Maps', 'Routes'],
      ['recommend', 'How likely are you to recommend us?'],
      ['stars', 'How was the last trip?'],
      ['text', 'What should we improve?'],
    ])
  })

  it('needs neither numbers nor marks, if empty lines set its questions apart', () => {
    expect(read('Your boat\nSail\nMotor\n\n\nYour home port\n')).toEqual([
      ['single', 'Your boat', 'Sail', 'Motor'],
      ['text', 'Your home port'],
    ])
    expect(read('你的船？\n1. 帆船\n2. 摩托艇')).toEqual([['single', '你的船？', '帆船', '摩托艇']])
    expect(read(' \n')).toEqual([])
  })

  it('adds no more questions than there may be', () => {
    const before = Array.from({ length: 49 }, () => newQuestion('text', []))
    expect(questionsFromText('One\n\nTwo', 'en', before)).toHaveLength(1)
  })
})

describe('questions that no one is shown', () => {
  const single: Question = { ...newQuestion('single', []), questionId: 'one' }
  const [first = '', second = ''] = single.options.map(({ optionId }) => optionId)
  const rating: Question = { ...newQuestion('rating', []), questionId: 'two' }
  const shownIf = (questionId: string, mode: 'all' | 'any', ...conditions: [string, string, string][]): Question => ({
    ...newQuestion('single', []),
    questionId,
    showIf: {
      mode,
      conditions: conditions.map(([asked, operator, value]) => ({
        questionId: asked,
        operator: operator as 'is',
        value,
      })),
    },
  })
  const found = (...questions: Question[]) => [...unreachableQuestions([single, rating, ...questions])]

  it('have conditions that exclude each other', () => {
    expect(found(shownIf('a', 'all', ['one', 'is', first], ['one', 'is', second]))).toEqual(['a'])
    expect(found(shownIf('a', 'any', ['one', 'is', first], ['one', 'is', second]))).toEqual([])
    expect(found(shownIf('a', 'all', ['two', 'atLeast', '4'], ['two', 'atMost', '2']))).toEqual(['a'])
    expect(found(shownIf('a', 'all', ['two', 'atLeast', '4'], ['two', 'atMost', '4']))).toEqual([])
  })

  it('depend on others that are only shown to other people', () => {
    const a = shownIf('a', 'all', ['one', 'is', first])
    const b = shownIf('b', 'all', ['a', 'is', a.options[0]?.optionId ?? ''], ['one', 'isNot', first])
    const c = shownIf('c', 'all', ['b', 'is', b.options[0]?.optionId ?? ''])
    const d = shownIf('d', 'any', ['b', 'is', b.options[0]?.optionId ?? ''], ['two', 'is', '3'])
    expect(found(a, b, c, d)).toEqual(['b', 'c'])
  })
})
