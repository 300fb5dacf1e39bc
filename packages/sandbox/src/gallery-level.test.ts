import { expect, it } from 'vitest'
import { galleryLevel } from './gallery-level.ts'

const quality = (crashShare: number | null) => ({ totals: { values: { crashShare } } })
const checks = (...results: ({ block: number; serious: number } | null)[]) => ({
  items: results.map((result) => ({ result })),
})

it.each([
  ['nothing is known', {}, null],
  [
    'everything is as good as it can be',
    { rating: { average: 5 }, quality: quality(0), checks: checks({ block: 0, serious: 0 }) },
    5,
  ],
  [
    'everything is as bad as it can be',
    { rating: { average: 1 }, quality: quality(0.5), checks: checks({ block: 1, serious: 0 }) },
    1,
  ],
  ['only reviews are known', { rating: { average: 3 }, quality: quality(null) }, 3],
  ['the newest check still runs', { checks: checks(null, { block: 0, serious: 2 }) }, 3],
])('%s', (_, answers, level) => {
  expect(galleryLevel(answers)).toMatchObject({ level })
})
