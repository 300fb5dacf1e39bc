import type { CookieStore } from '@console-widgets/core'
import type { Faults } from '@console-widgets/platform/calls/faults'
import type { Platform } from '@console-widgets/platform/create-platform'

/** A fetch that keeps cookies as a browser does, for a platform that runs in the page or in a test. */
export interface CookieJar {
  fetch: typeof fetch
  /** The cookies that a script could read. */
  cookies: CookieStore
  /** Forgets every cookie. */
  clear(): void
}

interface Cookie {
  value: string
  httpOnly: boolean
}

/** Puts a browser's cookie handling before a platform of one origin, and trouble that it alone has. */
export function createCookieJar(handle: Platform['fetch'], faults?: Faults): CookieJar {
  const jar = new Map<string, Cookie>()
  const keepCookie = (header: string) => {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) jar.delete(name)
    else
      jar.set(name, {
        value: pair.slice(at + 1),
        httpOnly: attributes.some((attribute) => attribute.toLowerCase() === 'httponly'),
      })
  }
  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      const header = [...jar].map(([name, cookie]) => `${name}=${cookie.value}`).join('; ')
      const response = await handle(request.credentials === 'omit' || !header ? request : withCookie(request, header), {
        address: 'local',
        keepCookie,
        faults,
      })
      request.signal.throwIfAborted()
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
    clear: () => jar.clear(),
  }
}

/** A page may not set the header `cookie` on a request; it can give the request other headers. */
function withCookie(request: Request, cookie: string): Request {
  const headers = new Headers(request.headers)
  headers.set('cookie', cookie)
  return Object.defineProperty(request, 'headers', { value: headers })
}
