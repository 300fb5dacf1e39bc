/** Attributes of a cookie; the path is always / (R79) and SameSite always Lax. */
export interface CookieAttributes {
  /** Seconds; 0 removes it. */
  maxAge: number
  secure: boolean
  httpOnly?: boolean
}

/** One `Set-Cookie` header. */
export function cookieHeader(name: string, value: string, { maxAge, secure, httpOnly }: CookieAttributes): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}${httpOnly ? '; HttpOnly' : ''}`
}

/** Reads one cookie of a request. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === name) {
      try {
        return decodeURIComponent(pair.slice(at + 1).trim())
      } catch {
        return undefined
      }
    }
  }
  return undefined
}
