/** Limits of an app's OAuth clients. */
export const oauthLimits = { clientsPerApp: 10, clientName: 64, redirectUris: 10, redirectUri: 512 } as const

/** Milliseconds for which the previous secret of a client is still accepted after a rotation. */
export const secretGrace = 86_400_000

/** Fields that an app's OAuth clients can be filtered and sorted by. */
export const oauthClientListFields = {
  clientName: 'text',
  clientId: 'text',
  redirectUris: 'texts',
  createTime: 'time',
  updateTime: 'time',
} as const

/**
 * Whether users can be sent back to an address after signing in: it is compared exactly, so that it has neither
 * wildcards nor a fragment, and it is encrypted.
 */
export function isRedirectUri(text: string): boolean {
  if (!text.startsWith('https://') || text.length > oauthLimits.redirectUri || /[\s#*\\]/.test(text)) return false
  try {
    const { username, password, hostname } = new URL(text)
    return username === '' && password === '' && hostname !== ''
  } catch {
    return false
  }
}
