import type { Fault, PassingRequest } from '../e2e/support/fault-proxy.ts'

/** Seeded random numbers from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Applies faults to a share of the requests, by default nearly half. */
export function troubles(random: () => number, share = 0.45): (request: PassingRequest) => Fault | undefined {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  return ({ bytes }) => {
    if (random() > share) return undefined
    const status = pick([502, 503, 504] as const)
    return pick<Fault>([
      { kind: 'slow', milliseconds: 20 },
      { kind: 'reset' },
      { kind: 'lost' },
      { kind: 'truncated' },
      { kind: 'gateway', status },
      { kind: 'lost-in-gateway', status },
      { kind: 'twice' },
      bytes > 1000 ? { kind: 'cut-upload' } : { kind: 'lost' },
    ])
  }
}
