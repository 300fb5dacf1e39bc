import { toBase64Url } from '../secrets/byte-texts.ts'
import { sameText } from '../secrets/secrets.ts'

/** What previews show. A name of one kind opens none of the other. */
export type PreviewKind = 'variant' | 'message'

/** Something that can be looked at for some time by anyone who has its name. */
export interface Preview {
  kind: PreviewKind
  id: string
  expireTime: number
}

/** Name of a preview that only the platform can make. */
export async function signPreview(secret: CryptoKey, preview: Preview): Promise<string> {
  return `${preview.id}.${preview.expireTime}.${await signatureOf(secret, preview)}`
}

/** ID of what the name of a preview shows. Undefined if the name was made up, or has expired. */
export async function readPreview(
  secret: CryptoKey,
  kind: PreviewKind,
  name: string,
  now: number,
): Promise<string | undefined> {
  const [id = '', expires = '', signature = ''] = name.split('.')
  const expireTime = Number(expires)
  if (!Number.isSafeInteger(expireTime) || expireTime <= now) return undefined
  return sameText(signature, await signatureOf(secret, { kind, id, expireTime })) ? id : undefined
}

async function signatureOf(secret: CryptoKey, { kind, id, expireTime }: Preview): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([`${kind} preview`, id, expireTime]))
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', secret, bytes)))
}
