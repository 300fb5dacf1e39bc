import { fromBase64, toBase64 } from '../secrets/byte-texts.ts'

/** Derives a key from the action's subject. It encrypts a single answer, so a fixed IV is safe. */
async function keyOf(subject: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`answer\n${subject}`))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

const algorithm = { name: 'AES-GCM', iv: new Uint8Array(12) }

/** Encrypts an answer, so that a copy of the database doesn't reveal it: some contain a password that is shown once. */
export async function sealAnswer(subject: string, answer: unknown): Promise<string> {
  const sealed = await crypto.subtle.encrypt(
    algorithm,
    await keyOf(subject),
    new TextEncoder().encode(JSON.stringify({ answer })),
  )
  return toBase64(new Uint8Array(sealed))
}

/** Decrypts an answer of the same action. */
export async function openAnswer(subject: string, sealed: string): Promise<unknown> {
  const { answer } = JSON.parse(
    new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, await keyOf(subject), fromBase64(sealed))),
  ) as { answer?: unknown }
  return answer
}
