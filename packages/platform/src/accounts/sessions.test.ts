import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoTeamId } from '../rights/demo-team.ts'
import { demoAccounts, demoFormer, europeTeamId } from '../demo/people.ts'
import { anyRead, createRawBrowser, type RawBrowser } from '@console-widgets/sandbox/testing/raw-browser'
import { createTestPlatform, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { accounts, members, sessions } from './tables.ts'

const minute = 60_000
let test: TestPlatform
beforeAll(async () => {
  test = await createTestPlatform({ greyTeams: [europeTeamId], demoTraffic: false })
})
afterAll(() => test.close())

const signedIn = async (account: string = demoAccounts.holder.account) => {
  const browser = createRawBrowser(test.platform)
  await browser.signIn({ account })
  return browser
}
const refresh = (browser: RawBrowser, agcTeamId = '', headers = {}) =>
  browser.call('POST', '/oauth2/v1/refresh', { agcTeamId }, headers)
const read = async (browser: RawBrowser, headers: Record<string, string> = {}) =>
  (await browser.call('GET', anyRead, undefined, headers)).status
/** Reads with a browser's earlier token. */
const readWith = async (token: string) =>
  (
    await test.platform.fetch(
      new Request(`http://console.test/agc/edge${anyRead}`, { headers: { cookie: `cw_session=${token}` } }),
    )
  ).status
const database = () => test.platform.services.database

describe('session', () => {
  it('ignores a token planted before the sign-in', async () => {
    const browser = createRawBrowser(test.platform)
    const code = new URL((await browser.submit()).headers.get('location') ?? '').searchParams.get('code')
    await browser.call(
      'POST',
      '/oauth2/v1/login',
      { code, state: 'state-of-this-page' },
      { cookie: 'cw_session=planted; agc_csrfToken=planted' },
    )
    expect(browser.token()).toMatch(/^[0-9a-z]{50}$/)
    expect(browser.csrfToken()).toMatch(/^[0-9a-z]{50}$/)
    expect(await readWith('planted')).toBe(401)
  })

  it('ends the previous session', async () => {
    const first = await signedIn()
    const token = first.token()
    await first.signIn({ account: demoAccounts.finance.account })
    expect(first.token()).not.toBe(token)
    expect(await read(first)).toBe(200)
    expect(await readWith(token)).toBe(401)
  })

  it('stores tokens only as hashes', async () => {
    const browser = await signedIn()
    const rows = await database().asPlatform((db) => db.select().from(sessions))
    expect(JSON.stringify(rows)).not.toContain(browser.token())
  })

  it('R33, R78, R79: gives each cookie its attributes', async () => {
    const browser = await signedIn()
    const named = (name: string) => browser.setCookies.find((header) => header.startsWith(`${name}=`)) ?? ''
    expect(named('cw_session')).toMatch(/; Path=\/; Max-Age=7200; SameSite=Lax; HttpOnly$/)
    for (const name of ['agc_team_id', 'agc_csrfToken', 'agc_developer_userinfo', 'agc_team_siteId', 'x-teamId'])
      expect(named(name)).toMatch(/; Path=\/; Max-Age=3600; SameSite=Lax$/)
    for (const header of browser.setCookies) expect(header).not.toContain('Domain')
  })

  it('sets Secure cookies if the platform uses HTTPS', async () => {
    const secure = await createTestPlatform({ publicOrigin: 'https://console.test' })
    const browser = createRawBrowser(secure.platform, { origin: 'https://console.test' })
    await browser.signIn({ redirect_uri: 'https://console.test/' })
    for (const header of browser.setCookies) expect(header).toContain('; Secure')
    await secure.close()
  })

  it('R33: sets a cookie for teams that get releases first', async () => {
    const browser = await signedIn()
    await refresh(browser, europeTeamId)
    expect(browser.cookie()).toContain('x-hd-grey=1')
    await refresh(browser, demoTeamId)
    expect(browser.cookie()).not.toContain('x-hd-grey')
  })

  it('ends when its real expiry has passed', async () => {
    const browser = await signedIn()
    test.clock.advance(60 * minute - 1)
    expect(await read(browser)).toBe(200)
    test.clock.advance(1)
    expect(await read(browser)).toBe(401)
    test.clock.advance(60 * minute)
    expect((await refresh(browser)).status).toBe(401)
  })

  it('ends with all of its tokens when the user signs out', async () => {
    const browser = await signedIn()
    const old = browser.token()
    await refresh(browser)
    const fresh = browser.token()
    await browser.call('POST', '/oauth2/v1/logout', {}, { agcCsrfToken: browser.csrfToken() })
    expect(browser.cookie(), 'only what makes the browser known').toMatch(/^cw_device=\w+$/)
    expect([await readWith(old), await readWith(fresh)]).toEqual([401, 401])
  })
})

describe('refresh', () => {
  it('R73: issues new tokens and accepts the old ones for half a minute if the new ones are not used', async () => {
    const browser = await signedIn()
    const [token, csrf] = [browser.token(), browser.csrfToken()]
    await refresh(browser)
    expect(browser.token()).not.toBe(token)
    expect(browser.csrfToken()).not.toBe(csrf)
    test.clock.advance(minute / 2 - 1)
    expect(await readWith(token)).toBe(200)
    test.clock.advance(1)
    expect(await readWith(token)).toBe(401)
    expect(await read(browser)).toBe(200)
  })

  it.each([
    ['reads', read],
    ['refreshes', async (browser: RawBrowser) => (await refresh(browser)).status],
  ])('ends the old token when the new one %s, but for requests on their way', async (_, use) => {
    const browser = await signedIn()
    const cookie = browser.cookie()
    await refresh(browser)
    expect(await use(browser)).toBe(200)
    const thief = createRawBrowser(test.platform)
    test.clock.advance(4999)
    expect(await read(thief, { cookie })).toBe(200)
    test.clock.advance(1)
    expect(await read(thief, { cookie })).toBe(401)
    expect((await refresh(thief, '', { cookie })).status).toBe(401)
    expect(await read(browser)).toBe(200)
  })

  it('ends nothing but the old token when many requests are the first with the new one', async () => {
    const [browser, elsewhere] = [await signedIn(), await signedIn()]
    await refresh(browser)
    expect(await Promise.all(Array.from({ length: 8 }, () => read(browser)))).toEqual(Array(8).fill(200))
    expect([await read(browser), await read(elsewhere)]).toEqual([200, 200])
  })

  it('lets a client whose responses were lost refresh again, and two clients refresh at once', async () => {
    const browser = await signedIn()
    const cookie = browser.cookie()
    const others = [createRawBrowser(test.platform), createRawBrowser(test.platform)]
    expect((await refresh(createRawBrowser(test.platform), '', { cookie })).status).toBe(200)
    for (const other of others) expect((await refresh(other, '', { cookie })).status).toBe(200)
    for (const other of others) expect(await read(other)).toBe(200)
    test.clock.advance(5000)
    expect(await read(browser)).toBe(401)
  })

  it('rejects an old token after that time, even if it was refreshed within it', async () => {
    const browser = await signedIn()
    const cookie = browser.cookie()
    for (const wait of [0, 15_000, 14_999]) {
      test.clock.advance(wait)
      expect((await refresh(createRawBrowser(test.platform), '', { cookie })).status).toBe(200)
    }
    test.clock.advance(1)
    expect((await refresh(createRawBrowser(test.platform), '', { cookie })).status).toBe(401)
  })

  it('does not switch to another user’s team', async () => {
    const browser = await signedIn(demoAccounts.development.account)
    for (const team of ['team-saltmarsh', 'nowhere', '*'])
      expect([400, 403]).toContain((await refresh(browser, team)).status)
    expect(await read(browser)).toBe(200)
  })

  it('rejects pages of other origins', async () => {
    expect((await refresh(await signedIn(), '', { origin: 'https://elsewhere.example' })).status).toBe(403)
  })
})

describe('permissions', () => {
  it('are those of the team in the header, or none', async () => {
    const browser = await signedIn(demoAccounts.development.account)
    expect(await read(browser, { agcTeamId: europeTeamId })).toBe(200)
    for (const agcTeamId of ['team-saltmarsh', 'nowhere', "' or 1=1"])
      expect(await read(browser, { agcTeamId })).toBe(403)
  })

  it('change and end immediately', async () => {
    const browser = await signedIn(demoAccounts.appAdministrator.account)
    const rename = () =>
      browser.call(
        'POST',
        '/amis/app-manage/v1/app',
        { appName: `App of ${Math.random()}`, parentType: 13 },
        { agcCsrfToken: browser.csrfToken(), agcTeamId: demoTeamId },
      )
    const place = and(eq(members.teamId, demoTeamId), eq(members.userId, 'team-saltmarsh'))
    expect((await rename()).status).toBe(200)
    await database().asPlatform((db) =>
      db
        .update(members)
        .set({ roles: ['legal'] })
        .where(place),
    )
    expect(await (await rename()).json()).toMatchObject({ reason: 'no-permission' })
    await database().asPlatform((db) => db.delete(members).where(place))
    expect(await (await rename()).json()).toMatchObject({ reason: 'not-your-team' })
  })
})

it('R13: a person of no team signs in, for the tests of others alone', async () => {
  const browser = createRawBrowser(test.platform)
  await browser.signIn({ account: demoAccounts.finance.account })
  await browser.signIn({ account: demoFormer.account })
  expect([browser.token().length, browser.csrfToken()]).toEqual([50, ''])
  expect(await (await browser.call('GET', anyRead)).json()).toMatchObject({ reason: 'no-team' })
  expect(await (await refresh(browser)).json()).toMatchObject({ reason: 'no-team' })
})

describe('user status 6', () => {
  const { account } = demoAccounts.finance
  const setStatus = (status: number) =>
    database().asPlatform((db) => db.update(accounts).set({ status }).where(eq(accounts.account, account)))

  it('R183: in the other login mode it clears the login cookies, until a new login', async () => {
    const [browser, elsewhere] = [await signedIn(account), await signedIn(account)]
    await setStatus(6)
    const other = { 'X-HD-CSRF': browser.csrfToken() }
    expect(await read(elsewhere)).toBe(200)
    const refused = await browser.call('GET', anyRead, undefined, other)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ reason: 'user-status-6' })
    expect(browser.cookie(), 'only what makes the browser known').toMatch(/^cw_device=\w+$/)
    await browser.signIn({ account })
    expect(await read(browser, { 'X-HD-CSRF': browser.csrfToken() })).toBe(200)
    expect(await read(elsewhere)).toBe(401)
  })

  it('R183: survives a refresh, and has no effect in the account login mode', async () => {
    const browser = await signedIn(account)
    await setStatus(6)
    expect((await refresh(browser)).status).toBe(200)
    expect(await read(browser, { agcCsrfToken: browser.csrfToken() })).toBe(200)
    expect((await refresh(browser, '', { 'X-HD-CSRF': browser.csrfToken() })).status).toBe(401)
  })
})
