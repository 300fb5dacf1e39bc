import { fromBase64Url, toBase64Url } from './byte-texts.ts'

/** The platform’s key, from which those of the texts are derived. */
interface Parts {
  secret: CryptoKey
}

const ivLength = 12

async function keyOf({ secret }: Parts, subject: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(subject))
  return crypto.subtle.importKey('raw', bytes.slice(0, 32), 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/**
 * Encrypts a text with a key that only the platform can derive, so that a copy of the database doesn’t reveal it.
 * @param subject what the text belongs to: it can’t be opened as that of another one
 */
export async function sealText(parts: Parts, subject: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const key = await keyOf(parts, subject)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

/** Decrypts a text. */
export async function openText(parts: Parts, subject: string, sealed: string): Promise<string> {
  const bytes = fromBase64Url(sealed)
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, ivLength) }
  const text = await crypto.subtle.decrypt(algorithm, await keyOf(parts, subject), bytes.subarray(ivLength))
  return new TextDecoder().decode(text)
}
