import { demoTeamId } from '../rights/demo-team.ts'
import { type DemoAct, writeHistory } from './history.ts'
import { createRandom } from './random.ts'
import type { Seed, SeededArea } from './seed-context.ts'

/** Seed of the demo data. Another number generates other data. */
const demoSeed = 20260302

/** Fills every service's tables with demo data, and the audit log of the demo team with what led to it. */
export async function fillHalves(halves: readonly SeededArea[], context: Omit<Seed, 'random'>): Promise<void> {
  const ordered = inSeedOrder(halves)
  const seedOf = (area: string): Seed => ({ ...context, random: createRandom(demoSeed + numberOf(area)) })
  for (const { area, seed } of ordered) await seed?.prepare?.(seedOf(area))
  for (const { area, seed } of ordered) await seed?.fill(seedOf(area))
  const acts: Record<string, DemoAct[]> = {}
  for (const { area, seed } of ordered) acts[area] = (await seed?.history?.(seedOf(area))) ?? []
  await writeHistory(context.db, demoTeamId, acts)
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
