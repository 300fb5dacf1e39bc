import { expect, it } from 'vitest'
import { createRandom } from './random.ts'

it('repeats for the same seed and differs for another', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed)
    return [random.digits(9), random.letters(12), random.whole(1, 1000), random.pick(['a', 'b', 'c'])]
  }
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
})

it('covers its range, including both bounds', () => {
  const random = createRandom(1)
  const drawn = Array.from({ length: 500 }, () => random.whole(3, 6))
  expect(new Set(drawn)).toEqual(new Set([3, 4, 5, 6]))
  expect(random.digits(9)).toMatch(/^[1-9]\d{8}$/)
})
