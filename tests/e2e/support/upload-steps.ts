import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { patience } from '../../support/patience.ts'
import type { BreakableProxy } from './breakable-proxy.ts'
import { demoPackage } from './release-steps.ts'

/** Upload rate in bytes per second, low enough to break the connection halfway. */
const slow = 1_000_000

/** Results of the parts sent to the data plane. */
interface SentParts {
  arrived: string[]
  cut: string[]
}

/** Uploads the demo package over a slow connection, breaks it once a part has arrived, and restores it. */
export async function uploadThroughCut(page: Page, connection: BreakableProxy): Promise<void> {
  const sent = watchParts(page)
  await page.getByRole('button', { name: 'Upload package' }).first().click()
  connection.limit(slow)
  await page.locator('input[type=file]').setInputFiles(demoPackage)
  await expect.poll(() => sent.arrived.length, { timeout: 30_000, interval: 50 }).toBe(1)
  connection.cut()
  await expect.poll(() => sent.cut.length, { timeout: 30_000 }).toBeGreaterThan(0)
  const [first] = sent.arrived
  connection.limit(undefined)
  connection.join()
  const again = page.getByRole('button', { name: /^(Try again|Resume)$/ })
  await expect
    .poll(
      async () => {
        if (await again.isVisible()) await again.click()
        return page.getByText(/is ready to use/).isVisible()
      },
      { timeout: patience },
    )
    .toBe(true)
  // Parts that arrived before the break were not sent again.
  expect(sent.arrived.filter((part) => part === first)).toHaveLength(1)
}

function watchParts(page: Page): SentParts {
  const sent: SentParts = { arrived: [], cut: [] }
  const isPart = (request: Request) => request.method() === 'PUT' && new URL(request.url()).pathname.startsWith('/cfs/')
  page.on('requestfinished', async (request) => {
    if (isPart(request) && (await request.response())?.ok()) sent.arrived.push(partOf(request))
  })
  page.on('requestfailed', (request) => {
    if (isPart(request)) sent.cut.push(partOf(request))
  })
  return sent
}

/** Part number of a request, whatever the signature of its URL. */
function partOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url())
  return `${pathname} ${searchParams.get('part') ?? ''}`
}
