/** Allowed redirect targets: pages of these origins. */
export interface RedirectPlaces {
  publicOrigin: string
  allowedOrigins: readonly string[]
}

/** Whether a URL is a page of the platform or of an allowed origin. */
export function isAllowedAddress(address: string, { publicOrigin, allowedOrigins }: RedirectPlaces): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin, username, password } = new URL(address)
  // A blob: URL has the origin of the page that created it.
  return (
    /^https?:$/.test(protocol) && (origin === publicOrigin || allowedOrigins.includes(origin)) && !username && !password
  )
}

/** The requested URL if allowed, else the platform's home page. */
export function allowedNextUrl(address: string | undefined, places: RedirectPlaces): string {
  return address && isAllowedAddress(address, places) ? address : `${places.publicOrigin}/`
}
