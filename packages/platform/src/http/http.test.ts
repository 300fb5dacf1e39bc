import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { anyRead, createRawBrowser, type RawBrowser } from '@console-widgets/sandbox/testing/raw-browser'
import { createTestPlatform, testOrigin, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

const partnerOrigin = 'https://portal.example'
let test: TestPlatform
let browser: RawBrowser
beforeAll(async () => {
  test = await createTestPlatform({ allowedOrigins: [partnerOrigin] })
  browser = createRawBrowser(test.platform)
  await browser.signIn()
})
afterAll(() => test.close())
afterEach(() => vi.restoreAllMocks())

const token = () => ({ agcCsrfToken: browser.csrfToken() })
const create = '/amis/app-manage/v1/app'
const send = (path: string, init?: RequestInit & { duplex?: 'half' }) =>
  test.platform.fetch(new Request(testOrigin + path, init as RequestInit))

describe('CORS', () => {
  const preflight = (origin: string) =>
    send(`/agc/edge${create}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'agccsrftoken,agcteamid,content-type',
      },
    })

  it('allows credentials for listed origins', async () => {
    const allowed = await preflight(partnerOrigin)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(partnerOrigin)
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
    expect(allowed.headers.get('vary')).toMatch(/origin/i)
    const answer = await browser.call('GET', anyRead, undefined, { origin: partnerOrigin })
    expect(answer.headers.get('access-control-allow-origin')).toBe(partnerOrigin)
  })

  it.each([
    'https://elsewhere.example',
    'null',
    'https://portal.example.elsewhere.example',
    'https://PORTAL.example',
    'http://portal.example',
    `${partnerOrigin}:8443`,
  ])('rejects %s', async (origin) => {
    for (const response of [await preflight(origin), await browser.call('GET', anyRead, undefined, { origin })])
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('lets listed origins read errors, too', async () => {
    const refused = await send(`/agc/edge${anyRead}`, { headers: { origin: partnerOrigin } })
    expect(refused.status).toBe(401)
    expect(refused.headers.get('access-control-allow-origin')).toBe(partnerOrigin)
  })
})

describe('host header', () => {
  it('never appears in a URL that the platform returns', async () => {
    const strange = {
      host: 'elsewhere.example',
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-proto': 'gopher',
      forwarded: 'host=elsewhere.example',
    }
    const object = { bizTag: 'test', fileName: 'a.png', contentLength: 3 }
    const elsewhere = createRawBrowser(test.platform, { origin: 'http://elsewhere.example' })
    await elsewhere.signIn()
    const answers = [
      await elsewhere.submit({ redirect_uri: 'http://elsewhere.example/' }, strange),
      await elsewhere.call('POST', '/cfs/file_service/v1/upload/object/url', object, {
        ...strange,
        agcCsrfToken: elsewhere.csrfToken(),
      }),
      await elsewhere.call(
        'POST',
        '/oauth2/v1/logout',
        { nextUrl: 'http://elsewhere.example/' },
        { ...strange, agcCsrfToken: elsewhere.csrfToken() },
      ),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 200])
    for (const answer of answers) expect(await answer.text()).not.toContain('elsewhere.example/')
  })
})

describe('CSRF token', () => {
  const rename = (headers: Record<string, string>) =>
    browser.call('POST', create, { appName: `App ${Math.random()}`, parentType: 13 }, headers)

  it('R137, R138: is accepted in the header of either login mode', async () => {
    expect((await rename({ agcCsrfToken: browser.csrfToken() })).status).toBe(200)
    expect((await rename({ 'X-HD-CSRF': browser.csrfToken() })).status).toBe(200)
  })

  it.each([{}, { agcCsrfToken: '' }, { 'X-HD-CSRF': 'another' }, { agcCsrfToken: 'another', 'X-HD-CSRF': 'another' }])(
    'rejects a change with %o',
    async (headers) => {
      expect(await (await rename(headers as Record<string, string>)).json()).toMatchObject({ reason: 'wrong-csrf' })
    },
  )

  it('is rejected if it belongs to another session', async () => {
    const other = createRawBrowser(test.platform)
    await other.signIn()
    expect(await (await rename({ agcCsrfToken: other.csrfToken() })).json()).toMatchObject({ reason: 'wrong-csrf' })
  })
})

describe('request body', () => {
  const endless = (chunk: string, onCancel = () => {}) =>
    new ReadableStream({ pull: (controller) => controller.enqueue(new TextEncoder().encode(chunk)), cancel: onCancel })
  const headers = () => ({ ...token(), cookie: browser.cookie(), 'content-type': 'application/json' })

  it('is read up to a limit, regardless of its content-length', async () => {
    const cancelled = vi.fn()
    const answer = await send(`/agc/edge${create}`, {
      method: 'POST',
      headers: headers(),
      body: endless('x'.repeat(65_536), cancelled),
      duplex: 'half',
    })
    expect(answer.status).toBe(413)
    expect(cancelled).toHaveBeenCalled()
    const form = await send('/account/sign-in', {
      method: 'POST',
      body: endless('account=a&'.repeat(1000)),
      duplex: 'half',
    })
    expect(form.status).toBe(413)
  })

  it('does not block other requests when it never arrives', async () => {
    const never = () => new ReadableStream({ pull: () => new Promise(() => {}) })
    for (const path of [`/agc/edge${create}`, '/account/sign-in', '/agc/edge/oauth2/v1/login'])
      void send(path, { method: 'POST', headers: headers(), body: never(), duplex: 'half' })
    expect((await browser.call('GET', anyRead)).status).toBe(200)
    expect((await createRawBrowser(test.platform).submit()).status).toBe(303)
  })

  it('cannot set a prototype', async () => {
    const body =
      '{"appName":"A","parentType":13,"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'
    await send(`/agc/edge${create}`, { method: 'POST', headers: headers(), body })
    await send(`/agc/edge${anyRead}?__proto__=1&constructor=2&toString=3`, { headers: headers() })
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

describe('internal error', () => {
  it('is described in the log and not in the response', async () => {
    const broken = await createTestPlatform()
    const person = createRawBrowser(broken.platform)
    await person.signIn()
    await broken.platform.services.database.asPlatform((db) => db.execute(sql`alter table cw_apps rename to cw_gone`))
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = await person.call('GET', anyRead)
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(text).not.toMatch(/cw_|select|\.ts|\bat \b|node_modules|relation/i)
    expect(JSON.parse(text)).toEqual({ ret: { code: 204144642, msg: expect.any(String) }, reason: 'internal' })
    expect(log).toHaveBeenCalledOnce()
    await broken.close()
  })

  it('uses the platform envelope for an unknown call, too', async () => {
    for (const path of ['/agc/edge/nothing', '/agc/edge/../../etc/passwd', '/account/other'])
      expect(await (await send(path)).json()).toMatchObject({ reason: 'not-found' })
  })
})
