import { toHex } from './byte-texts.ts'

/** The first 128 bits of a text's SHA-256, in hexadecimal digits: names a text without telling it. */
export async function hashText(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return toHex(bytes.subarray(0, 16))
}
