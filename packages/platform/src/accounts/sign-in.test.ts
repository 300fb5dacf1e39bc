import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccount, demoUnionAccount } from '../demo/people.ts'
import { anyRead, codeOf, consolePage, createRawBrowser, rawState } from '@console-widgets/sandbox/testing/raw-browser'
import { createTestPlatform, testOrigin, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

const partnerOrigin = 'https://portal.example'
const minute = 60_000

let test: TestPlatform
beforeAll(async () => {
  test = await createTestPlatform({ allowedOrigins: [partnerOrigin], demoTraffic: false })
})
afterAll(() => test.close())

let addresses = 0
const browse = () => createRawBrowser(test.platform, { address: `192.0.2.${++addresses}` })
const login = (code: string, state = rawState) => browse().call('POST', '/oauth2/v1/login', { code, state })

describe('sign-in form', () => {
  it('redirects back with a code and the requesting page’s state', async () => {
    const response = await browse().submit()
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('location') ?? '')
    expect(location.origin + location.pathname).toBe(consolePage)
    expect(location.searchParams.get('state')).toBe(rawState)
    // Nothing that signs in: only what makes the browser known.
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^cw_device=\w{50}; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly$/),
    ])
  })

  it('ignores case, and reports wrong passwords and unknown accounts alike', async () => {
    expect((await browse().submit({ account: ' DEMO@Northwind.Example ' })).status).toBe(303)
    const [wrong, nobody] = await Promise.all([
      browse().submit({ password: 'wrong' }),
      browse().submit({ account: 'nobody@northwind.example' }),
    ])
    expect([wrong.status, nobody.status]).toEqual([401, 401])
    expect((await wrong.text()).replaceAll(demoAccount.account, '')).toBe(
      (await nobody.text()).replaceAll('nobody@northwind.example', ''),
    )
  })

  it('keeps and escapes the submitted values, except the password', async () => {
    const html = await (
      await browse().submit({ account: '"><script>alert(1)</script>', password: 'hunter-2-hunter' })
    ).text()
    expect(html).not.toContain('<script')
    expect(html).not.toContain('hunter-2-hunter')
    expect(html).toContain('role="alert"')
  })

  it('survives characters that the database cannot store', async () => {
    expect((await browse().submit({ account: 'a\0b' })).status).toBe(401)
    expect((await browse().submit({ union: '1', way: 'union', partner: '\0', union_id: '\0' })).status).toBe(401)
    expect((await browse().submit({ state: 'a\0b' })).status).toBe(400)
  })
})

describe('login CSRF', () => {
  it.each(['https://elsewhere.example', 'null', partnerOrigin])('rejects forms from %s', async (origin) => {
    expect((await browse().submit({}, { origin })).status).toBe(400)
  })

  it('accepts its own form', async () => {
    expect((await browse().submit({}, { origin: testOrigin })).status).toBe(303)
  })

  it.each(['https://elsewhere.example', 'null'])('exchanges no code for a page of %s', async (origin) => {
    const code = codeOf(await browse().submit())
    const answer = await browse().call('POST', '/oauth2/v1/login', { code, state: rawState }, { origin })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

describe('code', () => {
  it('is valid once', async () => {
    const code = codeOf(await browse().submit())
    expect((await login(code)).status).toBe(200)
    expect((await login(code)).status).toBe(401)
  })

  it('is valid once even if two pages redeem it concurrently', async () => {
    const code = codeOf(await browse().submit())
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
  })

  it('R80: is used up by the wrong state', async () => {
    const code = codeOf(await browse().submit())
    expect((await login(code, 'state-of-another-page')).status).toBe(401)
    expect((await login(code)).status).toBe(401)
  })

  it('is valid for a minute', async () => {
    const [early, late] = [codeOf(await browse().submit()), codeOf(await browse().submit())]
    test.clock.advance(minute)
    expect((await login(early)).status).toBe(200)
    test.clock.advance(1)
    expect((await login(late)).status).toBe(401)
  })

  it('cannot be guessed', async () => {
    const codes = await Promise.all([browse().submit(), browse().submit()])
    expect(new Set(codes.map(codeOf)).size).toBe(2)
    for (const each of codes) expect(codeOf(each)).toMatch(/^[0-9a-z]{50}$/)
  })
})

describe('union login', () => {
  const { partner, unionId, password } = demoUnionAccount
  const claim = { union: '1', way: 'union', partner, union_id: unionId, password }

  it('R7: signs in the account linked to a partner identity', async () => {
    const browser = browse()
    await browser.signIn(claim)
    expect(await (await browser.call('GET', anyRead)).json()).toMatchObject({ ret: { code: 0 } })
  })

  it('R7: is off unless the page enables it', async () => {
    expect((await browse().submit({ ...claim, account: '', union: '' })).status).toBe(401)
    const page = async (union: string) =>
      (
        await test.platform.fetch(
          new Request(
            `${testOrigin}/account/sign-in?${new URLSearchParams({ state: rawState, redirect_uri: consolePage, union, way: 'union' })}`,
          ),
        )
      ).text()
    expect(await page('1')).toContain(partner)
    expect(await page('')).not.toContain(partner)
  })

  it.each([{ partner: 'Another' }, { union_id: 'ha-1' }, { password: 'wrong' }])('rejects %o', async (change) => {
    expect((await browse().submit({ ...claim, ...change })).status).toBe(401)
  })
})
