/** Why an address can’t be the target of a link. */
export type TargetProblem = 'not-an-address' | 'too-long' | 'scheme' | 'not-a-page' | 'credentials' | 'loop'

/** Most characters of a target. */
export const longestTarget = 1024

/** Domain of the addresses that a prefix gets without a domain of the team’s own. */
export const freeDomain = 'drcn.agconnect.link'

/** Path of links on the platform’s origin. */
export const linkPath = '/l'

/**
 * Schemes that run code, read files, or start other apps in a browser. A scheme of an app is any other one.
 * `intent` would let the author choose another app and its extras.
 */
const refusedSchemes = new Set([
  'about',
  'android-app',
  'blob',
  'chrome',
  'content',
  'cid',
  'data',
  'facetime',
  'file',
  'filesystem',
  'ftp',
  'intent',
  'jar',
  'javascript',
  'mailto',
  'mhtml',
  'mid',
  'ms-msdt',
  'resource',
  'res',
  'search-ms',
  'sms',
  'smsto',
  'tel',
  'vbscript',
  'view-source',
  'wss',
  'ws',
])

/** Where targets may lead. */
export interface TargetRules {
  /** Origins of the platform: a link never leads to a link. */
  ownOrigins: readonly string[]
  /** Whether the scheme of an app may take the place of http and https. */
  appSchemes: boolean
}

/** Checks the target of a link. @returns undefined if it can be one */
export function problemOfTarget(address: string, { ownOrigins, appSchemes }: TargetRules): TargetProblem | undefined {
  if (address.length > longestTarget) return 'too-long'
  // A parser drops line breaks and tabs, and blanks at the ends: what is checked must be what is stored.
  const url = /[\s\\\p{Cc}]/u.test(address) ? undefined : parseAddress(address)
  if (!url) return 'not-an-address'
  const scheme = url.protocol.slice(0, -1)
  const isWeb = scheme === 'http' || scheme === 'https'
  if (refusedSchemes.has(scheme)) return 'scheme'
  if (!isWeb && !appSchemes) return 'not-a-page'
  if (!/^[a-z][a-z\d+.-]{0,62}:\/\//i.test(address)) return isWeb ? 'not-an-address' : 'scheme'
  if (url.username !== '' || url.password !== '' || /^[^/]*:\/\/[^/?#]*@/.test(address)) return 'credentials'
  if (isWeb && leadsToLink(url, ownOrigins)) return 'loop'
  return undefined
}

/** Not by `URL.canParse`: once Node 20 has optimized the call, it answers false for letters such as ü. */
function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

function leadsToLink({ host, hostname, pathname }: URL, ownOrigins: readonly string[]): boolean {
  const name = hostname.replace(/\.$/, '')
  if (name === freeDomain || name.endsWith(`.${freeDomain}`)) return true
  // Whichever scheme: the platform answers http and https alike.
  const isOwn = ownOrigins.some((origin) => new URL(origin).host === host || new URL(origin).hostname === name)
  return isOwn && (decoded(pathname) + '/').startsWith(`${linkPath}/`)
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, '/')
  } catch {
    return pathname
  }
}

/** Host of an address in ASCII if it has other letters, which could look like those of another host. */
export function punycodeHost(address: string): string | undefined {
  const host = parseAddress(address)?.hostname ?? ''
  return host.split('.').some((label) => label.startsWith('xn--')) ? host : undefined
}
