import { createRandom } from './random.ts'
import type { Seed, SeededArea } from './seed-context.ts'

/** Seed of the demo data. Another number generates other data. */
const demoSeed = 20260302

/** Fills every service's tables with demo data. */
export async function fillHalves(halves: readonly SeededArea[], context: Omit<Seed, 'random'>): Promise<void> {
  for (const { area, seed } of inSeedOrder(halves))
    await seed?.fill({ ...context, random: createRandom(demoSeed + numberOf(area)) })
}

/**
 * Sorts halves so that each follows those whose rows it needs, otherwise by area.
 * @throws Error if a half waits for an area that doesn't exist
 */
export function inSeedOrder(halves: readonly SeededArea[]): SeededArea[] {
  const waiting = [...halves].sort((one, other) => (one.area < other.area ? -1 : 1))
  const ordered: SeededArea[] = []
  while (waiting.length > 0) {
    const isReady = ({ seed }: SeededArea) =>
      (seed?.after ?? []).every((area) => ordered.some((done) => done.area === area))
    const next = waiting.findIndex(isReady)
    if (next < 0)
      throw new Error(
        `The demo data of ${waiting.map(({ area }) => area).join(', ')} waits for areas that are not there, or for each other`,
      )
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}

function numberOf(area: string): number {
  return [...area].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
}
