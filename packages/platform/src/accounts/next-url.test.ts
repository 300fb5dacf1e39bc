import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consolePage, createRawBrowser, rawState } from '@console-widgets/sandbox/testing/raw-browser'
import { createTestPlatform, testOrigin, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

const partnerOrigin = 'https://portal.example'

let test: TestPlatform
beforeAll(async () => {
  test = await createTestPlatform({ allowedOrigins: [partnerOrigin] })
})
afterAll(() => test.close())

const browse = () => createRawBrowser(test.platform)

describe('sign-in redirect', () => {
  it.each([consolePage, `${testOrigin}/console/?a=1#/app/9`, `${partnerOrigin}/anywhere`])(
    'redirects to %s',
    async (redirect_uri) => {
      expect((await browse().submit({ redirect_uri })).status).toBe(303)
    },
  )

  const refused = [
    '',
    '/console/',
    '//elsewhere.example/',
    'https://elsewhere.example/',
    'https://portal.example.elsewhere.example/',
    'https://portal.example@elsewhere.example/',
    'https://someone:secret@portal.example/',
    'https://portal.example:8443/',
    'http://portal.example/',
    'https:\\\\elsewhere.example\\portal.example',
    'https://elsewhere.example\\@portal.example/',
    'https://pоrtal.example/',
    'https://portal.example。elsewhere.example/',
    'javascript:alert(1)//https://portal.example',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://portal.example/0f8fad5b',
    'http://console.test.elsewhere.example/',
  ]
  it.each(refused)('rejects %j', async (redirect_uri) => {
    const [form, page] = [
      await browse().submit({ redirect_uri }),
      await test.platform.fetch(
        new Request(`${testOrigin}/account/sign-in?${new URLSearchParams({ state: rawState, redirect_uri })}`),
      ),
    ]
    for (const response of [form, page]) {
      expect(response.status).toBe(400)
      expect(response.headers.get('location')).toBeNull()
      expect(await response.text()).not.toContain('<form')
    }
  })

  it.each([...refused, undefined])('redirects a sign-out to the platform instead of %j', async (nextUrl) => {
    const browser = browse()
    await browser.signIn()
    const answer = await browser.call('POST', '/oauth2/v1/logout', nextUrl === undefined ? {} : { nextUrl }, {
      agcCsrfToken: browser.csrfToken(),
    })
    expect(await answer.json()).toMatchObject({ nextUrl: `${testOrigin}/` })
  })

  it('redirects a sign-out to an allowed page', async () => {
    const browser = browse()
    await browser.signIn()
    const answer = await browser.call(
      'POST',
      '/oauth2/v1/logout',
      { nextUrl: `${partnerOrigin}/bye` },
      { agcCsrfToken: browser.csrfToken() },
    )
    expect(await answer.json()).toMatchObject({ nextUrl: `${partnerOrigin}/bye` })
  })
})
