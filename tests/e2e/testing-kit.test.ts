import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from '../../packages/testing/src/index.ts'
import {
  openHostPage,
  routeSandbox,
  watchWidgets,
  type RoutedSandbox,
} from '../../packages/testing/src/playwright/index.ts'
import { fillSignIn, openBrowser } from './support/browser.ts'

const host = 'https://host.test'

/** A partner's page from the guide. */
const html = `<!doctype html><html lang="en"><title>Partner</title>
<script type="module" src="/widgets/console-widgets.js" data-language="en" data-host-origins="${host}"></script>
<cw-apps></cw-apps>`

let sandbox: Sandbox
let browser: Browser
let page: Page
let routed: RoutedSandbox
beforeAll(async () => {
  browser = await openBrowser()
  sandbox = await startSandbox({ origin: 'https://console.test', start: Date.parse('2026-03-02T09:00:00Z') })
})
afterAll(async () => {
  await browser?.close()
  await sandbox?.close()
})
beforeEach(async () => {
  page = await browser.newPage()
  routed = await routeSandbox(page, sandbox, {
    pages: { '/': html },
    folders: { '/widgets/': 'packages/elements/dist/browser' },
  })
})
afterEach(() => page.close())

it('shows a tag to a signed-in user, and receives its events', async () => {
  const widgets = await watchWidgets(page)
  const apps = widgets.tag('cw-apps')
  await routed.signIn('appAdministrator')
  await page.goto(sandbox.origin)
  await apps.ready()
  await apps.locator.getByRole('link', { name: 'Tide Table' }).click()
  expect(await apps.events.waitFor('cw-open')).toEqual({ appId: expect.any(String) })
  expect(widgets.events.all.map(({ name }) => name).slice(0, 2)).toEqual(['cw-loader-start', 'cw-ready'])
  expect(await apps.locator.getByRole('button', { name: 'Create app' }).count()).toBe(1)
})

it('signs in on the platform’s own page, at the sandbox’s time', async () => {
  await page.goto(sandbox.origin)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await fillSignIn(page, sandbox.accountOf('finance'))
  await page.getByRole('link', { name: 'Tide Table' }).waitFor()
  expect(await page.getByRole('button', { name: 'Create app' }).count()).toBe(0)
  expect(await page.evaluate(() => new Date().toISOString())).toMatch(/^2026-03-02T09/)
})

it('injects faults, and advances the clock on both sides', async () => {
  const apps = (await watchWidgets(page)).tag('cw-apps')
  await routed.signIn()
  routed.faults({ offline: true, calls: 'apps.' })
  await page.goto(sandbox.origin)
  await apps.ready()
  await apps.locator.getByRole('button', { name: 'Try again' }).waitFor()
  routed.faults()
  await apps.locator.getByRole('button', { name: 'Try again' }).click()
  await apps.locator.getByRole('link', { name: 'Tide Table' }).waitFor()
  // The session lasts an hour; two hours later the page requests a new one.
  await routed.advance(2 * 3600_000)
  await page.reload()
  await apps.locator.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
})

it('hosts a frame', async () => {
  await routed.signIn()
  const { frame, messages, post, ready } = await openHostPage(page, { frame: `${sandbox.origin}/`, origin: host })
  expect(await ready()).toMatchObject({ version: 1 })
  await frame.getByRole('link', { name: 'Tide Table' }).waitFor()
  await post('setLanguage', { language: 'ru' })
  await frame.getByRole('heading', { name: 'Приложения' }).waitFor()
  expect(messages.of('signInRequired')).toEqual([])
  await post('signOut', {})
  await messages.waitFor('signedOut')
})

it('explains why a tag does not start', async () => {
  const widgets = await watchWidgets(page)
  await page.route('**/widgets/chunks/app-list*', (route) => route.abort())
  await page.goto(sandbox.origin)
  await expect(widgets.tag('cw-apps').ready()).rejects.toThrow('<cw-apps> could not be loaded')
})
