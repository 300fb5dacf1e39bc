import type { CookieStore } from '@console-widgets/core'
import type { Faults } from '@console-widgets/platform/calls/faults'
import type { Platform } from '@console-widgets/platform/create-platform'

/** Fetch with a browser's cookie handling, for a platform in the page or in a test. */
export interface CookieJar {
  fetch: typeof fetch
  /** Cookies visible to scripts. */
  cookies: CookieStore
  /** Deletes every cookie. */
  clear(): void
}

interface Cookie {
  value: string
  httpOnly: boolean
}

/** Adds a browser's cookie handling to a platform of one origin, with faults of its own. */
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

/** Replaces the headers of a request, since pages can't set `cookie` on a request. */
function withCookie(request: Request, cookie: string): Request {
  const headers = new Headers(request.headers)
  headers.set('cookie', cookie)
  return Object.defineProperty(request, 'headers', { value: headers })
}
