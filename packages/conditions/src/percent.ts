import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Places in a hundred percent. */
const places = 100_000_000n

/**
 * Place of a person in a percentage, from 0 to 99,999,999. It depends on seed and person alone, so that people keep
 * their place while a percentage grows. The rule is that of Firebase's server SDK.
 */
export function placeOf(seed: string, person: string): number {
  let number = 0n
  for (const byte of sha256(utf8ToBytes(`${seed}.${person}`))) number = (number << 8n) | BigInt(byte)
  return Number(number % places)
}
