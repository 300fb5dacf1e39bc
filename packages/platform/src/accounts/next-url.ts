import { isKnown, type InPlatform, type PageOrigins } from '../origins/page-origins.ts'

/** Allowed redirect targets: pages that may call the platform. */
export interface RedirectPlaces {
  publicOrigin: string
  origins: PageOrigins
}

/** Whether a URL is a page of the platform, of an allowed origin, or of one that a team has listed. */
export async function isAllowedAddress(
  address: string,
  { origins }: RedirectPlaces,
  inPlatform: InPlatform,
): Promise<boolean> {
  if (!URL.canParse(address)) return false
  const { protocol, origin, username, password } = new URL(address)
  // A blob: URL has the origin of the page that created it.
  if (!/^https?:$/.test(protocol) || username || password) return false
  return isKnown(await origins.reachOf(origin, inPlatform))
}

/** The requested URL if allowed, else the platform's home page. */
export async function allowedNextUrl(
  address: string | undefined,
  places: RedirectPlaces,
  inPlatform: InPlatform,
): Promise<string> {
  return address && (await isAllowedAddress(address, places, inPlatform)) ? address : `${places.publicOrigin}/`
}
