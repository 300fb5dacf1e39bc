import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillSignIn, keepPictureOfFailure, openBrowser, openPage } from './support/browser.ts'
import {
  addPictures,
  chooseCategory,
  chooseCountries,
  createApp,
  declareData,
  enterPrivacy,
  fillTexts,
  leaveEditor,
  openTab,
  prepareVersion,
  rateApp,
  submit,
  uploadForVersion,
} from './support/release-steps.ts'
import { startServer, type TestServer } from './support/server.ts'

let server: TestServer
let browser: Browser
let portal: Page
let frame: FrameLocator
beforeAll(async () => {
  server = await startServer({ REVIEW_SECONDS: '1' })
  browser = await openBrowser()
  portal = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  await portal.goto(server.portalOrigin)
  frame = portal.frameLocator('#frame')
})
keepPictureOfFailure(() => portal)
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Messages with a name that the portal has received, newest first. */
const received = (name: string) =>
  portal.locator(`#log li[data-message=${name}][data-direction="from the console"] code`).allTextContents()

it('greets its host', async () => {
  await expect.poll(() => portal.locator('#status').textContent()).toMatch(/version 1|sign-in/)
  await expect.poll(() => received('hello')).toHaveLength(1)
})

it('shows a fallback for a console that is late, and the console as soon as it is there', async () => {
  const slow = await openPage(browser)
  await slow.clock.install()
  let answer!: () => void
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await slow.route('**/console/en/**', async (route) => {
    await answered
    await route.continue()
  })
  // Its load waits for the frame.
  await slow.goto(server.portalOrigin, { waitUntil: 'domcontentloaded' })
  // By script (R176): this page can't read other answers of the console's server.
  const asked = slow.waitForResponse(/\/health\?_=\d+&callback=cw_/)
  await slow.clock.fastForward(11_000)
  await slow.getByRole('alert').getByText('The console can’t be reached.').waitFor()
  expect(await (await asked).text()).toMatch(/^\/\*\*\/cw_\d+_\d+\(\{"status":"ok"\}\)$/)
  answer()
  await slow.frameLocator('#frame').getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await expect.poll(() => slow.getByRole('alert').isVisible()).toBe(false)
  await slow.close()
})

it('signs in in a separate window, because the sign-in page can’t be framed', async () => {
  const [popup] = await Promise.all([
    portal.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ])
  await fillSignIn(popup)
  await frame.getByRole('heading', { name: /^Apps/, level: 2 }).waitFor()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect.poll(() => received('ready')).not.toEqual([])
})

it('publishes an app in the frame, and the portal is notified of every change', async () => {
  await createApp(frame, 'Lantern Guide')
  await prepareVersion(frame)
  await uploadForVersion(frame)
  await addPictures(frame)
  await openTab(frame, 'Text')
  await fillTexts(frame, {
    appName: 'Lantern Guide',
    brief: 'Lights along the coast',
    description: 'Every lighthouse of the coast with its light, its range and its story.',
  })
  await chooseCountries(frame, 'Europe')
  await enterPrivacy(frame, 'https://lantern-guide.eu/privacy')
  await leaveEditor(frame)
  await chooseCategory(frame)
  await rateApp(frame)
  await declareData(frame)
  await submit(frame, 'Live')
  const changed = async () => (await received('changed')).map((text) => (JSON.parse(text) as { call: string }).call)
  await expect
    .poll(changed)
    .toEqual(
      expect.arrayContaining([
        'apps.app.create',
        'app-packages.package.create',
        'versions.app-version.create',
        'versions.on-shelf.submit',
      ]),
    )
  expect(await received('navigate')).not.toEqual([])
})

it('reloads its data when the host asks for it', async () => {
  const read = portal.waitForRequest(
    (request) => request.method() === 'GET' && request.url().startsWith(`${server.origin}/agc/edge/`),
  )
  await portal.locator('#refresh').click()
  await read
})

it('follows its host’s language, theme, and route', async () => {
  await portal.locator('#route').selectOption('/projects')
  await frame.getByRole('heading', { name: 'Projects', level: 2 }).waitFor()
  await portal.locator('#language').selectOption('ru')
  await frame.getByRole('heading', { name: 'Проекты', level: 2 }).waitFor()
  await portal.locator('#theme').selectOption('dark')
  await expect.poll(() => frame.locator('.cw-root').first().getAttribute('data-theme')).toBe('dark')
})

it('sends no secrets over the window channel', async () => {
  const log = await portal.locator('#log').textContent()
  const cookies = await portal.context().cookies(server.origin)
  for (const { name, value } of cookies)
    if (/session|csrf/i.test(name)) expect(log).not.toContain(decodeURIComponent(value))
})

it('ignores messages that aren’t from its host', async () => {
  const before = await frame.locator('.cw-root').first().getAttribute('lang')
  const stranger = portal.frames().find((each) => each.url().startsWith(server.origin))
  const language = { functionName: 'setLanguage', params: { language: 'cn' } }
  await stranger?.evaluate((sent) => {
    // From the frame itself: its origin isn't on the list, and it isn't the top window.
    window.postMessage(sent, '*')
    document.body.append(document.createElement('iframe'))
  }, language)
  const [other] = stranger?.childFrames() ?? []
  expect(other).toBeDefined()
  await other?.evaluate((sent) => window.parent.postMessage(sent, '*'), language)
  await portal.evaluate(() => {
    const target = (document.querySelector('#frame') as HTMLIFrameElement).contentWindow
    for (const data of [
      null,
      'setLanguage',
      { functionName: 'setLanguage' },
      { functionName: 'setLanguage', params: { language: 'de' } },
      { functionName: 'setLanguage', params: { language: 'cn', more: 1 } },
      { functionName: 'setRoute', params: { route: 'x'.repeat(100_000) } },
    ])
      target?.postMessage(data, '*')
  })
  // Messages arrive in order: once the host's own has been handled, so have the ones before it.
  await portal.locator('#theme').selectOption('light')
  await expect.poll(() => frame.locator('.cw-root').first().getAttribute('data-theme')).toBe('light')
  expect(await frame.locator('.cw-root').first().getAttribute('lang')).toBe(before)
  await frame.getByRole('heading', { name: 'Проекты', level: 2 }).waitFor()
})
