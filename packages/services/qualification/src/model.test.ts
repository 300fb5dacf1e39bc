import { describe, expect, it } from 'vitest'
import {
  documents,
  endsSoon,
  evaluateRule,
  featuresOf,
  isIsbn,
  isResidentId,
  isSocialCreditCode,
  recordNumberPattern,
  ruleOf,
  rules,
  rulesFor,
  type DocumentCode,
  type TaskFacts,
  type TaskState,
} from './model.ts'

describe('numbers', () => {
  it('have check digits: one wrong character is found', () => {
    const valid: [(text: string) => boolean, string][] = [
      [isSocialCreditCode, '91110108MA01NW7K36'],
      [isResidentId, '11010119900307803X'],
      [isIsbn, '9787498012340'],
    ]
    for (const [isValid, number] of valid) {
      expect(isValid(number)).toBe(true)
      for (let at = 0; at < number.length; at += 1) {
        const wrong = number[at] === '7' ? '8' : '7'
        expect(isValid(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false)
      }
    }
  })

  it('have a real day of birth, a province, and a form', () => {
    expect(isResidentId('110101199002308031')).toBe(false)
    expect(isIsbn('ISBN 978-7-498-01234-0')).toBe(true)
    for (const number of ['京ICP备12345678号', '粤ICP备2024012345号-12A', '沪ICP备12345678号-3X'])
      expect(number).toMatch(recordNumberPattern)
    for (const number of ['ICP备12345678号', '京ICP备1234567号', '京ICP备12345678号-0A', '京ICP证12345678号'])
      expect(number).not.toMatch(recordNumberPattern)
  })
})

describe('rules', () => {
  it('follow from the category, from what is declared, and from the day', () => {
    const game = { parentType: 2, childType: 202, grandChildType: null }
    const idsOn = (day: string) => rulesFor(game, ['generative-ai'], day).map(({ id }) => id)
    expect(idsOn('2026-03-02')).toEqual(['cn-game-publication', 'cn-game-copyright', 'cn-ai'])
    expect(idsOn('2023-08-14')).toEqual(['cn-game-publication', 'cn-game-copyright'])
    expect(idsOn('2016-06-30')).toEqual(['cn-game-publication'])
    expect(featuresOf({ parentType: 13, childType: 1302, grandChildType: null }, [])).toEqual([])
  })

  it('ask for each document at least once', () => {
    const asked = new Set(rules.flatMap((rule) => rule.documents as readonly string[]))
    expect([...asked].toSorted()).toEqual(Object.keys(documents).toSorted())
  })
})

describe('a requirement', () => {
  const rule = ruleOf('cn-maps')
  const day = '2026-03-02'
  let count = 0
  const task = (
    state: TaskState,
    startTime: string | null,
    expireTime: string | null,
    more: Partial<TaskFacts> = {},
  ) => {
    count += 1
    const document = {
      qualificationCode: 'cn-mapping-certificate' as DocumentCode,
      validityType: expireTime === null ? (1 as const) : (0 as const),
      startTime,
      expireTime,
      number: '1',
      subjectType: null,
      subjectNumber: null,
    }
    return { taskId: `t${count}`, tagId: 'maps' as const, state, updateTime: count, documents: [document], ...more }
  }
  const stateOf = (...tasks: TaskFacts[]) => evaluateRule(rule, tasks, day).state

  it('is met from the first day of a document to its last', () => {
    expect(stateOf()).toBe('missing')
    expect(stateOf(task(1, '2026-03-02', '2026-03-02'))).toBe('passed')
    expect(stateOf(task(1, '2026-03-03', '2027-03-02'))).toBe('scheduled')
    expect(stateOf(task(1, '2025-03-01', '2026-03-01'))).toBe('expired')
    expect(stateOf(task(1, null, null))).toBe('passed')
    expect(stateOf(task(1, null, null, { tagId: 'news' }))).toBe('missing')
    expect([0, 2, 3, 4].map((state) => stateOf(task(state as TaskState, '2026-01-01', '2027-01-01')))).toEqual([
      'reviewing',
      'rejected',
      'missing',
      'expired',
    ])
  })

  it('stays met while a renewal is reviewed, and after it was rejected', () => {
    const old = task(1, '2025-03-10', '2026-03-10')
    expect(evaluateRule(rule, [old, task(0, '2026-03-11', '2027-03-10')], day)).toMatchObject({
      state: 'passed',
      taskId: old.taskId,
      renewal: { state: 'reviewing' },
    })
    expect(evaluateRule(rule, [old, task(2, '2026-03-11', '2027-03-10')], day)).toMatchObject({
      state: 'passed',
      renewal: { state: 'rejected' },
    })
    // A submission that was rejected before the one that passed is history.
    const rejected = task(2, '2026-01-01', '2027-01-01')
    expect(evaluateRule(rule, [rejected, task(1, '2026-01-01', '2027-01-01')], day).renewal).toBeNull()
  })

  it('warns of a document that ends within 30 days, unless the next one is there', () => {
    const warns = (...tasks: TaskFacts[]) => endsSoon(evaluateRule(rule, tasks, day), day)
    expect(warns(task(1, '2025-04-01', '2026-04-01'))).toBe(false)
    expect(warns(task(1, '2025-04-01', '2026-03-31'))).toBe(true)
    expect(warns(task(1, '2025-04-01', '2026-03-31'), task(0, '2026-04-01', '2027-03-31'))).toBe(true)
    expect(warns(task(1, '2025-04-01', '2026-03-31'), task(1, '2026-04-01', '2027-03-31'))).toBe(false)
    expect(warns(task(1, null, null))).toBe(false)
  })
})
