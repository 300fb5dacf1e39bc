import { toBase64 } from '../secrets/byte-texts.ts'

/** PostgreSQL's default iteration count. */
const rounds = 4096

/**
 * Computes PostgreSQL's stored form of a password: `SCRAM-SHA-256$<rounds>:<salt>$<stored key>:<server key>`. The
 * engine receives this form, so that the password itself is in no statement, log, or table.
 */
export async function scramVerifier(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ])
  const salted = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    material,
    256,
  )
  const clientKey = await hmac(salted, 'Client Key')
  const storedKey = await crypto.subtle.digest('SHA-256', clientKey)
  return `SCRAM-SHA-256$${rounds}:${toBase64(salt)}$${toBase64(new Uint8Array(storedKey))}:${toBase64(new Uint8Array(await hmac(salted, 'Server Key')))}`
}

async function hmac(key: ArrayBuffer, text: string): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text))
}
