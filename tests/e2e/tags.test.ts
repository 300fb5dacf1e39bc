import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

/** Opens a page of tags on which nobody is signed in, and signs in by the button that a tag shows. */
async function openTags(address: string): Promise<Page> {
  const page = await openPage(browser)
  await page.goto(address)
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
  await fillSignIn(page)
  await page.getByRole('heading', { name: 'Apps', level: 2 }).waitFor()
  return page
}

it('shows the apps on a plain page, which shows a chosen one in a tag of its own', async () => {
  const page = await openTags(`${server.origin}/plain/`)
  await page.locator('cw-apps').getByRole('link', { name: 'Northwind Maps' }).click()
  await page.locator('cw-release-cockpit').getByRole('heading', { level: 1, name: /Northwind Maps/ }).waitFor()
  expect(await page.locator('#events').textContent()).toContain('cw-open cw-apps {"appId":"108370001"}')
  expect(await findViolations(page)).toEqual([])
  await page.close()
})

it('shows projects and apps on a page of another origin, in one session', async () => {
  const page = await openTags(`${server.portalOrigin}/tags.html`)
  // The way back from the sign-in page is over: a reload in its midst is given up for it.
  await page.getByRole('heading', { name: 'Apps', level: 2 }).waitFor()
  const refreshes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/oauth2/v1/refresh')) refreshes.push(request.url())
  })
  await page.reload()
  await page.getByRole('heading', { name: 'Projects', level: 2 }).waitFor()
  await page.getByRole('heading', { name: 'Apps', level: 2 }).waitFor()
  expect(refreshes.length).toBeLessThanOrEqual(1)
  expect(await findViolations(page)).toEqual([])
  await page.close()
})
