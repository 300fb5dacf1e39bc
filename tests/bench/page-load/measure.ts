import { rm } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { browserArguments, findBrowser } from '../../../scripts/find-browser.mjs'
import { limitResult, median, ratioResult, type Result } from '../result.ts'
import { buildPeers } from './build-peers.ts'
import { loadPage, type PageLoad } from './load-page.ts'
import { openSite } from './site.ts'

const rounds = 5

/** The pages that show the same rows, by the paths that they are at. */
const pages = { ours: '/', workos: '/workos/', cloudscape: '/cloudscape/' } as const

/** How soon a page with our list shows its first row, cold, on a slow machine and line, and what WorkOS and Cloudscape need for it. */
export async function measurePageLoad(): Promise<Result[]> {
  await build({ configFile: 'packages/elements/vite.config.ts', logLevel: 'error' })
  const folder = await buildPeers(['workos', 'cloudscape'])
  const site = await openSite(folder)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const loads: Record<keyof typeof pages, PageLoad[]> = { ours: [], workos: [], cloudscape: [] }
    // The first round is not counted: the server compresses what it sends for the first time, and the browser starts its processes.
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, path] of Object.entries(pages) as [keyof typeof pages, string][]) {
        const load = await loadPage(browser, site, path)
        if (round > 0) loads[name].push(load)
      }
    const half = (name: keyof typeof pages, value: keyof PageLoad) => median(loads[name].map((load) => load[value]))
    const firstRow = 'navigation to the first row, cold, CPU 4×, fast 3G'
    const blocking = 'blocking time until then'
    return [
      ratioResult(firstRow, half('ours', 'firstRow'), 'ms', { name: 'WorkOS UsersManagement', value: half('workos', 'firstRow') }, 0.5),
      ratioResult(`${firstRow}, against a table page`, half('ours', 'firstRow'), 'ms', { name: 'Cloudscape', value: half('cloudscape', 'firstRow') }, 0.5),
      limitResult(blocking, half('ours', 'blocking'), 'ms', 100),
      ratioResult(`${blocking}, against`, half('ours', 'blocking'), 'ms', { name: 'WorkOS UsersManagement', value: half('workos', 'blocking') }, 1),
      ratioResult(`${blocking}, against a table page`, half('ours', 'blocking'), 'ms', { name: 'Cloudscape', value: half('cloudscape', 'blocking') }, 1),
    ]
  } finally {
    await browser.close()
    await site.close()
    await rm(folder, { recursive: true })
  }
}
