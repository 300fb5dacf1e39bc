import { rm } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { browserArguments, findBrowser } from '../../../scripts/find-browser.mjs'
import { limitResult, median, ratioResult, type Result } from '../result.ts'
import { buildPeers } from './build-peers.ts'
import { blockingTime, timeToFirstRow } from './load-page.ts'
import { openSite } from './site.ts'

const rounds = 5

/** Pages that show the same rows, by path. */
const pages = { ours: '/', workos: '/workos/', cloudscape: '/cloudscape/' } as const

/**
 * Time to the first row of a page with our list, with a cold cache on a slow machine and connection, compared with
 * WorkOS and Cloudscape.
 */
export async function measurePageLoad(): Promise<Result[]> {
  await build({ configFile: 'packages/elements/vite.config.ts', logLevel: 'error' })
  const folder = await buildPeers(['workos', 'cloudscape'])
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
    const half = (name: keyof typeof pages, value: 'firstRow' | 'blocking') => median(loads[name][value])
    const peers = { workos: 'WorkOS UsersManagement', cloudscape: 'Cloudscape' } as const
    return (['workos', 'cloudscape'] as const).flatMap((name) => [
      ratioResult(
        'navigation to the first row, cold, CPU 4×, fast 3G',
        half('ours', 'firstRow'),
        'ms',
        { name: peers[name], value: half(name, 'firstRow') },
        0.5,
      ),
      limitResult('blocking time until then', half('ours', 'blocking'), 'ms', 100, {
        name: peers[name],
        value: half(name, 'blocking'),
      }),
    ])
  } finally {
    await browser.close()
    await site.close()
    await rm(folder, { recursive: true })
  }
}
