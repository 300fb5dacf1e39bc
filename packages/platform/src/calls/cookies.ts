/** Cookie attributes. The path is always / (R79), and SameSite is always Lax. */
export interface CookieAttributes {
  /** Seconds; 0 deletes the cookie. */
  maxAge: number
  secure: boolean
  httpOnly?: boolean
}

/** Builds a `Set-Cookie` header. */
export function cookieHeader(name: string, value: string, { maxAge, secure, httpOnly }: CookieAttributes): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}${httpOnly ? '; HttpOnly' : ''}`
}

/** Reads a cookie of a request. */
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
