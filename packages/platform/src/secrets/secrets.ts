import { createSHA256, scrypt, type IHasher } from 'hash-wasm'

/** Parameters of scrypt for passwords: 32 MiB and about a tenth of a second. */
const cost = { costFactor: 2 ** 15, blockSize: 8, parallelism: 1, hashLength: 32 }

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Hashes a password with a fresh salt: `scrypt$<N>$<salt>$<hash>`. Only what is no secret may cost less. */
export async function hashPassword(password: string, costFactor = cost.costFactor): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return `scrypt$${costFactor}$${toHex(salt)}$${await scrypt({ password: password.normalize('NFKC'), salt, ...cost, costFactor, outputType: 'hex' })}`
}

/** Whether a password is the one that was hashed. Takes as long whether it is or not. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, factor = '', saltHex = '', hash = ''] = stored.split('$')
  const salt = Uint8Array.from(saltHex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const computed = await scrypt({
    password: password.normalize('NFKC'),
    salt,
    ...cost,
    costFactor: Number(factor),
    outputType: 'hex',
  })
  return sameText(computed, hash)
}

/** Compares two texts in a time that does not tell where they differ. */
export function sameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let index = 0; index < one.length; index++) difference |= one.charCodeAt(index) ^ (other.charCodeAt(index) || 0)
  return difference === 0
}

let hasher: Promise<IHasher> | undefined

/**
 * Tokens are kept as their SHA-256, so that a copy of the database opens no session. Each request asks for one: by a
 * thread of the browser's or Node's own it would wait longer than this takes.
 */
export async function hashToken(token: string): Promise<string> {
  const sha256 = await (hasher ??= createSHA256())
  return sha256.init().update(token).digest('hex')
}
