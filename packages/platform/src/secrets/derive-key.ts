import { scrypt } from 'hash-wasm'
import { toHex } from './byte-texts.ts'

/** scrypt parameters other than the cost. */
const shape = { blockSize: 8, parallelism: 1, hashLength: 32 }

/** How a key is derived. Both ways give the same bytes. */
export type DeriveKey = (password: string, salt: Uint8Array, costFactor: number) => Promise<Uint8Array>

/** Derives on the calling thread, in every environment. */
export const deriveHere: DeriveKey = (password, salt, costFactor) =>
  scrypt({ password, salt, costFactor, ...shape, outputType: 'binary' })

/** Node's own cryptography, which a page doesn't have. */
const native = globalThis.process?.getBuiltinModule?.('node:crypto')

/**
 * Derives on a thread of Node's pool: a tenth of a second on the thread that answers requests would delay all others.
 * Undefined in a page.
 */
export const deriveAside: DeriveKey | undefined =
  native &&
  ((password, salt, costFactor) => {
    const options = { N: costFactor, r: shape.blockSize, p: shape.parallelism, maxmem: memoryOf(costFactor) }
    return new Promise((resolve, reject) => {
      native.scrypt(password, salt, shape.hashLength, options, (error, key) => (error ? reject(error) : resolve(key)))
    })
  })

/** Derives a key with scrypt, as lower-case hexadecimal digits. The password is normalized first. */
export async function deriveKey(password: string, salt: Uint8Array, costFactor: number): Promise<string> {
  return toHex(await (deriveAside ?? deriveHere)(password.normalize('NFKC'), salt, costFactor))
}

/** Bytes that a derivation may take: twice what its table needs, which leaves room for the rest. */
function memoryOf(costFactor: number): number {
  return 2 * 128 * shape.blockSize * Math.max(costFactor, 1024)
}
