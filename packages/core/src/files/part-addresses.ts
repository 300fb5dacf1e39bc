import { signedUrlSeconds } from '../model/files.ts'
import type { SignedAddress } from './put-bytes.ts'
import { requireEntry } from './require-entry.ts'

/** Addresses requested at a time: enough to keep the line busy, few enough to be used before they expire. */
const atOnce = 16

/** Returns the signed address of a part. `fresh` requests a new one. */
export type AddressOfPart = (partNumber: number, signal: AbortSignal, fresh: boolean) => Promise<SignedAddress>

interface AddressPlaces {
  ask: (partNumbers: number[], signal: AbortSignal) => Promise<(SignedAddress & { partNumber?: number | undefined })[]>
  /** All parts to upload, in order. */
  parts: readonly number[]
  now: () => number
}

/** Signed addresses of parts, requested in batches, and again for a part that failed or waited too long. */
export function createAddressOfPart({ ask, parts, now }: AddressPlaces): AddressOfPart {
  const known = new Map<number, { address: Promise<SignedAddress>; until: number }>()
  const upcoming = new Set(parts)
  return (partNumber, signal, fresh) => {
    const entry = known.get(partNumber)
    known.delete(partNumber)
    upcoming.delete(partNumber)
    if (entry && !fresh && now() < entry.until) return entry.address
    const numbers = fresh ? [partNumber] : [partNumber, ...[...upcoming].slice(0, atOnce - 1)]
    const answer = ask(numbers, signal)
    const find = async (wanted: number): Promise<SignedAddress> =>
      requireEntry((await answer).find((candidate) => candidate.partNumber === wanted))
    for (const other of numbers.slice(1)) {
      const address = find(other)
      // The failure surfaces where the address is awaited.
      address.catch(() => undefined)
      known.set(other, { address, until: now() + (signedUrlSeconds * 1000) / 2 })
      upcoming.delete(other)
    }
    return find(partNumber)
  }
}
