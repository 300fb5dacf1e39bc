import type { AndroidTarget } from './link.ts'

/**
 * Address with which Chrome and its relatives open an app, or a page if the app isn’t installed
 * (https://developer.chrome.com/docs/android/intents).
 */
export function intentAddress(deepLink: string, target: AndroidTarget, page: string | undefined): string {
  const url = new URL(deepLink)
  const scheme = url.protocol.slice(0, -1)
  // Android takes the last fragment for the intent’s, so that the deep link keeps its own.
  const data = url.href.slice(url.protocol.length)
  const parts = [
    `scheme=${scheme}`,
    `package=${encodeURIComponent(target.packageName)}`,
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    ...(target.minVersion ? [`i.minVersion=${target.minVersion}`] : []),
    ...(page === undefined ? [] : [`S.browser_fallback_url=${encodeURIComponent(page)}`]),
  ]
  return `intent:${data}#Intent;${parts.join(';')};end`
}

/** Reads an intent address as a browser does. */
export function readIntent(address: string): { deepLink: string; packageName?: string; page?: string } | undefined {
  const end = address.lastIndexOf('#Intent;')
  if (!address.startsWith('intent:') || end < 0) return undefined
  const [data, extras] = [address.slice(0, end), address.slice(end + '#Intent;'.length)]
  const values = new Map(
    extras.split(';').map((part) => {
      const at = part.indexOf('=')
      return [part.slice(0, at), decodeURIComponent(part.slice(at + 1))] as const
    }),
  )
  const packageName = values.get('package')
  const page = values.get('S.browser_fallback_url')
  const deepLink = `${values.get('scheme') ?? 'https'}:${data.slice('intent:'.length)}`
  return { deepLink, ...(packageName ? { packageName } : {}), ...(page ? { page } : {}) }
}
