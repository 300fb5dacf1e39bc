import { demoAccount } from '@console-widgets/platform/demo/people'
import type { Platform } from '@console-widgets/platform/create-platform'
import { testOrigin } from './test-platform.ts'

/** A sign-in as the requests of a browser, one by one, for tests of what lies between. */
export interface RawBrowser {
  /** The cookies as they were set, with their attributes. */
  setCookies: string[]
  /** The `cookie` header that goes with the next request. */
  cookie(): string
  csrfToken(): string
  /** The session's token, which no script reads. */
  token(): string
  /** Sends the form of the sign-in page. */
  submit(fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  /** Makes a call with the cookies, and with the headers given. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** The whole way: the form, then its code. @throws Error when it does not lead to a session */
  signIn(fields?: Record<string, string>): Promise<void>
}

export const rawState = 'state-of-this-page'
export const consolePage = `${testOrigin}/console/en/`

export function createRawBrowser(platform: Platform, { origin = testOrigin, address = 'raw' } = {}): RawBrowser {
  const jar = new Map<string, string>()
  const send = async (path: string, init: RequestInit & { headers: Record<string, string> }) => {
    const cookie = browser.cookie()
    const response = await platform.fetch(
      new Request(origin + path, { ...init, headers: { ...(cookie ? { cookie } : {}), ...init.headers } }),
      { address },
    )
    for (const header of response.headers.getSetCookie()) {
      browser.setCookies.push(header)
      const [pair = ''] = header.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0/i.test(header)) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)))
    }
    return response
  }
  const browser: RawBrowser = {
    setCookies: [],
    cookie: () => [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    csrfToken: () => jar.get('agc_csrfToken') ?? '',
    token: () => jar.get('cw_session') ?? '',
    submit: (fields = {}, headers = {}) =>
      send('/account/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ ...demoAccount, state: rawState, redirect_uri: consolePage, ...fields }).toString(),
      }),
    call: (method, path, body, headers = {}) =>
      send(`/agc/edge${path}`, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async signIn(fields) {
      const location = (await browser.submit(fields)).headers.get('location')
      const code = location && new URL(location).searchParams.get('code')
      const answer = await browser.call('POST', '/oauth2/v1/login', { code, state: rawState })
      if (!answer.ok) throw new Error(`The sign-in ended with ${answer.status}`)
    },
  }
  return browser
}

/** The code that a form which succeeded leads back with. */
export function codeOf(response: Response): string {
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
}

/** What a call answers for anybody with a session. */
export const anyRead = '/amis/app-manage/v1/app/list'
