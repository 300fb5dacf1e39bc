import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../browser-ports.ts'
import { createConsole } from '../console.ts'
import { cookieNames } from '../model.ts'
import { ask, minute, refreshes, settle, status } from '../testing/asking.ts'
import { calls } from '../testing/calls.ts'
import {
  createFakePage,
  createSignedInPage,
  hour,
  profileAt,
  refusal,
  startTime,
  success,
  type Answerer,
  type FakePage,
} from '../testing/fake-page.ts'

describe('session lifetime', () => {
  it('a page without a session asks the account service first', async () => {
    const page: FakePage = createFakePage(({ url }) => (url.pathname.endsWith('/refresh') ? profileAt(page.now()) : {}))
    await ask(page)
    expect(page.paths()).toEqual(['/oauth2/v1/refresh', '/notes'])
    expect(status(page)).toBe('active')
  })

  it('R72: near expiry a refresh call is made, before that none', async () => {
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
  ])('R75: the user is logged out when a refresh returns %s with a nonzero ret.code', async (_, httpStatus) => {
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
  ])('stays signed in when %s on a refresh, and retries with the next call', async (_, answer) => {
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

  it('R76: also when the other started in another tab, but not when the clock has been set back since', async () => {
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

  it('R77: the page is reloaded when the first request is more than 6 hours old', async () => {
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

  it('R77: a refresh has its response before the page is reloaded, so that the new token isn’t lost', async () => {
    const tokensAtReload: (string | undefined)[] = []
    const page: FakePage = createSignedInPage(undefined, {
      reload: () => void tokensAtReload.push(page.cookies.get(cookieNames.csrfToken)),
    })
    for (let passed = 0; passed < 6 * hour; passed += 61 * minute) {
      await ask(page)
      page.pass(61 * minute)
    }
    expect(tokensAtReload).toEqual([])
    await Promise.all([ask(page), ask(page)])
    expect(tokensAtReload).toEqual([`token-${page.now()}`])
  })

  it('R77: a change does not reload the page, which would cut it off', async () => {
    const page = createSignedInPage()
    for (let passed = 0; passed <= 6 * hour; passed += 30 * minute) {
      await ask(page)
      page.pass(30 * minute)
    }
    await page.console.invoke(calls['notes.note.create'], { title: 'T' })
    expect(page.reloads()).toBe(0)
    await ask(page)
    expect(page.reloads()).toBe(1)
  })

  it('R78, R79: the cookies last one hour', () => {
    const { cookies } = createSignedInPage()
    expect([...cookies.jar.values()].map(({ maxAge }) => maxAge)).toEqual([3600, 3600, 3600, 3600, 3600])
  })

  it('R25, R26, R33: stores the user in cookies, and with times and team in the session copy', () => {
    const { cookies, console } = createSignedInPage()
    expect([...cookies.jar.keys()].sort()).toEqual([
      'agc_csrfToken',
      'agc_developer_userinfo',
      'agc_team_id',
      'agc_team_siteId',
      'x-teamId',
    ])
    expect(JSON.parse(cookies.get('agc_developer_userinfo') ?? '')).toEqual({
      mainUserId: 'user1',
      siteid: '1',
      csrftoken: `token-${startTime}`,
    })
    expect(console.session.$state.get().info).toEqual({
      mainUserId: 'user1',
      siteid: '1',
      csrftoken: `token-${startTime}`,
      teamId: 'team1',
      expiretime: startTime + hour,
      expiretime_real: startTime + 2 * hour,
    })
  })

  it('R27, R28, R29: stores the profile and the session keys across page loads, and the token in the session copy only', () => {
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
      const page = createSignedInPage(
        () => refusal(401, 7, '', {}, 'accessToken invalid'),
        {},
        `https://portal.example/${path}/#/app/info?appId=1`,
      )
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

  it('many concurrent widgets make one refresh', async () => {
    const page = createSignedInPage()
    page.pass(61 * minute)
    await Promise.all(Array.from({ length: 50 }, () => ask(page)))
    expect(refreshes(page)).toBe(1)
  })

  it('a response after the sign-out does not restore the session', async () => {
    let answer = (_: unknown) => {}
    const page = createFakePage(({ url }) =>
      url.pathname.endsWith('/refresh') ? new Promise((resolve) => (answer = resolve)) : { nextUrl: '/' },
    )
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

  it('R27: accepts a login response with only site, token, and team', async () => {
    const page = createFakePage(({ url }) =>
      url.pathname.endsWith('/refresh') ? { siteID: '7', csrfToken: 'token', teamId: 'team1' } : {},
    )
    await ask(page)
    expect(page.console.session.$state.get()).toMatchObject({
      status: 'active',
      info: { siteid: '7', expiretime: page.now() + hour, expiretime_real: page.now() + 2 * hour },
    })
  })

  it('a wrong clock does not end a new session', async () => {
    for (const skew of [-30 * 24 * hour, 3 * hour, 30 * 24 * hour]) {
      const page = createFakePage(() => ({}))
      page.console.session.accept(profileAt(page.now() + skew))
      await ask(page)
      expect(page.paths()).toEqual(['/notes'])
      expect(page.console.session.$state.get().info).toMatchObject({
        expiretime: page.now() + hour,
        expiretime_real: page.now() + 2 * hour,
      })
    }
  })

  it('setting the clock back does not end the session', async () => {
    const page = createSignedInPage()
    await ask(page)
    page.pass(-24 * hour)
    await ask(page)
    expect(page.paths()).toEqual(['/notes', '/notes'])
    expect(page.reloads()).toBe(0)
  })

  it('notifies the host once that a sign-in is required, or that the user signed out', async () => {
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

it('works without a page: no window, no storage, no cookies', async () => {
  const console = createConsole({
    zones: { china: { api: 'https://cn.example' } },
    fetch: async () => success({ title: 'T' }),
  })
  expect(await console.invoke(calls['notes.news.list'], undefined)).toEqual({ title: 'T' })
  console.close()
})
