import { describe, expect, it } from 'vitest'
import { logOddsOfWords } from './log-odds.ts'

const counts = (values: Record<string, number>) => new Map(Object.entries(values))

describe('log-odds of words', () => {
  it('agree with equations 15, 16, 19, and 22 of Monroe, Colaresi, and Quinn, computed in Python', () => {
    const found = logOddsOfWords(counts({ crash: 40, map: 30, nice: 5 }), counts({ crash: 4, map: 60, nice: 61 }), 50)
    const z = Object.fromEntries(found.map((each) => [each.word, each.z]))
    expect(z['crash']).toBeCloseTo(6.791667724483, 9)
    expect(z['map']).toBeCloseTo(-1.180213095263, 9)
    expect(z['nice']).toBeCloseTo(-5.505375592706, 9)
  })

  it('are opposite from the other side, and nothing without words', () => {
    const [ones, others] = [counts({ a: 3, b: 9 }), counts({ a: 8, b: 2 })]
    const back = new Map(logOddsOfWords(others, ones, 10).map(({ word, z }) => [word, z]))
    for (const { word, z } of logOddsOfWords(ones, others, 10)) expect(back.get(word)).toBeCloseTo(-z, 12)
    expect(logOddsOfWords(counts({}), counts({}), 10)).toEqual([])
  })
})
