import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { refuse } from './refuse.ts'

/** Wrong codes that one network address may send per window. A person who mistypes a link needs a few. */
const most = 100
const windowMilliseconds = 60_000
/** Addresses that are counted at a time, so that a flood from many takes no memory. */
const mostAddresses = 10_000

/** Counts of the running window. They are in memory alone, and gone with it: no visitor's address is stored. */
interface Window {
  end: number
  counts: Map<string, number>
}

const windows = new WeakMap<PlatformParts['clock'], Window>()

function windowOf(clock: PlatformParts['clock']): Window {
  const known = windows.get(clock)
  const now = clock.now()
  if (known && known.end > now && known.counts.size < mostAddresses) return known
  const begun = { end: now + windowMilliseconds, counts: new Map<string, number>() }
  windows.set(clock, begun)
  return begun
}

/** @throws PlatformRefusal if an address has sent too many codes that no test has */
export function requireFewWrongCodes({ clock }: Pick<PlatformParts, 'clock'>, address: string): void {
  const { counts, end } = windowOf(clock)
  if ((counts.get(address) ?? 0) < most) return
  const seconds = Math.ceil((end - clock.now()) / 1000)
  throw refuse('throttled', `Too many links that don’t exist. Try again in ${seconds} seconds.`, [], {
    'retry-after': String(seconds),
  })
}

/** Counts a wrong code, and returns the refusal for it. */
export function wrongCode({ clock }: Pick<PlatformParts, 'clock'>, address: string) {
  const { counts } = windowOf(clock)
  counts.set(address, (counts.get(address) ?? 0) + 1)
  return refuse('not-found', 'No test has this link. Ask the team that sent it for the current one.')
}
