import { toHex } from '@console-widgets/platform/secrets/byte-texts'

/** SHA-256 of a text in hexadecimal. */
export async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return toHex(new Uint8Array(digest))
}
