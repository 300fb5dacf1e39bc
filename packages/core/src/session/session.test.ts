import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../browser-ports.ts'
import { createConsole } from '../console.ts'
import { cookieNames, rightsHeader } from '../model.ts'
import { calls } from '../testing/calls.ts'
import { createFakeLocks } from '../testing/fake-locks.ts'
import { createFakePage, createSignedInPage, hour, memoryCookies, profileAt, refusal, startTime, success, type Answerer, type FakePage } from '../testing/fake-page.ts'

afterEach(() => vi.unstubAllGlobals())

const minute = 60_000
const refreshes = (page: FakePage) => page.paths().filter((path) => path === '/oauth2/v1/refresh').length
const ask = (page: FakePage) => page.console.invoke(calls['notes.note.list'], {})
const status = (page: FakePage) => page.console.session.$state.get().status
/** Lets channels deliver what they carry. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('the life of a session', () => {
  it('a page that knows nothing yet asks the account service first', async () => {
    const page: FakePage = createFakePage(({ url }) => (url.pathname.endsWith('/refresh') ? profileAt(page.now()) : {}))
    await ask(page)
    expect(page.paths()).toEqual(['/oauth2/v1/refresh', '/notes'])
    expect(status(page)).toBe('active')
  })

  it('R72: near expiry a refresh call is made, before it none', async () => {
    const page = createSignedInPage()
    page.pass(59 * minute)
    await ask(page)
    expect(refreshes(page)).toBe(0)
    page.pass(minute)
    await ask(page)
    expect(refreshes(page)).toBe(1)
  })

  it('R72: is refreshing while near expiry', async () => {
    const page = createSignedInPage()
    const seen: string[] = []
    page.console.session.$state.listen(({ status: next }) => void seen.push(next))
    page.pass(61 * minute)
    await ask(page)
    expect(seen).toEqual(['refreshing', 'active'])
  })

  it('R73: a refresh updates the cookies and the CSRF header', async () => {
    const page = createSignedInPage()
    page.pass(61 * minute)
    await ask(page)
    expect(page.requests.at(-1)?.headers.agccsrftoken).toBe(`token-${page.now()}`)
    expect(page.cookies.get(cookieNames.csrfToken)).toBe(`token-${page.now()}`)
    expect(JSON.parse(page.cookies.get(cookieNames.userInfo) ?? '')).toMatchObject({ csrftoken: `token-${page.now()}` })
  })

  it('R74: the person is logged out once the real expiry has passed', async () => {
    const page = createSignedInPage()
    page.pass(2 * hour)
    await expect(ask(page)).rejects.toMatchObject({ kind: 'signed-out' })
    expect(page.requests).toEqual([])
    expect(status(page)).toBe('ended')
    expect(page.cookies.get(cookieNames.csrfToken)).toBeUndefined()
  })

  it('R74: not while other tabs have kept the session fresh', async () => {
    const page = createSignedInPage()
    page.pass(3 * hour)
    page.cookies.set(cookieNames.csrfToken, 'fresh', 3600)
    await ask(page)
    expect(page.paths()).toEqual(['/oauth2/v1/refresh', '/notes'])
  })

  it.each([
    ['a success', 200],
    ['a 401', 401],
    ['a 403', 403],
  ])('R75: the person is logged out when a refresh is answered by %s with a nonzero ret.code', async (_, httpStatus) => {
    const page = createFakePage(() => refusal(httpStatus, 5))
    await expect(ask(page)).rejects.toMatchObject({ kind: 'signed-out', retCode: 5 })
    expect(status(page)).toBe('ended')
    await expect(ask(page)).rejects.toMatchObject({ kind: 'signed-out' })
    expect(refreshes(page)).toBe(1)
  })

  it.each<[string, Answerer]>([
    ['the network fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['a gateway answers', () => new Response('<html>', { status: 502 })],
    ['the platform is in trouble', () => refusal(503, 204144699)],
    ['it is asked too often', () => refusal(429, 204144617)],
    ['something on the way answers', () => new Response('<html>Sign in to this network', { status: 200 })],
  ])('stays signed in when %s on a refresh, and tries again with the next call', async (_, answer) => {
    let broken = true
    const page: FakePage = createFakePage((request) => {
      if (!request.url.pathname.endsWith('/refresh')) return {}
      return broken ? answer(request) : profileAt(page.now())
    })
    page.console.session.accept(profileAt(page.now()))
    page.pass(61 * minute)
    await expect(ask(page)).rejects.toMatchObject({ name: 'ConsoleError' })
    expect(status(page)).toBe('active')
    broken = false
    await ask(page)
    expect(status(page)).toBe('active')
  })

  it('R76: a logout is ignored if another one started less than 10 seconds before it', async () => {
    const page = createSignedInPage(() => ({ nextUrl: '/' }))
    const logouts = () => page.paths().filter((path) => path.endsWith('/logout')).length
    await Promise.all([page.console.session.signOut(), page.console.session.signOut()])
    page.pass(9_999)
    await page.console.session.signOut()
    expect(logouts()).toBe(1)
    page.pass(1)
    await page.console.session.signOut()
    expect(logouts()).toBe(2)
  })

  it('R76: also when the other began in another tab, and not when the clock was set back since', async () => {
    const localStorage = createMemoryStore()
    const one = createSignedInPage(() => ({ nextUrl: '/' }), { localStorage })
    const other = createSignedInPage(() => ({ nextUrl: '/' }), { localStorage })
    await one.console.session.signOut()
    await other.console.session.signOut()
    expect(other.requests).toEqual([])
    other.pass(-hour)
    await other.console.session.signOut()
    expect(other.paths()).toEqual(['/oauth2/v1/logout'])
  })

  it('R77: the page is loaded anew when the first request is more than 6 hours old', async () => {
    const page = createSignedInPage()
    for (let passed = 0; passed < 6 * hour; passed += 30 * minute) {
      await ask(page)
      page.pass(30 * minute)
    }
    await ask(page)
    expect(page.reloads()).toBe(0)
    page.pass(1)
    await Promise.all([ask(page), ask(page)])
    expect(page.reloads()).toBe(1)
    await ask(page)
    expect(page.reloads()).toBe(1)
  })

  it('R78, R79: the cookies last one hour', () => {
    const { cookies } = createSignedInPage()
    expect([...cookies.jar.values()].map(({ maxAge }) => maxAge)).toEqual([3600, 3600, 3600, 3600, 3600])
  })

  it('R25, R26, R33: keeps the person in cookies and, with times and team, in the session copy', () => {
    const { cookies, console } = createSignedInPage()
    expect([...cookies.jar.keys()].sort()).toEqual(['agc_csrfToken', 'agc_developer_userinfo', 'agc_team_id', 'agc_team_siteId', 'x-teamId'])
    expect(JSON.parse(cookies.get('agc_developer_userinfo') ?? '')).toEqual({ mainUserId: 'user1', siteid: '1', csrftoken: `token-${startTime}` })
    expect(console.session.$state.get().info).toEqual({
      mainUserId: 'user1',
      siteid: '1',
      csrftoken: `token-${startTime}`,
      teamId: 'team1',
      expiretime: startTime + hour,
      expiretime_real: startTime + 2 * hour,
    })
  })

  it('R27, R28, R29: keeps the profile and the session keys over a page load, the token but in the session copy', () => {
    const page = createSignedInPage()
    const again = createFakePage(() => ({}), { sessionStorage: page.sessionStorage })
    expect(again.console.session.$profile.get()).toMatchObject({ teamId: 'team1', userId: 'user1', csrfToken: '' })
    expect(again.console.keys.get('agc_uid')).toBe('user1')
    expect(again.console.keys.get('teamCountryCode')).toBe('CN')
    expect(again.console.keys.get('verifyRealName')).toBe(1)
    expect(page.sessionStorage.getItem('agc_session_profile')).not.toContain('token-')
  })

  it('R16: on hap/#/app and cis/#/app no refresh is made', async () => {
    for (const path of ['hap', 'cis']) {
      const page = createSignedInPage(() => refusal(401, 7, '', {}, 'accessToken invalid'), {}, `https://portal.example/${path}/#/app/info?appId=1`)
      page.pass(90 * minute)
      await expect(ask(page)).rejects.toMatchObject({ status: 401 })
      expect(page.paths()).toEqual(['/notes'])
    }
  })

  it('R14: a visitor of the demo project needs no session', async () => {
    const page = createFakePage(() => ({}), {}, 'https://portal.example/#/demoProject?productId=1')
    await ask(page)
    expect(status(page)).toBe('visitor')
    page.address.hash = '#/home'
    await expect(ask(page)).rejects.toMatchObject({ name: 'ConsoleError' })
    expect(refreshes(page)).toBe(1)
  })

  it('many widgets at once make one refresh', async () => {
    const page = createSignedInPage()
    page.pass(61 * minute)
    await Promise.all(Array.from({ length: 50 }, () => ask(page)))
    expect(refreshes(page)).toBe(1)
  })

  it('an answer that comes after the sign-out does not bring the session back', async () => {
    let answer = (_: unknown) => {}
    const page = createFakePage(({ url }) => (url.pathname.endsWith('/refresh') ? new Promise((resolve) => (answer = resolve)) : { nextUrl: '/' }))
    page.console.session.accept(profileAt(page.now()))
    page.pass(61 * minute)
    const asking = ask(page)
    await settle()
    await page.console.session.signOut()
    answer(profileAt(page.now()))
    await expect(asking).rejects.toMatchObject({ kind: 'signed-out' })
    expect(status(page)).toBe('ended')
    expect(page.cookies.get(cookieNames.csrfToken)).toBeUndefined()
  })

  it('R27: takes a login response with site, token and team alone', async () => {
    const page = createFakePage(({ url }) => (url.pathname.endsWith('/refresh') ? { siteID: '7', csrfToken: 'token', teamId: 'team1' } : {}))
    await ask(page)
    expect(page.console.session.$state.get()).toMatchObject({ status: 'active', info: { siteid: '7', expiretime: page.now() + hour, expiretime_real: page.now() + 2 * hour } })
  })

  it('a clock that is wrong ends no session that has just begun', async () => {
    for (const skew of [-30 * 24 * hour, 3 * hour, 30 * 24 * hour]) {
      const page = createFakePage(() => ({}))
      page.console.session.accept(profileAt(page.now() + skew))
      await ask(page)
      expect(page.paths()).toEqual(['/notes'])
      expect(page.console.session.$state.get().info).toMatchObject({ expiretime: page.now() + hour, expiretime_real: page.now() + 2 * hour })
    }
  })

  it('a clock that is set back keeps the session', async () => {
    const page = createSignedInPage()
    await ask(page)
    page.pass(-24 * hour)
    await ask(page)
    expect(page.paths()).toEqual(['/notes', '/notes'])
    expect(page.reloads()).toBe(0)
  })

  it('tells the host once that a sign-in is needed, or that the person signed out', async () => {
    const expired = createFakePage(() => refusal(401, 5))
    const posted: string[] = []
    expired.console.host.onPosted((name) => void posted.push(name))
    await Promise.allSettled([ask(expired), ask(expired), ask(expired)])
    await ask(expired).catch(() => undefined)
    expect(posted).toEqual(['signInRequired'])

    const left = createSignedInPage(() => ({ nextUrl: '/' }))
    left.console.host.onPosted((name) => void posted.push(name))
    await left.console.session.signOut()
    expect(posted).toEqual(['signInRequired', 'signedOut'])
  })
})

describe('sign-in and sign-out', () => {
  it('R6, R7, R80, R81, R84: leaves for the sign-in page with state, language, client and mode', () => {
    const page = createFakePage(() => ({}), {
      language: 'ru',
      login: { clientId: 'client7', channel: 'web', type: 'code' },
      switches: { unionLogin: true },
    })
    page.console.session.signIn()
    const url = new URL(page.went[0] ?? '')
    expect(url.origin + url.pathname).toBe('https://cn.example/account/sign-in')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'client7',
      channel: 'web',
      type: 'code',
      union: '1',
      lang: 'ru-ru',
      state: expect.stringMatching(/^[0-9a-f]{32}$/),
      redirect_uri: 'https://portal.example/console/',
    })
    page.console.session.signIn()
    expect(new URL(page.went[1] ?? '').searchParams.get('state')).not.toBe(url.searchParams.get('state'))
  })

  it('R83: comes back with code and state, and goes on where the person was', async () => {
    const page = createFakePage(() => profileAt(startTime), {}, 'https://portal.example/console/#/app/versions')
    page.console.session.signIn()
    const state = new URL(page.went[0] ?? '').searchParams.get('state')
    page.address.href = `https://portal.example/console/?code=c1&state=${state}`
    expect(await page.console.session.completeSignIn()).toBe(true)
    expect(page.requests[0]).toMatchObject({ method: 'POST', credentials: 'include', body: { code: 'c1', state, lang: expect.any(String) } })
    expect(page.paths()).toEqual(['/oauth2/v1/login'])
    expect(page.went[1]).toBe('https://portal.example/console/#/app/versions')
    expect(status(page)).toBe('active')
    expect(await page.console.session.completeSignIn()).toBe(false)
  })

  it('R83: many calls on a page that has come back trade the code once, and wait for it', async () => {
    const page: FakePage = createFakePage(async ({ url }) => {
      await settle()
      if (url.pathname.endsWith('/refresh')) return refusal(401, 1)
      return url.pathname.endsWith('/login') ? profileAt(page.now()) : {}
    })
    page.console.session.signIn()
    const state = new URL(page.went[0] ?? '').searchParams.get('state')
    page.address.href = `https://portal.example/console/?code=c1&state=${state}`
    await Promise.all([ask(page), page.console.session.completeSignIn(), ask(page)])
    expect(page.paths()).toEqual(['/oauth2/v1/login', '/notes', '/notes'])
    expect(page.requests[1]?.headers.agccsrftoken).toBe(`token-${startTime}`)
  })

  it('R80: refuses a state that this page did not send, and ignores a code that it did not ask for', async () => {
    const page = createFakePage(() => profileAt(startTime))
    page.address.href = 'https://portal.example/console/?code=c1&state=planted'
    expect(await page.console.session.completeSignIn()).toBe(false)
    page.console.session.signIn('https://portal.example/console/')
    await expect(page.console.session.completeSignIn()).rejects.toMatchObject({ kind: 'refused' })
    expect(page.requests).toEqual([])
  })

  it.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example', 'blob:https://portal.example/1'])('goes to no other site after a sign-in (%s)', async (next) => {
    const page = createFakePage(() => profileAt(startTime))
    page.console.session.signIn(next)
    const state = new URL(page.went[0] ?? '').searchParams.get('state')
    page.address.href = `https://portal.example/console/?code=c1&state=${state}`
    await page.console.session.completeSignIn()
    expect(page.went[1]).toBe('https://portal.example/console/')
  })

  it('R82: refresh carries agcTeamId, logout nextUrl', async () => {
    const page = createSignedInPage(() => ({ nextUrl: 'https://portal.example/bye' }))
    page.pass(61 * minute)
    await ask(page)
    await page.console.session.signOut('https://portal.example/bye')
    expect(page.requests[0]?.body).toEqual({ agcTeamId: 'team1' })
    expect(page.requests[2]?.body).toEqual({ nextUrl: 'https://portal.example/bye' })
    expect(page.went).toEqual(['https://portal.example/bye'])
  })

  it('signs out with the token of the session, also on a page that has asked for nothing yet', async () => {
    const { sessionStorage } = createSignedInPage()
    const page = createFakePage(() => ({ nextUrl: 'javascript:alert(1)' }), { sessionStorage })
    await page.console.session.signOut('/')
    expect(page.requests[0]?.headers.agccsrftoken).toBe(`token-${startTime}`)
    expect(page.went).toEqual([])
  })

  it('passes on a sign-out that did not reach the platform, and takes one from an ended session as done', async () => {
    const cut = createSignedInPage(() => Promise.reject(new TypeError('fetch failed')))
    await expect(cut.console.session.signOut()).rejects.toMatchObject({ kind: 'network' })
    expect(status(cut)).toBe('ended')
    const over = createSignedInPage(() => refusal(401, 7, 'getTokenInfo return null'))
    await over.console.session.signOut()
    expect(status(over)).toBe('ended')
  })
})

describe('teams', () => {
  it('goes on in another team of the person', async () => {
    const page = createSignedInPage()
    await page.console.session.switchTeam('team2')
    expect(page.requests[0]?.body).toEqual({ agcTeamId: 'team2' })
    expect(page.console.$zone.get()).toBe('europe')
    await ask(page)
    expect(page.requests[1]?.headers.agcteamid).toBe('team2')
    expect(page.requests[1]?.url.host).toBe('de.example')
  })

  it('refuses a team that is none of the person’s without ending the session', async () => {
    const page = createSignedInPage()
    await expect(page.console.session.switchTeam('team9')).rejects.toMatchObject({ kind: 'forbidden' })
    expect(page.requests).toEqual([])
    expect(status(page)).toBe('active')
  })

  it('does not lose a switch to a refresh that was under way', async () => {
    const page = createSignedInPage()
    page.pass(61 * minute)
    const asking = ask(page)
    await Promise.all([asking, page.console.session.switchTeam('team2'), page.console.session.switchTeam('team2')])
    expect(page.console.session.$state.get().info?.teamId).toBe('team2')
    expect(page.console.session.$profile.get()?.teamId).toBe('team2')
  })
})

describe('rights', () => {
  /** A platform that has its own idea of the rights, and says so with every answer. */
  const createPageWithRights = () => {
    let rights = 'first'
    const page: FakePage = createFakePage(({ url }) => {
      if (url.pathname.endsWith('/refresh')) return profileAt(page.now(), { rights, permissions: rights === 'first' ? { 'apps.write': 'Y' } : {} })
      return new Response(JSON.stringify({ ret: { code: 0, msg: '' } }), { headers: { [rightsHeader]: rights } })
    })
    page.console.session.accept(profileAt(page.now(), { rights: 'first' }))
    return { page, change: (next: string) => void (rights = next) }
  }

  it('that have changed are read anew with the next answer, once for all of them', async () => {
    const { page, change } = createPageWithRights()
    await ask(page)
    expect(refreshes(page)).toBe(0)
    change('second')
    await Promise.all([ask(page), ask(page), ask(page)])
    await settle()
    expect(refreshes(page)).toBe(1)
    expect(page.console.permissions.allows('apps.write')).toBe(false)
    change('first')
    await ask(page)
    await settle()
    expect(page.console.permissions.allows('apps.write')).toBe(true)
  })

  it('are not asked about again and again where an answer says what no refresh does', async () => {
    const page = createSignedInPage(() => new Response(JSON.stringify({ ret: { code: 0, msg: '' } }), { headers: { [rightsHeader]: 'strange' } }))
    for (let count = 0; count < 5; count++) await ask(page)
    await settle()
    expect(refreshes(page)).toBe(1)
  })

  it('of another team than that of the page are no business of its', async () => {
    const { page } = createPageWithRights()
    await page.console.session.hearRights('team2', 'second')
    expect(refreshes(page)).toBe(0)
  })

  it('in a team that the person has been removed from end the session', async () => {
    const page = createFakePage(() => refusal(403, 204144615, 'This team is not one of yours', { reason: 'not-your-team' }))
    page.console.session.accept(profileAt(page.now()))
    await expect(ask(page)).rejects.toMatchObject({ kind: 'signed-out' })
    expect(status(page)).toBe('ended')
  })
})

