import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { fillSignIn } from '../e2e/support/browser.ts'
import { startServer, type TestServer } from '../e2e/support/server.ts'
import { keepPictureOfFailure } from './page/failure-picture.ts'
import type { Scope } from './page/locator.ts'
import { firstPage, type Page } from './page/page.ts'
import { openSession } from './webdriver/open-browser.ts'
import type { Session } from './webdriver/session.ts'

let server: TestServer
let session: Session
let page: Page
let frame: Scope
beforeAll(async () => {
  const [started, opened] = await Promise.all([startServer(), openSession(inject('browser'), { colorScheme: 'dark' })])
  server = started
  session = opened
  page = await firstPage(session)
  frame = page.frameLocator('#frame')
})
keepPictureOfFailure(() => page)
afterAll(async () => {
  await session?.close()
  await server?.close()
})

/** Messages with a name that the portal has received, newest first. */
const received = (name: string) =>
  page.locator(`#log li[data-message=${name}][data-direction="from the console"] code`).allTextContents()

it('a frame greets its host, and signs in in a separate window', async () => {
  // The portal gives up on a console that takes ten seconds, as a cold browser on a busy machine does.
  await page.goto(`${server.origin}/console/en/`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await page.goto(server.portalOrigin)
  // Often one, but the portal loads a late frame again, and each hello of its own is answered by another.
  await expect.poll(() => received('hello')).not.toEqual([])
  const popup = await page.waitForPopup(() => frame.getByRole('button', { name: 'Sign in', exact: true }).click())
  await fillSignIn(popup)
  await expect.poll(() => popup.isClosed()).toBe(true)
  await frame.getByRole('heading', { name: /^Apps/, level: 2 }).waitFor()
  await expect.poll(() => received('ready')).not.toEqual([])
})

it('a frame tells its host of a change', async () => {
  await frame.getByRole('button', { name: 'Create app', exact: true }).first().click()
  const dialog = frame.getByRole('dialog')
  await dialog.getByLabel('Name').first().fill('Lantern Guide')
  await dialog.getByRole('button', { name: 'Create app', exact: true }).click()
  const changed = async () => (await received('changed')).map((text) => (JSON.parse(text) as { call: string }).call)
  await expect.poll(changed).toContain('apps.app.create')
  await expect.poll(async () => (await received('navigate')).join()).toMatch(/apps\/\d/)
})

it('a frame has the calendar of a date field, by keyboard', async () => {
  // Those of the new app: the reports of all apps have the same name, and no period to choose.
  await frame.locator('a[href*="/apps/"][href*="report"]').first().click()
  await frame.getByRole('button', { name: /^Choose a period/ }).click()
  const day = frame.getByRole('textbox', { name: 'From' })
  const before = await day.evaluate((field) => (field as HTMLInputElement).value)
  await day.click()
  await page.press('Tab')
  await page.press('Enter')
  await frame.getByRole('grid').waitFor()
  const active = () => frame.locator('[role=grid] button:focus').count()
  await expect.poll(active).toBe(1)
  await page.press('PageUp')
  await expect.poll(active).toBe(1)
  await page.press('Enter')
  await frame.getByRole('grid').waitFor({ state: 'detached' })
  const chosen = await day.evaluate((field) => (field as HTMLInputElement).value)
  expect(chosen).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(chosen < before).toBe(true)
  expect(await frame.locator('button:focus').getAttribute('aria-label')).toBe('Open calendar')
})

it('a frame follows its host’s language, theme, and route', async () => {
  await page.locator('#route').selectOption('/projects')
  await frame.getByRole('heading', { name: 'Projects', level: 2 }).waitFor()
  await page.locator('#language').selectOption('ru')
  await frame.getByRole('heading', { name: 'Проекты', level: 2 }).waitFor()
  await page.locator('#theme').selectOption('dark')
  await expect.poll(() => frame.locator('.cw-root').first().getAttribute('data-theme')).toBe('dark')
})

it('tags show the apps on a plain page, and the selected one in another tag', async () => {
  await page.goto(`${server.origin}/plain/`)
  await page.locator('cw-apps').getByRole('link', { name: 'Northwind Maps' }).click()
  await page
    .locator('cw-release-cockpit')
    .getByRole('heading', { level: 1, name: /Northwind Maps/ })
    .waitFor()
  expect(await page.locator('#events').textContent()).toContain('cw-open cw-apps {"appId":"108370001"}')
})

it('tags on a page of another origin share the session', async () => {
  await page.goto(`${server.portalOrigin}/tags.html`)
  await page.getByRole('heading', { name: 'Projects', level: 2 }).waitFor()
  await page.locator('cw-apps').getByRole('link', { name: 'Northwind Maps' }).waitFor()
})

it('tags follow the color scheme of the browser', async () => {
  await page.goto(`${server.origin}/plain/`)
  const name = page.locator('cw-apps').getByRole('link', { name: 'Northwind Maps' })
  await name.waitFor()
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
  const [red = 0, green = 0, blue = 0] = await name.evaluate((element) => {
    // Text is light on dark. A canvas knows the numbers behind any notation of a color.
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    context.fillStyle = getComputedStyle(element).color
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  })
  expect(Math.min(red, green, blue)).toBeGreaterThan(128)
})
