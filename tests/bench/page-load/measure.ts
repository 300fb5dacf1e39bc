import { rm } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { browserArguments, findBrowser } from '../../../scripts/find-browser.mjs'
import { ratioResult, type Result } from '../result.ts'
import { buildPeers } from './build-peers.ts'
import { blockingTime, timeToFirstRow } from './load-page.ts'
import { openSite } from './site.ts'

const rounds = 9

/** Pages that show the same rows, by path. */
const pages = { ours: '/', react: '/react/', workos: '/workos/', cloudscape: '/cloudscape/' } as const

const names = { ours: 'ours', react: 'React with a table', workos: 'WorkOS UsersManagement', cloudscape: 'Cloudscape' }
const words = {
  firstRow: 'navigation to the first row, cold, CPU 4×, fast 3G',
  blocking: 'blocking time until then',
}
const limits = [
  { peer: 'react', value: 'firstRow', budget: 1 },
  { peer: 'workos', value: 'firstRow', budget: 0.5 },
  { peer: 'workos', value: 'blocking', budget: 0.5 },
  { peer: 'cloudscape', value: 'firstRow', budget: 0.5 },
  { peer: 'cloudscape', value: 'blocking', budget: 0.5 },
] as const

/**
 * Time to the first row of a page with our list, with a cold cache on a slow machine and connection, compared with bare
 * React with a table, WorkOS, and Cloudscape.
 */
export async function measurePageLoad(): Promise<Result[]> {
  await build({ configFile: 'packages/elements/vite.config.ts', logLevel: 'error' })
  const folder = await buildPeers(['react', 'workos', 'cloudscape'])
  const site = await openSite(folder)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const loads = Object.fromEntries(
      Object.keys(pages).map((name) => [name, { firstRow: [], blocking: [] }]),
    ) as unknown as Record<keyof typeof pages, { firstRow: number[]; blocking: number[] }>
    // The first round isn't counted: the server compresses its files for the first time, and the browser starts its
    // processes.
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, path] of Object.entries(pages) as [keyof typeof pages, string][]) {
        const firstRow = await timeToFirstRow(browser, site, path)
        const blocking = await blockingTime(browser, site, path)
        if (round === 0) continue
        loads[name].firstRow.push(firstRow)
        loads[name].blocking.push(blocking)
      }
    const of = (name: keyof typeof pages, value: 'firstRow' | 'blocking') => ({
      name: names[name],
      values: loads[name][value],
    })
    return limits.map(({ peer, value, budget }) =>
      ratioResult(words[value], loads.ours[value], 'ms', of(peer, value), budget),
    )
  } finally {
    await browser.close()
    await site.close()
    await rm(folder, { recursive: true })
  }
}
