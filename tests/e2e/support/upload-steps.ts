import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import type { BreakableProxy } from './breakable-proxy.ts'
import { demoPackage } from './release-steps.ts'

/** Bytes a second that a connection takes, so that there is a middle to cut it in. */
const slow = 1_000_000

/** What became of the parts that were put to the data plane. */
interface SentParts {
  arrived: string[]
  cut: string[]
}

/** Uploads the demo package over a slow connection, cuts it once a part has arrived, and joins it again. */
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
        return page.getByText(/can be used for a version/).isVisible()
      },
      { timeout: 90_000 },
    )
    .toBe(true)
  // What had arrived before the cut was not sent again.
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

/** Which part a request carries, whatever the signature of its address. */
function partOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url())
  return `${pathname} ${searchParams.get('part') ?? ''}`
}
