import type { Browser } from 'playwright-core'
import type { Site } from './site.ts'

/** What a page's load took, in milliseconds. */
export interface PageLoad {
  /** From the navigation to the frame with the first row. */
  firstRow: number
  /** What long tasks took beyond 50 ms each, until shortly after that. */
  blocking: number
}

/** A fast 3G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** Opens a page of the site in a browser that has seen nothing of it, on a slow machine with a slow line. */
export async function loadPage(browser: Browser, site: Site, path: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    await context.addCookies(site.cookies.map((cookie) => ({ ...cookie, url: site.origin })))
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(`globalThis.awaitedRow = ${JSON.stringify(site.apps[0]?.appName)}`)
    await page.addInitScript({ path: 'tests/bench/page-load/watch-page.js' })
    await page.goto(site.origin + path, { waitUntil: 'commit' })
    return await page.evaluate<PageLoad>('pageLoad')
  } finally {
    await context.close()
  }
}
