import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts, europeTeamId, freshTeamId } from '@console-widgets/platform/demo/people'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { anyRead, createRawBrowser, rawState, type RawBrowser } from '@console-widgets/sandbox/testing/raw-browser'
import { createTestPlatform, testOrigin, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

const portal = 'https://portal.example'
const base = '/ups/user-permission-service/v1/embedding-origin'

let test: TestPlatform
let holder: RawBrowser
beforeAll(async () => {
  test = await createTestPlatform()
  holder = createRawBrowser(test.platform)
  await holder.signIn()
  // The demo team's own.
  for (const { origin } of await listed()) await forget(origin)
})
afterAll(() => test.close())

const token = () => ({ agcCsrfToken: holder.csrfToken() })
const add = (origin: string, teamId = demoTeamId) =>
  holder.call('POST', base, { origin }, { ...token(), agcTeamId: teamId })
const listed = async () =>
  ((await (await holder.call('GET', `${base}-list`)).json()) as { items: { originId: string; origin: string }[] }).items
const forget = async (origin: string) => {
  const found = (await listed()).find((each) => each.origin === origin)
  return holder.call('DELETE', `${base}/${found?.originId}`, undefined, token())
}
const allowedFor = (response: Response) => response.headers.get('access-control-allow-origin')
const readFrom = (origin: string, headers: Record<string, string> = {}) =>
  holder.call('GET', anyRead, undefined, { origin, ...headers })
const reasonOf = async (response: Response) => ((await response.json()) as { reason?: string }).reason
const preflight = (origin: string) =>
  test.platform.fetch(
    new Request(`${testOrigin}/agc/edge${anyRead}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    }),
  )
const ancestors = (headers: Record<string, string>) =>
  test.platform.framePolicy(new Request(`${testOrigin}/console/en/`, { headers }))

describe('an origin that a team lists', () => {
  it('is let in at once, and refused at once when it is deleted', async () => {
    expect(allowedFor(await preflight(portal))).toBeNull()
    expect((await add(portal)).status).toBe(200)
    expect(allowedFor(await preflight(portal))).toBe(portal)
    const read = await readFrom(portal)
    expect([read.status, allowedFor(read)]).toEqual([200, portal])
    expect((await forget(portal)).status).toBe(200)
    expect(allowedFor(await preflight(portal))).toBeNull()
    expect(allowedFor(await readFrom(portal))).toBeNull()
  })

  it('may act in that team alone, whichever teams the person is in', async () => {
    await add(portal)
    const elsewhere = await readFrom(portal, { agcTeamId: europeTeamId })
    expect(elsewhere.status).toBe(403)
    // It may read why.
    expect(allowedFor(elsewhere)).toBe(portal)
    expect(await reasonOf(elsewhere)).toBe('wrong-origin')
    const switched = await holder.call('POST', '/oauth2/v1/refresh', { agcTeamId: europeTeamId }, { origin: portal })
    expect(await reasonOf(switched)).toBe('wrong-origin')
    await forget(portal)
  })

  it('signs a person in to a team that lists it, and nobody else', async () => {
    await add(portal, freshTeamId)
    const person = createRawBrowser(test.platform)
    const signInTo = async (account: string) => {
      const form = await person.submit({ account, redirect_uri: `${portal}/anywhere` })
      expect(form.status).toBe(303)
      const code = new URL(form.headers.get('location') ?? '').searchParams.get('code')
      return person.call('POST', '/oauth2/v1/login', { code, state: rawState }, { origin: portal })
    }
    // Their last team is another one.
    expect(await (await signInTo(demoAccounts.appAdministrator.account)).json()).toMatchObject({ teamId: freshTeamId })
    const renewed = await person.call('POST', '/oauth2/v1/refresh', { agcTeamId: '' }, { origin: portal })
    expect(await renewed.json()).toMatchObject({ teamId: freshTeamId })
    expect(await reasonOf(await signInTo(demoAccounts.development.account))).toBe('wrong-origin')
  })

  it('may frame the console, with a session only for that team', async () => {
    await add(portal)
    const anonymous = (referer: string) => ancestors({ referer })
    expect(await anonymous(`${portal}/page`)).toBe(`frame-ancestors 'self' ${portal}`)
    // Others learn nothing of the list.
    expect(await anonymous('https://elsewhere.example/')).toBe(`frame-ancestors 'self'`)
    expect(await ancestors({})).toBe(`frame-ancestors 'self'`)
    expect(await ancestors({ cookie: holder.cookie() })).toBe(`frame-ancestors 'self' ${portal}`)
    const stranger = createRawBrowser(test.platform)
    await stranger.signIn({ account: 'emily@carter.example' })
    expect(await ancestors({ cookie: stranger.cookie(), referer: `${portal}/page` })).toBe(`frame-ancestors 'self'`)
    await forget(portal)
  })

  it('has a frame elsewhere answered with a page that says why', async () => {
    await add(portal)
    const framed = (headers: Record<string, string>) =>
      test.platform.refuseFrame(
        new Request(`${testOrigin}/console/en/`, { headers: { 'sec-fetch-dest': 'iframe', ...headers } }),
        'en',
      )
    const elsewhere = await framed({ referer: 'https://elsewhere.example/page?secret=1' })
    expect(elsewhere?.status).toBe(403)
    const html = (await elsewhere?.text()) ?? ''
    expect(html).toContain('https://elsewhere.example under Team')
    expect(html).not.toContain('secret')
    const stranger = createRawBrowser(test.platform)
    await stranger.signIn({ account: 'emily@carter.example' })
    expect((await framed({ cookie: stranger.cookie(), referer: `${portal}/page` }))?.status).toBe(403)
    for (const headers of [
      { referer: `${portal}/page` },
      { referer: `${portal}/page`, cookie: holder.cookie() },
      { referer: `${testOrigin}/` },
      { referer: 'https://elsewhere.example/', 'sec-fetch-dest': 'document' },
      {},
    ])
      expect(await framed(headers as Record<string, string>)).toBeUndefined()
    await forget(portal)
  })

  it.each([
    'portal.example',
    'https://portal.example/',
    'https://portal.example/page',
    'https://*.portal.example',
    'https://PORTAL.example',
    'https://person@portal.example',
    'https://portal.example:443',
    'http://portal.example',
    'javascript:alert(1)',
    "https://portal.example; script-src 'unsafe-inline'",
    'null',
    '*',
  ])('is not %s', async (origin) => {
    const answer = await add(origin)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ issues: [{ field: 'origin' }] })
  })

  it.each([
    'https://portal.example:8443',
    'http://localhost:16100',
    'http://portal.localhost:16100',
    'http://127.0.0.1:3000',
    'https://п.example',
  ])('can be %s in the form that browsers send', async (given) => {
    const { origin } = new URL(given)
    expect((await add(origin)).status).toBe(200)
    expect((await add(origin)).status).toBe(409)
    await forget(origin)
  })

  it('is one of at most twenty', async () => {
    for (let at = 0; at < 20; at++) expect((await add(`https://portal-${at}.example`)).status).toBe(200)
    expect(await reasonOf(await add('https://portal-20.example'))).toBe('limit-reached')
    for (const { origin } of await listed()) await forget(origin)
  })

  it('is listed by administrators alone', async () => {
    const developer = createRawBrowser(test.platform)
    await developer.signIn(demoAccounts.development)
    const answer = await developer.call('POST', base, { origin: portal }, { agcCsrfToken: developer.csrfToken() })
    expect(await reasonOf(answer)).toBe('no-permission')
  })
})

