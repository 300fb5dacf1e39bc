import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { toBase64Url } from '@console-widgets/platform/secrets/byte-texts'
import { sameText } from '@console-widgets/platform/secrets/secrets'

/** Path of shared previews. */
export const pagePath = '/listing-previews'

type Parts = Pick<PlatformParts, 'publicOrigin' | 'secret'>

/** Address of a shared preview. Only the platform can make one, so that none can be guessed from another. */
export async function pageAddress({ publicOrigin, secret }: Parts, pageId: string): Promise<string> {
  return `${publicOrigin}${pagePath}/${pageId}.${await signatureOf(secret, pageId)}`
}

/** Returns the ID of the preview that an address leads to, unless the address was made up. */
export async function readPageAddress({ secret }: Pick<Parts, 'secret'>, name: string): Promise<string | undefined> {
  const [pageId = '', signature = ''] = name.split('.')
  return sameText(signature, await signatureOf(secret, pageId)) ? pageId : undefined
}

async function signatureOf(secret: CryptoKey, pageId: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(['listing preview', pageId]))
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', secret, bytes)))
}
