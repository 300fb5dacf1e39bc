import type { CookieStore } from '../options.ts'

/** Fetch that keeps the cookies of one origin, as a browser does. */
export interface ProgramCookies {
  fetch: typeof fetch
  /** Cookies that a page's scripts could read. */
  cookies: CookieStore
}

interface Cookie {
  value: string
  httpOnly: boolean
}

/** Adds cookies to a fetch that has none, such as that of Node. */
export function createProgramCookies(send: typeof fetch): ProgramCookies {
  const jar = new Map<string, Cookie>()
  const keep = (header: string) => {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    const has = (attribute: string) => attributes.some((each) => each.toLowerCase() === attribute)
    if (has('max-age=0')) jar.delete(name)
    else jar.set(name, { value: pair.slice(at + 1), httpOnly: has('httponly') })
  }
  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      const header = [...jar].map(([name, { value }]) => `${name}=${value}`).join('; ')
      if (header && request.credentials !== 'omit') request.headers.set('cookie', header)
      const response = await send(request)
      for (const each of response.headers.getSetCookie()) keep(each)
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
