import type { CookieStore } from '@console-widgets/core'

/** A fetch that keeps cookies as a browser does, for a platform that runs in the page or in a test. */
export interface CookieJar {
  fetch: typeof fetch
  /** The cookies that a script could read. */
  cookies: CookieStore
}

interface Cookie {
  value: string
  httpOnly: boolean
}

/** Puts a browser's cookie handling before a fetch handler of one origin. */
export function createCookieJar(handle: (request: Request) => Promise<Response>): CookieJar {
  const jar = new Map<string, Cookie>()
  const keep = (header: string) => {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) jar.delete(name)
    else jar.set(name, { value: pair.slice(at + 1), httpOnly: attributes.some((attribute) => attribute.toLowerCase() === 'httponly') })
  }
  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      if (request.credentials !== 'omit' && jar.size > 0) request.headers.set('cookie', [...jar].map(([name, cookie]) => `${name}=${cookie.value}`).join('; '))
      const response = await handle(request)
      for (const header of response.headers.getSetCookie()) keep(header)
      return response
    },
    cookies: {
      get(name) {
        const cookie = jar.get(name)
        return cookie && !cookie.httpOnly ? decodeURIComponent(cookie.value) : undefined
      },
      set: (name, value) => void jar.set(name, { value: encodeURIComponent(value), httpOnly: false }),
      remove: (name) => void jar.delete(name),
    },
  }
}
