import { toBase64Url } from '../secrets/byte-texts.ts'
import { sameText } from '../secrets/secrets.ts'

/** A variant that can be looked at for some time. */
export interface VariantPreview {
  variantId: string
  expireTime: number
}

/** Name of a preview that only the platform can make. */
export async function signPreview(secret: CryptoKey, { variantId, expireTime }: VariantPreview): Promise<string> {
  return `${variantId}.${expireTime}.${await signatureOf(secret, variantId, expireTime)}`
}

/** The variant of a preview. Undefined if its name was made up, or has expired. */
export async function readPreview(secret: CryptoKey, name: string, now: number): Promise<string | undefined> {
  const [variantId = '', expires = '', signature = ''] = name.split('.')
  const expireTime = Number(expires)
  if (!Number.isSafeInteger(expireTime) || expireTime <= now) return undefined
  return sameText(signature, await signatureOf(secret, variantId, expireTime)) ? variantId : undefined
}

async function signatureOf(secret: CryptoKey, variantId: string, expireTime: number): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(['variant preview', variantId, expireTime]))
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', secret, bytes)))
}
