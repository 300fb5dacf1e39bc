import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../e2e/support/browser.ts'
import { type NextSite, openNextSite } from './next-site.ts'
import { openSignedInPage } from './signed-in-page.ts'

let site: NextSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([openNextSite(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** Opens a page of the application, with the server's HTML and the browser's complaints. */
async function open(path: string): Promise<{ page: Page; html: string; complaints: string[] }> {
  const { page, complaints } = await openSignedInPage(browser, site)
  const answer = await page.goto(site.origin + path)
  expect(answer?.status()).toBe(200)
  return { page, html: (await answer?.text()) ?? '', complaints }
}

/** Selects an app in a list on the page, and waits for the page to receive the event. */
async function choose(page: Page) {
  await page.getByRole('link', { name: 'Northwind Maps' }).click()
  await expect.poll(() => page.locator('output').textContent()).toBe('108370001')
}

it('Next.js imports every entry of every package on the server', async () => {
  const { page, html, complaints } = await open('/')
  const { server, client } = site.entries
  expect(server.length).toBeGreaterThan(50)
  expect(client.length).toBeGreaterThan(15)
  expect(html).toContain(`<p id="server">${server.length}</p><p id="client">${client.length}</p>`)
  await page.getByRole('heading', { name: 'Every entry' }).waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a server-rendered tag becomes a widget, and the page hydrates around it', async () => {
  const { page, html, complaints } = await open('/tags')
  expect(html).toContain('<cw-apps density="compact"></cw-apps>')
  await choose(page)
  expect(
    await page.evaluate(() => (document.querySelector('cw-apps') as Element & { projects?: unknown }).projects),
  ).toEqual([{ projectId: 'first', projectName: 'First' }])
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a server-rendered component hydrates, and shows its rows', async () => {
  const { page, html, complaints } = await open('/components')
  expect(html).toContain('lang="en"')
  await choose(page)
  expect(complaints).toEqual([])
  await page.context().close()
})
