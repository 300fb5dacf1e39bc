import type { calls } from '@console-widgets/store-listing/contract'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { toBase64, toHex } from '@console-widgets/platform/secrets/byte-texts'
import { findApp } from '@console-widgets/platform/tenancy/find-app'

/** Handler of the key that encrypts an app's protected content. It isn't stored, so that no copy reveals it. */
export const drmKeyHandlers: Handlers<Pick<typeof calls, 'store-listing.drm-key.get'>> = {
  'store-listing.drm-key.get': async ({ appId }, { db, services: { secret } }) => {
    await findApp(db, appId)
    const [keyId, key] = await Promise.all([expand(secret, ['drm key id', appId]), expand(secret, ['drm key', appId])])
    return { appId, keyId: toHex(keyId.slice(0, 16)), key: toBase64(key) }
  },
}

/**
 * 256 bits by HKDF-Expand with SHA-256 (RFC 5869), of which the first block is enough. The platform's key is random, so
 * that there is nothing to extract (section 3.3).
 */
async function expand(secret: CryptoKey, info: readonly string[]): Promise<Uint8Array> {
  const block = Uint8Array.from([...new TextEncoder().encode(JSON.stringify(info)), 1])
  return new Uint8Array(await crypto.subtle.sign('HMAC', secret, block))
}
