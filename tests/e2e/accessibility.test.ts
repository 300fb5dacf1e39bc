import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formTexts } from '@console-widgets/questionnaires/model'
import { axeOptionsOf } from '../../.storybook/axe-of-look.ts'
import { findViolations } from './support/axe.ts'
import { fillSignIn, openBrowser, openPage } from './support/browser.ts'
import { goTo, openConsole } from './support/console-page.ts'
import { startServer, type TestServer } from './support/server.ts'

/** An app of the demo team with versions and packages. */
const app = '/apps/108370001'
const routes = [
  '/',
  '/apps',
  app,
  `${app}/versions`,
  `${app}/packages`,
  '/projects',
  '/team',
  '/team/members',
  '/team/permissions',
  '/team/notices',
  '/team/audit',
  '/invitations',
  '/nowhere',
]

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Waits until the page of the route is complete, with its single heading, and nothing is pending. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(async () => [await page.locator('h1').count(), await page.locator('[aria-busy=true]').count()])
    .toEqual([1, 0])
}

// All rules once, then those that a color scheme or another language can break.
it.each([
  ['cn', 'light', axeOptionsOf({})],
  ['en', 'dark', axeOptionsOf({ theme: 'dark' })],
  ['ru', 'light', axeOptionsOf({ language: 'ru' })],
] as const)('the console has no axe violations in %s and %s', async (language, colorScheme, rules) => {
  const page = await openConsole(browser, server.origin, { language, colorScheme })
  const found: Record<string, unknown> = {}
  const check = async (name: string) => {
    await settled(page)
    const violations = await findViolations(page, rules)
    if (violations.length > 0) found[name] = violations
  }
  for (const route of routes) {
    await goTo(page, route)
    await check(route)
  }
  for (const list of ['/projects', `${app}/versions`, `${app}/packages`]) {
    await goTo(page, list)
    await settled(page)
    await page.getByRole('main').getByRole('row').getByRole('link').first().click()
    await check(`the first of ${list}`)
  }
  expect(found).toEqual({})
  await page.close()
})

it.each(['cn', 'en', 'ru'] as const)(
  'a questionnaire is answered in %s at 320 pixels, by keyboard alone and without an account',
  async (language) => {
    const page = await openPage(browser, { viewport: { width: 320, height: 640 } })
    await page.goto(`${server.origin}/q/northwindmapsquestionnaire?lang=${language}`)
    for (let part = 0; part < 10 && (await page.locator('form').count()) > 0; part++) {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(await findViolations(page)).toEqual([])
      for (let field = ''; field !== 'button';) {
        await page.keyboard.press('Tab')
        field = await page.evaluate(() => {
          const focused = document.activeElement
          return focused instanceof HTMLInputElement ? focused.type : (focused?.localName ?? '')
        })
        if (field === 'radio' || field === 'checkbox') await page.keyboard.press('Space')
        if (field === 'textarea') await page.keyboard.type('Ahoy')
      }
      const loaded = page.waitForEvent('load')
      await page.keyboard.press('Enter')
      await loaded
    }
    expect(await page.getByRole('status').textContent()).toBe(formTexts[language].thanks)
    await page.close()
  },
)

it('a visitor explores the demo project without an account, reloads, and signs in from there', async () => {
  const page = await openPage(browser)
  const back = () => page.getByRole('main').getByRole('link', { name: 'Northwind Maps' })
  await page.goto(`${server.origin}/console/en/`)
  await page.getByRole('button', { name: 'Explore the demo project' }).click()
  await back().click()
  await page.reload()
  await page.getByRole('button', { name: 'App: Northwind Maps. Switch app' }).waitFor()
  expect(page.url()).toContain(`#/demoProject${app}`)
  expect(await page.getByRole('main').getByRole('button', { name: 'Delete app' }).count()).toBe(0)
  await settled(page)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Northwind Navigation' }).waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).first().click()
  await fillSignIn(page)
  await page.getByRole('button', { name: /^Account/ }).waitFor()
  expect(page.url()).not.toContain('demoProject')
  await page.close()
})

it.each(['/account/sign-in?redirect_uri={origin}/console/&state=x&lang=zh-CN', '/'])(
  'has no axe violations in %s',
  async (path) => {
    const page = await openPage(browser)
    await page.goto(server.origin + path.replace('{origin}', encodeURIComponent(server.origin)))
    expect(await findViolations(page)).toEqual([])
    await page.close()
  },
)
