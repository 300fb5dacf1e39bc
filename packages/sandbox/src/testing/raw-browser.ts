import { demoAccount } from '@console-widgets/platform/demo/people'
import type { Platform } from '@console-widgets/platform/create-platform'
import { testOrigin } from './test-platform.ts'

/** Sign-in as single browser requests, for tests of the steps in between. */
export interface RawBrowser {
  /** `Set-Cookie` headers received, with attributes. */
  setCookies: string[]
  /** `cookie` header of the next request. */
  cookie(): string
  csrfToken(): string
  /** Session token, from the HttpOnly cookie. */
  token(): string
  /** Submits the sign-in form. */
  submit(fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  /** Sends a call with the cookies and the given headers. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** Signs in completely: the form, then its code. @throws Error if it doesn't lead to a session */
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

/** Code in the redirect of a successful form. */
export function codeOf(response: Response): string {
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
}

/** Path of a call that any signed-in user can read. */
export const anyRead = '/amis/app-manage/v1/app/list'
