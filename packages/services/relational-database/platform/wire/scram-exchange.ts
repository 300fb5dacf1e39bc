import { fromBase64, toBase64 } from '@console-widgets/platform/secrets/byte-texts'
import { bytesOf } from './messages.ts'

/** Server's side of a sign-in by SCRAM-SHA-256 (RFC 7677): the password itself is never sent. */
export interface ScramExchange {
  /** Answers the client's first message. @returns undefined if it isn't SCRAM */
  begin(clientFirst: string): string | undefined
  /** Verifies the client's proof. @returns the server's own proof, or undefined if the password is wrong */
  finish(clientFinal: string): Promise<string | undefined>
}

/** Creates an exchange from PostgreSQL's stored form of a password. */
export function createScramExchange(verifier: string): ScramExchange {
  const [, rounds = '', salt = '', storedKey = '', serverKey = ''] =
    /^SCRAM-SHA-256\$(\d+):([^$]+)\$([^:]+):(.+)$/.exec(verifier) ?? []
  let header = ''
  let clientFirstBare = ''
  let serverFirst = ''
  return {
    begin(clientFirst) {
      const [, gs2Header, bare, nonce] =
        /^([ny],[^,]*,)(n=[^,]*,r=([\x21-\x2b\x2d-\x7e]+)(?:,.*)?)$/.exec(clientFirst) ?? []
      if (gs2Header === undefined || bare === undefined || nonce === undefined) return undefined
      header = gs2Header
      clientFirstBare = bare
      serverFirst = `r=${nonce}${toBase64(crypto.getRandomValues(new Uint8Array(18)))},s=${salt},i=${rounds}`
      return serverFirst
    },
    async finish(clientFinal) {
      const [, withoutProof = '', binding, nonce, proof = ''] =
        /^(c=([^,]*),r=([^,]*)(?:,[^p][^,]*)*),p=([A-Za-z0-9+/=]+)$/.exec(clientFinal) ?? []
      if (binding !== btoa(header) || !serverFirst.startsWith(`r=${nonce},`)) return undefined
      const signed = `${clientFirstBare},${serverFirst},${withoutProof}`
      const signature = await hmac(fromBase64(storedKey), signed)
      const given = fromBase64(proof)
      if (given.length !== signature.length) return undefined
      const clientKey = given.map((byte, index) => byte ^ (signature[index] as number))
      const found = new Uint8Array(await crypto.subtle.digest('SHA-256', clientKey))
      if (!isSame(found, fromBase64(storedKey))) return undefined
      return `v=${toBase64(await hmac(fromBase64(serverKey), signed))}`
    },
  }
}

/**
 * A verifier that no password matches, for accounts that don't exist: the same each time, so that a sign-in doesn't
 * reveal which accounts do.
 */
export async function verifierOfNoOne(secret: CryptoKey, name: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.sign('HMAC', secret, bytesOf(`no-account:${name}`) as Uint8Array<ArrayBuffer>),
  )
  const key = toBase64(crypto.getRandomValues(new Uint8Array(32)))
  return `SCRAM-SHA-256$4096:${toBase64(bytes.slice(0, 16))}$${key}:${key}`
}

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytesOf(text) as Uint8Array<ArrayBuffer>))
}

/** Compares without revealing by its duration where two values differ. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return (
    one.length === other.length && one.reduce((sum, byte, index) => sum | (byte ^ (other[index] as number)), 0) === 0
  )
}
