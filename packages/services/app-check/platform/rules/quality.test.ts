import { describe, expect, it } from 'vitest'
import { wordsOfEvidence, wordsOfRate } from '../evidence-words.ts'
import { intervalOf } from '../rates.ts'
import { qualityRules } from './quality.ts'
import type { RuleFacts } from './rule.ts'

const judge = (pictures: RuleFacts['inspection']['pictures'], minSdk = 21) => {
  const facts: Pick<RuleFacts, 'inspection'> = {
    inspection: { pictures, manifest: { minSdk } } as RuleFacts['inspection'],
  }
  return qualityRules['png-as-webp'](facts as RuleFacts)
}
const map = { file: 'res/map.png', packed: 20_480, webp: 5120 }

it('names the PNGs that WebP would at least halve, with what they would save', () => {
  const found = judge([map, { file: 'res/icon.png', packed: 9000, webp: 8000 }])
  expect(found).toMatchObject([
    {
      rank: 'minor',
      key: 'res/map.png',
      evidence: { file: 'res/map.png', items: ['res/map.png'], itemBytes: [[20_480, 5120]], bytes: [15_360] },
    },
  ])
})

it('says nothing of small savings, of Android that can’t read WebP, and of packages that weren’t measured', () => {
  expect(judge([{ ...map, packed: 4096, webp: 1024 }])).toEqual([])
  expect(judge([map], 17)).toEqual([])
  expect(judge(undefined)).toBeUndefined()
})

describe('rates are stored as numbers, and worded in the reader’s language', () => {
  const health = { devices: 51, crashShare: 0.0123, freezeShare: 0.001 }
  const found = qualityRules['crash-rate']({ health } as RuleFacts)

  it('are found above a limit, and judged on enough devices only', () => {
    expect(found).toEqual([{ rank: 'serious', key: 'crash', evidence: { file: '', share: 0.0123, devices: 51 } }])
    expect(qualityRules['freeze-rate']({ health } as RuleFacts)).toEqual([])
    expect(qualityRules['crash-rate']({ health: { ...health, devices: 29 } } as RuleFacts)).toBeUndefined()
  })

  // 51 devices with a share of 0.0123, by an independent computation of the score interval.
  it.each([
    ['en', '1.23% (95% interval: 0.15% to 9.14%) · 51 devices', 'Not enough devices: 30 are needed'],
    ['cn', '1.23%（95% 区间：0.15% 至 9.14%） · 51 台设备', '设备太少，至少需要 30 台'],
    [
      'ru',
      '1,23\u00a0% (95%-й интервал: от 0,15\u00a0% до 9,14\u00a0%) · 51 устройство',
      'Мало устройств: нужно не меньше 30',
    ],
  ] as const)('%s', (language, words, tooFew) => {
    expect(wordsOfEvidence('crash-rate', found?.[0]?.evidence ?? { file: '' }, language)).toBe(words)
    expect(wordsOfRate('too-few', language)).toBe(tooFew)
  })

  it('have no interval below 0 or above 1', () => {
    expect(intervalOf({ share: 0, devices: 30 })[0]).toBeCloseTo(0, 12)
    expect(intervalOf({ share: 1.4, devices: 30 })[1]).toBeCloseTo(1, 12)
  })
})

describe('sizes are stored in bytes, and worded in the reader’s language', () => {
  const [{ evidence } = { evidence: { file: '' } }] = judge([map]) ?? []

  it.each([
    ['en', '≥\u00a015.00 KB · res/map.png: 20.00 KB → 5.00 KB'],
    ['cn', '≥\u00a015.00 KB · res/map.png：20.00 KB → 5.00 KB'],
    ['ru', '≥\u00a015,00\u00a0КБ · res/map.png: 20,00\u00a0КБ → 5,00\u00a0КБ'],
  ] as const)('%s', (language, words) => {
    expect(wordsOfEvidence('png-as-webp', evidence, language)).toBe(words)
  })

  it('of a package that grew: before and after', () => {
    const grew = { file: '', bytes: [1_048_576, 2_097_152] }
    expect(wordsOfEvidence('package-grew', grew, 'ru')).toBe('1,00\u00a0МБ → 2,00\u00a0МБ')
  })

  it('of equal files: what the copies take', () => {
    const equal = { file: 'a.ogg', items: ['a.ogg', 'b.ogg'], bytes: [9000] }
    expect(wordsOfEvidence('duplicate-files', equal, 'en')).toBe('8.79 KB · a.ogg, b.ogg')
  })
})
