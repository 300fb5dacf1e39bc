import { networkOf } from '@console-widgets/platform/internet/outside'
import type { Clock } from '@console-widgets/platform/clock/clock'

/** Misses of an address in a minute, after which it has to wait. */
const mostMisses = 30
const windowLength = 60_000
/** Addresses that are remembered at most. */
const mostAddresses = 50_000

/** Counts addresses that don’t exist, by who asks for them, so that links can’t be found by trying. */
export interface Misses {
  /** Seconds that a client has to wait, or undefined. */
  waitOf(address: string): number | undefined
  add(address: string): void
}

export function createMisses(clock: Clock): Misses {
  let started = 0
  let counts = new Map<string, number>()
  const current = () => {
    const now = clock.now()
    if (now - started >= windowLength || now < started || counts.size > mostAddresses) {
      started = now
      counts = new Map()
    }
    return counts
  }
  return {
    waitOf: (address) =>
      (current().get(networkOf(address)) ?? 0) < mostMisses
        ? undefined
        : Math.max(1, Math.ceil((started + windowLength - clock.now()) / 1000)),
    add(address) {
      const network = networkOf(address)
      const counted = current()
      counted.set(network, (counted.get(network) ?? 0) + 1)
    },
  }
}
