import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Site } from './site.ts'
import { tasksOf } from './tasks.ts'

/** Fast 3G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** Slowdown of the target machine relative to this one. */
const slower = 4

/** Milliseconds from navigation to the frame with the first row, on a slow machine and connection. */
export async function timeToFirstRow(browser: Browser, site: Site, path: string): Promise<number> {
  return inFreshPage(browser, site, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    return showFirstRow(page, site, path)
  })
}

/**
 * Total blocking time in milliseconds on a slow machine, until a second after the first row. It is the CPU time of
 * tasks times four, instead of the browser's throttling: that one slows by wall-clock time, and so multiplies the
 * effect of other processes.
 */
export async function blockingTime(browser: Browser, site: Site, path: string): Promise<number> {
  const tasks = await inFreshPage(browser, site, (page) => tasksOf(browser, () => showFirstRow(page, site, path)))
  return tasks.reduce((sum, milliseconds) => sum + Math.max(0, milliseconds * slower - 50), 0)
}

/** Timeout in milliseconds after which a page is considered failed. */
const patience = 60_000

async function showFirstRow(page: Page, site: Site, path: string): Promise<number> {
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('requestfailed', (request) => said.push(`${request.url()}: ${request.failure()?.errorText}`))
  await page.goto(site.origin + path, { waitUntil: 'commit' })
  const time = await Promise.race([page.evaluate<number>('firstRow'), pause(patience, undefined)])
  if (time === undefined)
    throw new Error(
      `${path} has not shown its first row. ${said.join('; ')} ${(await page.locator('body').innerText({ timeout: 5000 }).catch(String)).slice(0, 500)}`,
    )
  return time
}

/** A page of a browser with an empty cache, signed in. */
async function inFreshPage<Value>(
  browser: Browser,
  site: Site,
  run: (page: Page, session: CDPSession) => Promise<Value>,
): Promise<Value> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const cookies = await site.signIn()
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.origin })))
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await page.addInitScript(`globalThis.awaitedRow = ${JSON.stringify(site.apps[0]?.appName)}`)
    await page.addInitScript({ path: 'tests/bench/page-load/watch-page.js' })
    return await run(page, session)
  } finally {
    await context.close()
  }
}
