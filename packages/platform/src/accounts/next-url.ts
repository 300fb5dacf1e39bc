/** Where people may be sent: pages of these origins and nowhere else. */
export interface RedirectPlaces {
  publicOrigin: string
  allowedOrigins: readonly string[]
}

/** Whether an address is a page of the platform or of an allowed host. */
export function isAllowedAddress(address: string, { publicOrigin, allowedOrigins }: RedirectPlaces): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin, username, password } = new URL(address)
  // A blob: address has the origin of the page that made it.
  return (
    /^https?:$/.test(protocol) && (origin === publicOrigin || allowedOrigins.includes(origin)) && !username && !password
  )
}

/** The address asked for if it is allowed, else the platform's own start. */
export function allowedNextUrl(address: string | undefined, places: RedirectPlaces): string {
  return address && isAllowedAddress(address, places) ? address : `${places.publicOrigin}/`
}
