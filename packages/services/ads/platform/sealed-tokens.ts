import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { fromBase64Url, toBase64Url } from '@console-widgets/platform/secrets/byte-texts'

/** Tokens with which the ad network lets the platform act for an account. */
export interface Tokens {
  accessToken: string
  refreshToken: string
}

const ivLength = 12

async function keyOf({ secret }: Pick<PlatformParts, 'secret'>, accountId: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(`ad tokens\n${accountId}`))
  return crypto.subtle.importKey('raw', bytes.slice(0, 32), 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Encrypts tokens with a key that only the platform can derive, so that a copy of the database doesn't reveal them. */
export async function sealTokens(
  parts: Pick<PlatformParts, 'secret'>,
  accountId: string,
  tokens: Tokens,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const text = new TextEncoder().encode(JSON.stringify(tokens))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(parts, accountId), text)
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

/** Decrypts the tokens of an account. */
export async function openTokens(
  parts: Pick<PlatformParts, 'secret'>,
  accountId: string,
  sealed: string,
): Promise<Tokens> {
  const bytes = fromBase64Url(sealed)
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, ivLength) }
  const text = await crypto.subtle.decrypt(algorithm, await keyOf(parts, accountId), bytes.subarray(ivLength))
  return JSON.parse(new TextDecoder().decode(text)) as Tokens
}
