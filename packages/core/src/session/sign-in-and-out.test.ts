import { describe, expect, it } from 'vitest'
import { ask, minute, settle, status } from '../testing/asking.ts'
import {
  createFakePage,
  createSignedInPage,
  profileAt,
  refusal,
  startTime,
  type FakePage,
} from '../testing/fake-page.ts'

describe('sign-in and sign-out', () => {
  it('R6, R7, R80, R81, R84: leaves for the sign-in page with state, language, client and mode', async () => {
    const page = createFakePage(() => ({}), {
      language: 'ru',
      login: { clientId: 'client7', channel: 'web', type: 'code' },
      switches: { unionLogin: true },
    })
    await page.console.session.signIn()
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
    await page.console.session.signIn()
    expect(new URL(page.went[1] ?? '').searchParams.get('state')).not.toBe(url.searchParams.get('state'))
  })

  it('R83: returns with code and state, and continues at the previous address', async () => {
    const page = createFakePage(() => profileAt(startTime), {}, 'https://portal.example/console/#/app/versions')
    await page.console.session.signIn()
    const state = new URL(page.went[0] ?? '').searchParams.get('state')
    page.address.href = `https://portal.example/console/?code=c1&state=${state}`
    expect(await page.console.session.completeSignIn()).toBe(true)
    expect(page.requests[0]).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: { code: 'c1', state, lang: expect.any(String) },
    })
    expect(page.paths()).toEqual(['/oauth2/v1/login'])
    expect(page.went[1]).toBe('https://portal.example/console/#/app/versions')
    expect(status(page)).toBe('active')
    expect(await page.console.session.completeSignIn()).toBe(false)
  })

  it.each([
    ['#/app/openTest/code', true],
    ['#/app/versions', false],
  ])('R13: a person of no team comes back to a test, and to nothing else (%s)', async (hash, comesBack) => {
    const there = `https://portal.example/console/${hash}`
    const page = createFakePage(() => ({ ...profileAt(startTime), teamId: '', teams: [] }), {}, there)
    await page.console.session.signIn()
    const state = new URL(page.went[0] ?? '').searchParams.get('state')
    page.address.href = `https://portal.example/console/?code=c1&state=${state}`
    const done = page.console.session.completeSignIn()
    if (comesBack) expect(await done).toBe(true)
    else await expect(done).rejects.toMatchObject({ kind: 'forbidden', reason: 'no-team' })
    expect(page.went.slice(1)).toEqual(comesBack ? [there] : [])
    expect(page.console.session.$profile.get()).toBeUndefined()
  })

  it('R83: concurrent calls on a returning page exchange the code once, and wait for it', async () => {
    const page: FakePage = createFakePage(async ({ url }) => {
      await settle()
      if (url.pathname.endsWith('/refresh')) return refusal(401, 1)
      return url.pathname.endsWith('/login') ? profileAt(page.now()) : {}
    })
    await page.console.session.signIn()
    const state = new URL(page.went[0] ?? '').searchParams.get('state')
    page.address.href = `https://portal.example/console/?code=c1&state=${state}`
    await Promise.all([ask(page), page.console.session.completeSignIn(), ask(page)])
    expect(page.paths()).toEqual(['/oauth2/v1/login', '/notes', '/notes'])
    expect(page.requests[1]?.headers.agccsrftoken).toBe(`token-${startTime}`)
  })

  it('R80: rejects a foreign state, and ignores a code that it did not request', async () => {
    const page = createFakePage(() => profileAt(startTime))
    page.address.href = 'https://portal.example/console/?code=c1&state=planted'
    expect(await page.console.session.completeSignIn()).toBe(false)
    await page.console.session.signIn('https://portal.example/console/')
    await expect(page.console.session.completeSignIn()).rejects.toMatchObject({ kind: 'refused' })
    expect(page.requests).toEqual([])
  })

  it.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example', 'blob:https://portal.example/1'])(
    'opens no other site after a sign-in (%s)',
    async (next) => {
      const page = createFakePage(() => profileAt(startTime))
      await page.console.session.signIn(next)
      const state = new URL(page.went[0] ?? '').searchParams.get('state')
      page.address.href = `https://portal.example/console/?code=c1&state=${state}`
      await page.console.session.completeSignIn()
      expect(page.went[1]).toBe('https://portal.example/console/')
    },
  )

  it('R82: refresh carries agcTeamId, logout nextUrl', async () => {
    const page = createSignedInPage(() => ({ nextUrl: 'https://portal.example/bye' }))
    page.pass(61 * minute)
    await ask(page)
    await page.console.session.signOut('https://portal.example/bye')
    expect(page.requests[0]?.body).toEqual({ agcTeamId: 'team1' })
    expect(page.requests[2]?.body).toEqual({ nextUrl: 'https://portal.example/bye' })
    expect(page.went).toEqual(['https://portal.example/bye'])
  })

  it('signs out with the session’s token, even on a page that has made no calls yet', async () => {
    const { sessionStorage } = createSignedInPage()
    const page = createFakePage(() => ({ nextUrl: 'javascript:alert(1)' }), { sessionStorage })
    await page.console.session.signOut('/')
    expect(page.requests[0]?.headers.agccsrftoken).toBe(`token-${startTime}`)
    expect(page.went).toEqual([])
  })

  it('passes on a sign-out that did not reach the platform, and treats one of an expired session as done', async () => {
    const cut = createSignedInPage(() => Promise.reject(new TypeError('fetch failed')))
    await expect(cut.console.session.signOut()).rejects.toMatchObject({ kind: 'network' })
    expect(status(cut)).toBe('ended')
    const over = createSignedInPage(() => refusal(401, 7, 'getTokenInfo return null'))
    await over.console.session.signOut()
    expect(status(over)).toBe('ended')
  })
})
