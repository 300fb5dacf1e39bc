/**
 * Encrypts the password of a check's test account with a key that only the platform can derive, so that a copy of the
 * database doesn't reveal it. Each key encrypts a single password, so a fixed IV is safe.
 */
export async function sealPassword(secret: CryptoKey, taskId: string, password: string): Promise<string> {
  if (password === '') return ''
  const bytes = await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(`app-check\n${taskId}`))
  const key = await crypto.subtle.importKey('raw', bytes.slice(0, 32), 'AES-GCM', false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: new Uint8Array(12) },
    key,
    new TextEncoder().encode(password),
  )
  return btoa(String.fromCharCode(...new Uint8Array(sealed)))
}
