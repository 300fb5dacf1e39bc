import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from './support/axe.ts'
import { fillSignIn, openBrowser, openPage } from './support/browser.ts'
import { startServer, type TestServer } from './support/server.ts'

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

/** Opens a page of tags while signed out, and signs in by the button of a tag. */
async function openTags(address: string): Promise<Page> {
  const page = await openPage(browser)
  await page.goto(address)
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
  await fillSignIn(page)
  // The sign-in page redirects through a page with a code, which can show the apps for a moment as well.
  await page.waitForURL(address)
  await page.getByRole('heading', { name: /^Apps/, level: 2 }).waitFor()
  return page
}

it('tags show the apps on a plain page, and the selected one in another tag', async () => {
  const page = await openTags(`${server.origin}/plain/`)
  await page.locator('cw-apps').getByRole('link', { name: 'Northwind Maps' }).click()
  await page
    .locator('cw-release-cockpit')
    .getByRole('heading', { level: 1, name: /Northwind Maps/ })
    .waitFor()
  expect(await page.locator('#events').textContent()).toContain('cw-open cw-apps {"appId":"108370001"}')
  expect(await findViolations(page)).toEqual([])
  await page.close()
})

it('tags show projects and apps on a page of another origin, in one session', async () => {
  const page = await openTags(`${server.portalOrigin}/tags.html`)
  const refreshes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/oauth2/v1/refresh')) refreshes.push(request.url())
  })
  await page.reload()
  await page.getByRole('heading', { name: 'Projects', level: 2 }).waitFor()
  await page.getByRole('heading', { name: /^Apps/, level: 2 }).waitFor()
  expect(refreshes.length).toBeLessThanOrEqual(1)
  expect(await findViolations(page)).toEqual([])
  await page.close()
})

describe('before React has loaded', () => {
  /** Opens the page a second time while signed in, and delays the code that mounts React's components. */
  async function openWithoutReact(): Promise<{ page: Page; go: (on: boolean) => void }> {
    const signedIn = await openTags(`${server.origin}/plain/`)
    const page = await openPage(browser, { storageState: await signedIn.context().storageState() })
    await signedIn.close()
    let go!: (on: boolean) => void
    const decided = new Promise<boolean>((resolve) => (go = resolve))
    await page.route('**/chunks/react-dom-*.js', async (route) => ((await decided) ? route.continue() : route.abort()))
    await page.goto(`${server.origin}/plain/`)
    await page.locator('cw-apps [inert]').getByText('Northwind Maps').waitFor()
    return { page, go }
  }

  /** Positions of everything that the list shows. */
  const places = (page: Page) =>
    page.locator('cw-apps').evaluate((tag) => {
      const seen = [...tag.shadowRoot!.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().height > 0,
      )
      return seen.map((element) => ({
        name: element.localName,
        text: element.childElementCount ? '' : element.textContent,
        ...element.getBoundingClientRect().toJSON(),
      }))
    })

  it('a list shows its rows, in the same places as afterwards', async () => {
    const { page, go } = await openWithoutReact()
    const before = await places(page)
    expect(before.length).toBeGreaterThan(100)
    go(true)
    await page.locator('cw-apps [inert]').waitFor({ state: 'detached' })
    expect(await places(page)).toEqual(before)
    await page.locator('cw-apps').getByRole('button', { name: 'Create app' }).click()
    await page.getByRole('dialog').waitFor()
    await page.close()
  })

  it.each([
    { what: 'Create app', opens: 'dialog' },
    { what: 'More actions', opens: 'menu' },
  ] as const)('a click on “$what” is stored, and opens the $opens once React has loaded', async ({ what, opens }) => {
    const { page, go } = await openWithoutReact()
    const button = page.locator('cw-apps [inert]').getByRole('button', { name: what }).first()
    const { x, y, width, height } = (await button.boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    go(true)
    await page.locator('cw-apps').getByRole(opens).waitFor()
    await page.close()
  })

  it('if React fails to load, the page’s own content replaces the inert frame, and the page is notified', async () => {
    const { page, go } = await openWithoutReact()
    await page.locator('cw-apps').evaluate((tag) => tag.append('Apps are shown another time.'))
    const told = await page.evaluateHandle(() => ({
      by: new Promise<string>((resolve) =>
        document.addEventListener('cw-load-error', ({ target }) => resolve((target as Element).localName), {
          once: true,
        }),
      ),
    }))
    go(false)
    expect(await told.evaluate(({ by }) => by)).toBe('cw-apps')
    await page.getByText('Apps are shown another time.').waitFor()
    expect(await page.getByText('Northwind Maps').count()).toBe(0)
    await page.close()
  })
})
