import { toBase64 } from '../secrets/byte-texts.ts'

/** Source of a Content-Security-Policy that allows a style or a script with just this text, in quotes. */
export async function hashSource(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${toBase64(new Uint8Array(hash))}'`
}
