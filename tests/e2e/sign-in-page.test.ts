import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Platform } from '@console-widgets/sandbox'
import { serve, type Serving } from '@console-widgets/sandbox/node'
import { demoSubUser, demoUnionAccount } from '@console-widgets/platform/demo/people'
import { createTestPlatform, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { findViolations } from './support/axe.ts'
import { fillSignIn, openBrowser, openPage } from './support/browser.ts'

let test: TestPlatform
let platform: Platform | undefined
let serving: Serving
let origin: string
let browser: Browser
beforeAll(async () => {
  serving = await serve({
    port: 0,
    fetch: (request, caller) => platform?.fetch(request, caller) ?? new Response(null, { status: 503 }),
  })
  origin = `http://127.0.0.1:${serving.port}`
  test = await createTestPlatform({ publicOrigin: origin })
  platform = test.platform
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await serving?.close()
  await test?.close()
})

const address = (query: Record<string, string> = {}) =>
  `${origin}/account/sign-in?${new URLSearchParams({ state: 's1', redirect_uri: `${origin}/console/`, ...query })}`
const open = async (query?: Record<string, string>, options?: BrowserContextOptions): Promise<Page> => {
  const page = await openPage(browser, options)
  await page.goto(address(query))
  return page
}

// Each language and each color scheme covers all states of the page: texts of a language appear in both schemes, and
// colors in all languages.
describe.each([
  ['en-US', 'light'],
  ['zh-CN', 'dark'],
  ['ru-ru', 'light'],
] as const)('sign-in page in %s and %s', (lang, colorScheme) => {
  it('has no axe violations in any state', async () => {
    const page = await open({ lang, union: '1' }, { colorScheme })
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('navigation').first().getByRole('link').last().click()
    expect(await findViolations(page)).toEqual([])
    await page.goto(address({ lang }))
    await fillSignIn(page, { account: 'nobody@northwind.example', password: 'wrong' })
    await page.getByRole('alert').waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.goto(address({ lang, redirect_uri: 'https://elsewhere.example/' }))
    expect(await findViolations(page)).toEqual([])
    await page.close()
  })

  it('asks for a new password in a narrow window, without axe violations', async () => {
    const page = await open({ lang }, { colorScheme, viewport: { width: 320, height: 720 } })
    await fillSignIn(page, demoSubUser)
    await page.locator('input[name=repeat]').waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.locator('input[name=password]').fill('short')
    await page.locator('input[name=repeat]').fill('short')
    await page.locator('form button').click()
    await page.getByRole('alert').waitFor()
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.close()
  })

  it('fits a narrow window', async () => {
    const page = await open({ lang, union: '1' }, { viewport: { width: 320, height: 640 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.close()
  })
})

describe('sign-in page without scripts', () => {
  const options = { javaScriptEnabled: false }
  /** Waits for the initial focus, which the browser sets when it renders the page. */
  const startsIn = (page: Page, field: string) => page.locator(`input[name=${field}]:focus`).waitFor()

  it('signs a user in by keyboard alone', async () => {
    const page = await open({}, options)
    await startsIn(page, 'account')
    await page.keyboard.type('demo@northwind.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('northwind-2026')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/console\/\?code=[0-9a-z]{50}&state=s1$/)
    await page.close()
  })

  it('signs a sub-user in by keyboard alone, after replacing the initial password', async () => {
    const page = await open({}, options)
    await fillSignIn(page, demoSubUser)
    await page.getByRole('heading', { name: 'Choose a password' }).waitFor()
    await startsIn(page, 'password')
    await page.keyboard.type('tides-of-gothenburg')
    await page.keyboard.press('Tab')
    await page.keyboard.type('tides-of-gothenburg')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/console\/\?code=[0-9a-z]{50}&state=s1$/)
    await page.close()
  })

  it('reports a wrong password, keeps the account name, and focuses the password', async () => {
    const page = await open({}, options)
    await fillSignIn(page, { account: 'demo@northwind.example', password: 'wrong' })
    expect(await page.getByRole('alert').textContent()).toContain('Check both and try again')
    expect(await page.getByLabel('Account').inputValue()).toBe('demo@northwind.example')
    expect(await page.getByLabel('Password').inputValue()).toBe('')
    await startsIn(page, 'password')
    await page.keyboard.type('northwind-2026')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/console\/\?code=/)
    await page.close()
  })

  it('says how long to wait after too many attempts', async () => {
    const page = await open({ lang: 'ru-ru' }, options)
    for (let count = 0; count < 11; count++) {
      const shownAgain = page.waitForEvent('load')
      await fillSignIn(page, { account: 'someone@northwind.example', password: 'wrong' })
      await shownAgain
    }
    expect(await page.getByRole('alert').textContent()).toContain('через 15 мин')
    test.clock.advance(16 * 60_000)
    await page.close()
  })

  it('R7: signs in an identity of a partner', async () => {
    const page = await open({ union: '1' }, options)
    await page.getByRole('link', { name: 'Union account' }).click()
    await page.getByLabel('Partner').selectOption(demoUnionAccount.partner)
    await page.getByLabel('Union ID').fill(demoUnionAccount.unionId)
    await page.getByLabel('Password').fill(demoUnionAccount.password)
    await page.getByRole('button').click()
    await page.waitForURL(/\/console\/\?code=/)
    await page.close()
  })

  it('R81: continues in another language with all request parameters', async () => {
    const page = await open({ channel: 'c1' }, options)
    await page.getByRole('link', { name: 'Русский' }).click()
    await page.getByRole('heading', { name: 'Вход' }).waitFor()
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      lang: 'ru-ru',
      state: 's1',
      channel: 'c1',
      redirect_uri: `${origin}/console/`,
    })
    await page.close()
  })
})

it('is not cached, can’t be framed, and runs no scripts', async () => {
  const { headers } = await fetch(address())
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/127\.0\.0\.1:\d+; frame-ancestors 'none'; base-uri 'none'/,
  )
  const page = await open()
  const [refused, styled] = await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'body{color:red}' }))
    return [
      getComputedStyle(document.body).color,
      getComputedStyle(document.querySelector('main') as HTMLElement).borderRadius,
    ]
  })
  expect(refused).not.toBe('rgb(255, 0, 0)')
  expect(styled).toBe('12px')
  await page.close()
})
