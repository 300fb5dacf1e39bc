import { chiSquareTail } from './gamma.ts'

/** Chance below which people can't have been divided as planned. */
export const mismatchChance = 0.001

/** Chance of group sizes at least as far from their weights, by the test of K. Pearson for goodness of fit. */
export function chanceOfSplit(sizes: readonly number[], weights: readonly number[]): number {
  const [people, weight] = [sumOf(sizes), sumOf(weights)]
  if (people === 0 || sizes.length < 2) return 1
  const distance = sumOf(
    sizes.map((size, at) => {
      const expected = (people * (weights[at] ?? 0)) / weight
      return (size - expected) ** 2 / expected
    }),
  )
  return chiSquareTail(distance, sizes.length - 1)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
