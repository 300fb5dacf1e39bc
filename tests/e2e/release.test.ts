import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestClock } from '@console-widgets/sandbox'
import { openNodePlatform } from '@console-widgets/sandbox/node'
import { stopDemoTraffic } from '@console-widgets/sandbox/testing/demo-traffic'
import { freePortPair } from '../support/free-port.ts'
import { rowsOfTeam } from '../support/team-rows.ts'
import { createRandom, troubles } from '../support/troubles.ts'
import { openProxy, type BreakableProxy } from './support/breakable-proxy.ts'
import { keepPictureOfFailure, openBrowser } from './support/browser.ts'
import { openConsole } from './support/console-page.ts'
import { openFaultProxy, type FaultProxy } from './support/fault-proxy.ts'
import { sendPackage } from './support/release-steps.ts'
import { releaseWalk } from './support/release-walk.ts'
import { startServer, type TestServer } from './support/server.ts'
import { uploadThroughCut } from './support/upload-steps.ts'

let server: TestServer
/**
 * A second server for the walk over a bad connection, started while the first is in use: a simultaneous start would
 * build the pages twice.
 */
let second: Promise<{ server: TestServer; connection: FaultProxy }>
let connection: BreakableProxy
let browser: Browser
let page: Page
beforeAll(async () => {
  const port = await freePortPair()
  server = await startServer({ REVIEW_SECONDS: '1', PUBLIC_ORIGIN: `http://localhost:${port}` })
  connection = await openProxy(port, server.port)
  second = openSecond()
  browser = await openBrowser()
  page = await openConsole(browser, connection.origin)
})
keepPictureOfFailure(() => page)
afterAll(async () => {
  await browser?.close()
  await connection?.close()
  await server?.close()
  const bad = await second
  await bad?.connection.close()
  await bad?.server.close()
})

async function openSecond() {
  const port = await freePortPair()
  const started = await startServer({ REVIEW_SECONDS: '1', PUBLIC_ORIGIN: `http://localhost:${port}` })
  return { server: started, connection: await openFaultProxy(port, started.port) }
}

const stretches = releaseWalk<Page>({
  name: 'uploads a package whose connection is cut in the middle',
  run: (walked) => uploadThroughCut(walked, connection),
})

it.each(stretches.map(({ name, walk }) => [name, walk] as const))('%s', (_name, walk) => walk(page))

it('ends with the same rows when many of the requests fail', async () => {
  const bad = await second
  await page.close()
  page = await openConsole(browser, bad.connection.origin)
  const choose = troubles(createRandom(11), 0.25)
  let met = 0
  bad.connection.decide((request) => {
    const fault = request.headers.agcteamid || request.url.startsWith('/cfs/') ? choose(request) : undefined
    met += fault ? 1 : 0
    return fault
  })
  const stop = keepTrying(page)
  for (const { walk } of releaseWalk({ name: 'uploads a package', run: sendPackage })) await walk(page)
  stop()
  expect(met).toBeGreaterThan(15)

  const [calm, hard] = [await rowsAfter(server), await rowsAfter(bad.server)]
  const [missing, added] = [calm.filter((row) => !hard.includes(row)), hard.filter((row) => !calm.includes(row))]
  expect({ missing, added }).toEqual({ missing: [], added: [] })
  expect(hard).toEqual(calm)
})

/** Presses the retry buttons that a screen shows, also those of a dialog above it. @returns a function that stops it */
function keepTrying(walked: Page): () => void {
  const press = async () => {
    const all = await walked.getByRole('button', { name: 'Try again', exact: true }).all()
    for (const again of all) await again.click({ timeout: 200 }).catch(() => {})
  }
  const timer = setInterval(() => void press().catch(() => {}), 500)
  return () => clearInterval(timer)
}

/** Rows of the demo team that differ on each start: passwords, and archives with timestamps. */
const madeAnew = /^cw_database_accounts |\.rpk"/

/**
 * Answers and a draft's pictures are saved as they are given: how many reach the platform at once depends on the
 * connection. What has been saved in the end is compared by the rows of the version itself.
 */
const savedOnTheWay = /^cw_audit_\w+ .*"(?:answers|materials)": \{/

/** The team's data after a day, when remains of unused uploads have been deleted. */
async function rowsAfter({ end, folder, origin }: TestServer): Promise<string[]> {
  await end()
  const clock = createTestClock(Date.now())
  const platform = await openNodePlatform({
    folder,
    publicOrigin: origin,
    clock,
    serviceOptions: { versions: { reviewSeconds: 1 } },
  })
  try {
    await stopDemoTraffic(platform)
    for (let hours = 0; hours < 30; hours += 6) {
      clock.advance(6 * 3_600_000)
      await platform.wake()
    }
    return (await rowsOfTeam(platform)).filter((row) => !madeAnew.test(row) && !savedOnTheWay.test(row))
  } finally {
    await platform.close()
  }
}
