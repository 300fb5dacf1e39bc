import { problemOfTarget, type LinkTargets } from '@console-widgets/redirects'
import { fillMacros, unknownMacro, type Macro } from './macros.ts'

export const monitorKinds = ['click', 'impression', 'both'] as const
export type MonitorKind = (typeof monitorKinds)[number]

/** What a postback tells. */
export const postbackEvents = ['click', 'impression'] as const

/** Sorts of clicks and views that monitor links count. Only valid ones are part of figures. */
export const hitQualities = ['valid', 'duplicate', 'test', 'flood', 'bot'] as const
export type HitQuality = (typeof hitQualities)[number]

export const monitorLimits = {
  links: 200,
  name: 64,
  postbacks: 10,
  /** Time in milliseconds in which a second click of the same visitor is a duplicate. */
  duplicate: 10_000,
  /** Clicks of an address in a minute. Those above count as invalid, and lead on. */
  perMinute: 120,
  /** Above these, they are led on without being counted at all, so that a flood fills no table. */
  storedPerMinute: 240,
} as const

/** Path of monitor links on the platform’s origin. */
export const monitorPath = '/m'

/** Stores to which a monitor link may lead. */
export const storeHosts = [
  'appgallery.huawei.com',
  'appgallery.cloud.huawei.com',
  'apps.apple.com',
  'play.google.com',
  'www.rustore.ru',
] as const

export type TargetIssue = 'macro' | 'address' | 'store' | 'scheme' | 'https'

const examples: Readonly<Record<Macro, string>> = { CLICK_ID: 'c', PROJECT: 'p', MATERIAL: 'm', TS: '0' }

/**
 * Why the page of a store can’t be a target.
 * @param ownOrigin origin of the platform, whose store shows apps as well
 */
export function problemOfStorePage(
  address: string,
  ownOrigin?: string,
): Extract<TargetIssue, 'macro' | 'address' | 'store'> | undefined {
  if (unknownMacro(address) !== undefined) return 'macro'
  const filled = fillMacros(address, examples)
  if (problemOfTarget(filled, { ownOrigins: [], appSchemes: false })) return 'address'
  const { hostname, origin, pathname, protocol } = new URL(filled)
  if (origin === ownOrigin && pathname.startsWith('/store/')) return undefined
  return protocol === 'https:' && (storeHosts as readonly string[]).includes(hostname) ? undefined : 'store'
}

/** Why a place in an app can’t be a target. */
export function problemOfDeepLink(address: string): TargetIssue | undefined {
  if (unknownMacro(address) !== undefined) return 'macro'
  const filled = fillMacros(address, examples)
  if (problemOfTarget(filled, { ownOrigins: [], appSchemes: true })) return 'address'
  return /^https?:/i.test(filled) ? 'scheme' : undefined
}

/** Why an address can’t be called with a postback. */
export function problemOfPostback(address: string): TargetIssue | undefined {
  if (unknownMacro(address) !== undefined) return 'macro'
  return problemOfTarget(fillMacros(address, examples), { ownOrigins: [], appSchemes: false }) ? 'address' : undefined
}

/** Where a monitor link leads, with its macros filled in. */
export function targetsOf(
  { deepLink, storePage }: { deepLink: string | null; storePage: string },
  packageName: string | null,
  values: Readonly<Record<Macro, string>>,
): LinkTargets {
  const page = fillMacros(storePage, values)
  if (deepLink === null) return { deepLink: page, desktop: { fallback: page } }
  return {
    deepLink: fillMacros(deepLink, values),
    ...(packageName === null ? {} : { android: { packageName, fallback: page } }),
    desktop: { fallback: page },
  }
}
