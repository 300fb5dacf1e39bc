import { createSHA256, type IHasher } from 'hash-wasm'
import { toHex } from './byte-texts.ts'
import { deriveKey } from './derive-key.ts'

/** Cost of hashing a password: 32 MiB and about a tenth of a second. */
const passwordCost = 2 ** 15

/**
 * Hashes a password with a fresh salt: `scrypt$<N>$<salt>$<hash>`. Use a lower cost only for passwords that aren't
 * secret.
 */
export async function hashPassword(password: string, costFactor = passwordCost): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return `scrypt$${costFactor}$${toHex(salt)}$${await deriveKey(password, salt, costFactor)}`
}

/** Whether a password matches a hash. Takes the same time either way. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, factor = '', saltHex = '', hash = ''] = stored.split('$')
  const salt = Uint8Array.from(saltHex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return sameText(await deriveKey(password, salt, Number(factor)), hash)
}

/** Compares two texts in constant time. */
export function sameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let index = 0; index < one.length; index++) difference |= one.charCodeAt(index) ^ (other.charCodeAt(index) || 0)
  return difference === 0
}

let hasher: Promise<IHasher> | undefined

/**
 * Hashes a token with SHA-256, the only form in which tokens are stored, so that a copy of the database opens no
 * session. Every request hashes one: waiting for a thread of the browser or Node would take longer.
 */
export async function hashToken(token: string): Promise<string> {
  const sha256 = await (hasher ??= createSHA256())
  return sha256.init().update(token).digest('hex')
}
