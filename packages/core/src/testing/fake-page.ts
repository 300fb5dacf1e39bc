import { createMemoryStore } from '../browser-ports.ts'
import { createConsole, type Console } from '../console.ts'
import type { ConsoleOptions, CookieStore, KeyValueStore } from '../options.ts'
import type { Profile } from '../session/session-info.ts'

/** One request as seen by the platform. */
export interface SeenRequest {
  method: string
  url: URL
  headers: Record<string, string>
  credentials: RequestCredentials
  body: unknown
}

/** Response of a fake platform: a `Response`, or the fields of a successful one. Throw for a network failure. */
export type Answerer = (request: SeenRequest) => unknown

export interface FakePage {
  console: Console
  requests: SeenRequest[]
  /** Paths requested from the platform, in order, without the base. */
  paths(): string[]
  /** Advances the clock. */
  pass(milliseconds: number): void
  setNow(milliseconds: number): void
  now(): number
  address: { pathname: string; search: string; hash: string; href: string }
  went: string[]
  reloads(): number
  reports: unknown[]
  cookies: CookieStore & { jar: Map<string, { value: string; maxAge: number }> }
  sessionStorage: KeyValueStore
  localStorage: KeyValueStore
}

export const startTime = Date.UTC(2026, 0, 1)
export const hour = 3_600_000

export function refusal(
  status: number,
  code: number,
  msg = 'refused',
  more: Record<string, unknown> = {},
  statusText = '',
): Response {
  return new Response(JSON.stringify({ ret: { code, msg }, ...more }), { status, statusText })
}

export function success(fields: unknown = {}): Response {
  return new Response(JSON.stringify({ ret: { code: 0, msg: 'success' }, ...(fields as object) }))
}

/** Response of the account service at a given time. */
export function profileAt(time: number, change: Partial<Profile> = {}): Profile {
  return {
    siteID: '1',
    csrfToken: `token-${time}`,
    teamId: 'team1',
    userId: 'user1',
    userName: 'Ann',
    expireTime: time + hour,
    realExpireTime: time + 2 * hour,
    teamCountry: 'CN',
    teamUserType: 0,
    userType: 2,
    verifyRealName: 1,
    dataLocation: 'CN',
    roles: ['development'],
    permissions: { 'apps.write': 'Y' },
    teams: [
      { teamId: 'team1', teamName: 'One', country: 'CN', siteId: 1, roles: ['development'] },
      { teamId: 'team2', teamName: 'Two', country: 'DE', siteId: 7, roles: ['development'] },
    ],
    ...change,
  }
}

export function memoryCookies(): FakePage['cookies'] {
  const jar = new Map<string, { value: string; maxAge: number }>()
  return {
    jar,
    get: (name) => jar.get(name)?.value,
    set: (name, value, maxAge) => void jar.set(name, { value, maxAge }),
    remove: (name) => void jar.delete(name),
  }
}

/** Creates a console with a page and a platform in memory. */
export function createFakePage(
  answer: Answerer,
  options: Partial<ConsoleOptions> = {},
  href = 'https://portal.example/console/',
): FakePage {
  let time = startTime
  let reloads = 0
  const requests: SeenRequest[] = []
  const went: string[] = []
  const reports: unknown[] = []
  const { pathname, search, hash } = new URL(href)
  const address = { pathname, search, hash, href }
  const cookies = (options.cookies as FakePage['cookies'] | undefined) ?? memoryCookies()
  const sessionStorage = options.sessionStorage ?? createMemoryStore()
  const localStorage = options.localStorage ?? createMemoryStore()
  const console = createConsole({
    zones: {
      china: {
        api: 'https://cn.example',
        upload: 'https://upload.cn.example',
        analytics: 'https://report.cn.example/webv1',
      },
      europe: { api: 'https://de.example/', analytics: 'https://report.de.example' },
      singapore: { api: 'https://sg.example' },
    },
    sessionStorage,
    localStorage,
    cookies,
    now: () => time,
    address: () => address,
    goTo: (url) => void went.push(url),
    reload: () => void reloads++,
    reportError: (report) => void reports.push(report),
    fetch: async (input, init = {}) => {
      init.signal?.throwIfAborted()
      const request: SeenRequest = {
        method: init.method ?? 'GET',
        url: new URL(String(input), href),
        headers: Object.fromEntries(new Headers(init.headers)),
        credentials: init.credentials ?? 'same-origin',
        body: typeof init.body === 'string' && init.body.startsWith('{') ? JSON.parse(init.body) : init.body,
      }
      requests.push(request)
      const given = await Promise.race([answer(request), aborted(init.signal)])
      init.signal?.throwIfAborted()
      return given instanceof Response ? given : success(given)
    },
    ...options,
  })
  return {
    console,
    requests,
    paths: () => requests.map(({ url }) => url.pathname.replace('/agc/edge', '')),
    pass: (milliseconds) => void (time += milliseconds),
    setNow: (milliseconds) => void (time = milliseconds),
    now: () => time,
    address,
    went,
    reloads: () => reloads,
    reports,
    cookies,
    sessionStorage,
    localStorage,
  }
}

/** Rejects when a signal is aborted, so that a caller of a platform that never responds doesn't hang. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

/**
 * Creates a page with a signed-in user. The account service handles refreshes; other requests go to the given platform.
 */
export function createSignedInPage(
  answer: Answerer = () => ({}),
  options: Partial<ConsoleOptions> = {},
  href?: string,
): FakePage {
  const page: FakePage = createFakePage(
    (request) => (request.url.pathname.endsWith('/oauth2/v1/refresh') ? refreshed(page, request) : answer(request)),
    options,
    href,
  )
  page.console.session.accept(profileAt(page.now()))
  return page
}

function refreshed(page: FakePage, { body }: SeenRequest): Profile {
  const { agcTeamId } = body as { agcTeamId: string }
  return profileAt(page.now(), agcTeamId === 'team2' ? { teamId: 'team2', siteID: '7' } : {})
}
