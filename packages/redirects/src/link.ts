/** Kinds of devices that a link treats differently. */
export const platforms = ['android', 'ios', 'harmony', 'desktop'] as const
export type Platform = (typeof platforms)[number]

/** What a link opens on Android. */
export interface AndroidTarget {
  packageName: string
  /** Least version code that understands the deep link. The app reads it from the intent. */
  minVersion?: number | null | undefined
  /** Page for devices without the app. Default: the page for all others. */
  fallback?: string | null | undefined
}

/** What a link opens on a platform, and the page for devices without the app. */
export interface PageTarget {
  fallback?: string | null | undefined
}

/** What a preview of the link shows. */
export interface SocialCard {
  title: string
  description?: string | null | undefined
  image?: string | null | undefined
}

/** Where a link leads. */
export interface LinkTargets {
  /** Address that the app opens: http, https, or a scheme of the app’s own. */
  deepLink: string
  android?: AndroidTarget | null | undefined
  ios?: PageTarget | null | undefined
  harmony?: PageTarget | null | undefined
  desktop?: PageTarget | null | undefined
  /** Store page of the app, for devices without it that have no page of their own. */
  storePage?: string | null | undefined
  social?: SocialCard | null | undefined
}

/** Whether an address is a page, which every browser opens, and not a scheme of an app. */
export function isPage(address: string): boolean {
  return /^https?:\/\//i.test(address)
}

/** The page for a platform without the app. Undefined: there is none. */
export function pageFor(link: LinkTargets, platform: Platform): string | undefined {
  return (
    link[platform]?.fallback ??
    link.storePage ??
    link.desktop?.fallback ??
    (isPage(link.deepLink) ? link.deepLink : undefined)
  )
}
