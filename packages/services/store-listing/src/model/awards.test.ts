import { expect, it } from 'vitest'
import { type AwardFacts, judgeMonth } from './awards.ts'

const good: AwardFacts = {
  ...{ isLive: true, installs: 60, installsBefore: 60, kept: 0.2, rating: 4, reviews: 10, rejected: 0 },
}
const unmet = (changes: Partial<AwardFacts>) =>
  judgeMonth({ ...good, ...changes }).flatMap(({ criterion, isMet }) => (isMet ? [] : [criterion]))

it('gives the award to an app that meets every criterion exactly', () => {
  expect(unmet({})).toEqual([])
})

it.each<[Partial<AwardFacts>, string[]]>([
  [{ isLive: false }, ['live']],
  [{ installs: 49, installsBefore: 10 }, ['installs']],
  [{ installsBefore: 61 }, ['growth']],
  [{ kept: 0.19 }, ['kept']],
  [{ kept: null }, ['kept']],
  [{ rating: 3.9 }, ['rating']],
  [{ rating: null, reviews: 0 }, ['rating', 'reviews']],
  [{ rejected: 1 }, ['listing']],
])('names what is missing with %o', (changes, expected) => {
  expect(unmet(changes)).toEqual(expected)
})
