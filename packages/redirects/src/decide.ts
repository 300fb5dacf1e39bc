import { intentAddress, readIntent } from './intent.ts'
import { isPage, pageFor, type LinkTargets, type Platform, type SocialCard } from './link.ts'
import { passOn } from './pass-on.ts'

/** What is known of the request that opens a link. */
export interface Visitor {
  platform: Platform
  /** A program that makes a preview or an index, not a person. */
  isBot: boolean
}

/** Answer to a visitor. */
export type Decision =
  /** A redirect: to a page, or to an intent of Android. */
  | { kind: 'redirect'; location: string }
  /** A page that tries the app first, since the browser can’t say whether it is installed. */
  | { kind: 'interstitial'; deepLink: string; page: string | undefined }
  /** A page for programs that show what is behind a link. */
  | { kind: 'preview'; social: SocialCard | null; page: string | undefined }

/**
 * Decides where a link leads a visitor: the one decision of the platform, of the builder’s phones, and of ads.
 * @param query query of the request, which is passed on
 */
export function decide(link: LinkTargets, { platform, isBot }: Visitor, query = new URLSearchParams()): Decision {
  const fallback = pageFor(link, platform)
  const page = fallback === undefined ? undefined : passOn(fallback, query)
  if (isBot) return { kind: 'preview', social: link.social ?? null, page }
  const deepLink = passOn(link.deepLink, query)
  if (platform === 'desktop') return page === undefined ? { kind: 'interstitial', deepLink, page } : redirect(page)
  if (platform === 'android' && link.android) return redirect(intentAddress(deepLink, link.android, page))
  // Without an app of its own on the platform, a deep link that is a page opens as one.
  if (isPage(deepLink) && !link[platform] && !link.storePage) return redirect(deepLink)
  return { kind: 'interstitial', deepLink, page }
}

function redirect(location: string): Decision {
  return { kind: 'redirect', location }
}

/** What a visitor sees in the end. */
export interface Outcome {
  opens: 'app' | 'page' | 'nothing'
  address: string
}

/** Follows a decision on a device that has the app or not, as its browser does. */
export function outcomeOf(decision: Decision, hasApp: boolean): Outcome {
  if (decision.kind === 'redirect') {
    const intent = readIntent(decision.location)
    if (!intent) return { opens: 'page', address: decision.location }
    return hasApp ? { opens: 'app', address: intent.deepLink } : pageOrNothing(intent.page)
  }
  if (decision.kind === 'interstitial' && hasApp) return { opens: 'app', address: decision.deepLink }
  return pageOrNothing(decision.page)
}

function pageOrNothing(page: string | undefined): Outcome {
  return page === undefined ? { opens: 'nothing', address: '' } : { opens: 'page', address: page }
}
