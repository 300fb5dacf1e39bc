import { expect, it } from 'vitest'
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
      evidence: { file: 'res/map.png', items: ['res/map.png: 20.00 KB → 5.00 KB'], value: '≥ 15.00 KB' },
    },
  ])
})

it('says nothing of small savings, of Android that can’t read WebP, and of packages that weren’t measured', () => {
  expect(judge([{ ...map, packed: 4096, webp: 1024 }])).toEqual([])
  expect(judge([map], 17)).toEqual([])
  expect(judge(undefined)).toBeUndefined()
})
