import { fingerprint } from '@console-widgets/platform/secrets/fingerprint'

/** A fraction from 0 to 1 that a text determines: the same in every run, however time passes. */
export function drawOf(text: string): number {
  let hash = fingerprint(text)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