describe('several consoles and tabs', () => {
  /** Tabs of one browser: what one person's tabs share is shared, what each has for itself is not. */
  function openTabs(count: number, answer?: Answerer, samePage = false) {
    vi.stubGlobal('navigator', { locks: createFakeLocks() })
    const shared = { localStorage: createMemoryStore(), cookies: memoryCookies(), ...(samePage ? { sessionStorage: createMemoryStore() } : {}) }
    // Its own address, so that no other test's tabs hear of it.
    const zones = { china: { api: `https://${crypto.randomUUID()}.example` } }
    const tabs = Array.from({ length: count }, () => {
      const page: FakePage = createFakePage(
        async (request) => {
          await new Promise((resolve) => setTimeout(resolve, 5))
          if (answer) return answer(request)
          if (request.url.pathname.endsWith('/refresh')) return profileAt(page.now(), (request.body as { agcTeamId: string }).agcTeamId === 'team2' ? { teamId: 'team2', siteID: '7' } : {})
          return { nextUrl: '/' }
        },
        { ...shared, zones },
      )
      return page
    })
    const close = () => tabs.forEach(({ console }) => console.close())
    const signIn = async () => {
      ;(tabs[0] as FakePage).console.session.accept(profileAt(startTime))
      await settle()
      tabs.forEach((page) => page.pass(61 * minute))
    }
    return { tabs, close, signIn, total: () => tabs.reduce((sum, page) => sum + refreshes(page), 0) }
  }

  it.each([false, true])('make one refresh between them (on one page: %s)', async (samePage) => {
    const { tabs, close, signIn, total } = openTabs(3, undefined, samePage)
    await signIn()
    await Promise.all(tabs.flatMap((page) => [ask(page), ask(page)]))
    expect(total()).toBe(1)
    expect(new Set(tabs.map(({ console }) => console.session.$state.get().info?.csrftoken)).size).toBe(1)
    close()
  })

  it('a sign-in in one tab is a sign-in in all, also in one that had ended', async () => {
    const { tabs, close } = openTabs(2, () => refusal(401, 1))
    const [one, other] = tabs as [FakePage, FakePage]
    await expect(ask(other)).rejects.toMatchObject({ kind: 'signed-out' })
    one.console.session.accept(profileAt(startTime))
    await settle()
    expect(status(other)).toBe('active')
    expect(other.console.permissions.allows('apps.write')).toBe(true)
    close()
  })

  it('a sign-out in one tab is a sign-out in all', async () => {
    const { tabs, close, signIn } = openTabs(2)
    const [one, other] = tabs as [FakePage, FakePage]
    await signIn()
    await one.console.session.signOut()
    await settle()
    expect(status(other)).toBe('ended')
    expect(other.console.session.$profile.get()).toBeUndefined()
    close()
  })

  it('a session that the platform ends is asked after once', async () => {
    const { tabs, close, total } = openTabs(3, () => refusal(401, 1))
    tabs.forEach(({ console, now }) => console.session.accept(profileAt(now())))
    await settle()
    tabs.forEach((page) => page.pass(61 * minute))
    const results = await Promise.allSettled(tabs.map(ask))
    expect(results.map(({ status: end }) => end)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(total()).toBeLessThanOrEqual(2)
    await settle()
    expect(tabs.map(status)).toEqual(['ended', 'ended', 'ended'])
    close()
  })

  it('a tab that works in another team takes over the tokens, and stays in its team', async () => {
    const { tabs, close, signIn, total } = openTabs(2)
    const [one, other] = tabs as [FakePage, FakePage]
    await signIn()
    await other.console.session.switchTeam('team2')
    await settle()
    expect(one.console.session.$state.get().info).toMatchObject({ teamId: 'team1', siteid: '1', csrftoken: other.console.session.$state.get().info?.csrftoken })
    tabs.forEach((page) => page.pass(61 * minute))
    await Promise.all([ask(one), ask(other)])
    expect(total()).toBe(2)
    expect(one.console.session.$state.get().info?.teamId).toBe('team1')
    expect(other.console.session.$state.get().info?.teamId).toBe('team2')
    close()
  })

  it('a tab of another person lets nothing of the one before stay', async () => {
    const { tabs, close, signIn } = openTabs(2)
    const [one, other] = tabs as [FakePage, FakePage]
    await signIn()
    other.console.session.accept(profileAt(startTime, { userId: 'user2', teamId: 'team3' }))
    await settle()
    expect(one.reloads()).toBe(1)
    expect(one.console.session.$state.get()).toEqual({ status: 'unknown', info: undefined })
    expect(one.console.session.$profile.get()).toBeUndefined()
    expect(one.cookies.get(cookieNames.userInfo)).toContain('user2')
    close()
  })

  it('a tab whose refresh fails leaves the turn to the next', async () => {
    let first = true
    const { tabs, close, signIn } = openTabs(2, ({ url }) => {
      if (!url.pathname.endsWith('/refresh')) return {}
      if (!first) return profileAt(startTime + 61 * minute)
      first = false
      throw new TypeError('fetch failed')
    })
    await signIn()
    const results = await Promise.allSettled(tabs.map(ask))
    expect(results.map(({ status: end }) => end).sort()).toEqual(['fulfilled', 'rejected'])
    close()
  })

  it('consoles of different platforms know nothing of each other', async () => {
    const one = openTabs(1)
    const other = openTabs(1)
    ;(one.tabs[0] as FakePage).console.session.accept(profileAt(startTime))
    await settle()
    expect(status(other.tabs[0] as FakePage)).toBe('unknown')
    one.close()
    other.close()
  })

  it('a browser without locks and channels serves its own page', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const page = createSignedInPage()
    page.pass(61 * minute)
    await Promise.all([ask(page), ask(page)])
    expect(refreshes(page)).toBe(1)
  })

  it('so does a frame without an origin of its own, which is refused both', async () => {
    const refuse = () => Promise.reject(new DOMException('opaque origin', 'SecurityError'))
    vi.stubGlobal('navigator', { locks: { request: refuse } })
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('opaque origin', 'SecurityError')
        }
      },
    )
    const page = createSignedInPage()
    page.pass(61 * minute)
    await Promise.all([ask(page), ask(page)])
    expect(refreshes(page)).toBe(1)
  })
})

it('works in a place without a page: no window, no storage, no cookies', async () => {
  const console = createConsole({ zones: { china: { api: 'https://cn.example' } }, fetch: async () => success({ title: 'T' }) })
  expect(await console.invoke(calls['notes.news.list'], undefined)).toEqual({ title: 'T' })
  console.close()
})