describe('pages of this machine', () => {
  it('are let in by a platform that says so, on any port', async () => {
    const own = await createTestPlatform({ allowLoopback: true })
    const browser = createRawBrowser(own.platform)
    const read = (origin: string) => browser.call('GET', anyRead, undefined, { origin }).then(allowedFor)
    for (const origin of ['http://localhost', 'http://localhost:16100', 'http://127.0.0.1:3000', 'http://[::1]:5173'])
      expect(await read(origin)).toBe(origin)
    for (const origin of ['http://localhost.example:16100', 'https://localhost:1', 'http://127.0.0.1.example', 'null'])
      expect(await read(origin)).toBeNull()
    expect(await own.platform.framePolicy(new Request(testOrigin))).toBe(
      "frame-ancestors 'self' http://localhost:* http://127.0.0.1:*",
    )
    await own.close()
  })

  it('are not let in otherwise', async () => {
    expect(allowedFor(await preflight('http://localhost:16100'))).toBeNull()
  })
})

describe('a page on another site', () => {
  it('is told that no session reaches it, rather than asked to sign in', async () => {
    const stranger = createRawBrowser(test.platform)
    const refresh = (headers: Record<string, string>) =>
      stranger.call('POST', '/oauth2/v1/refresh', { agcTeamId: '' }, { origin: testOrigin, ...headers }).then(reasonOf)
    expect(await refresh({ 'sec-fetch-site': 'cross-site' })).toBe('cross-site')
    expect(await refresh({ 'sec-fetch-site': 'same-site' })).toBe('no-session')
  })
})
