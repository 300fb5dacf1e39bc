import { createConsole, createMemoryStore, type Console } from '@console-widgets/core'
import { demoAccount } from '@console-widgets/platform/demo/people'
import { createTestClock, type TestClock } from '@console-widgets/platform/clock/clock'
import { createPlatform } from '../create-platform.ts'
import { everyZoneAt } from '../every-zone.ts'
import type { Platform, PlatformOptions } from '@console-widgets/platform/create-platform'
import { createCookieJar } from '../page/cookie-jar.ts'
import { stopDemoTraffic } from './demo-traffic.ts'
import { openTestDatabase } from './test-database.ts'
import { openTestObjects } from './test-objects.ts'
import { openTestSqlEngine } from './test-sql-engine.ts'

/** Platform in this process, with its own database and a clock that moves only when advanced. */
export interface TestPlatform {
  platform: Platform
  clock: TestClock
  /** URL of the database if it is on a server. */
  databaseUrl: string | undefined
  close(): Promise<void>
}

/** Options of a platform for tests. */
export interface TestPlatformOptions extends Partial<PlatformOptions> {
  /**
   * Whether the users of the demo team's apps go on as days pass: their traffic, reviews, consents, and visits.
   * Default: true. Where months pass in a test that reads no figures, generating these takes most of the time.
   */
  demoTraffic?: boolean
}

export const testOrigin = 'http://console.test'

/** Start time of a test's clock, at which the demo team's data was created. */
export const testStart = Date.parse('2026-03-02T09:00:00Z')

/** Creates a platform with or without the demo team, on the embedded database or on the server at TEST_DATABASE_URL. */
export async function createTestPlatform({
  demoTraffic = true,
  ...options
}: TestPlatformOptions = {}): Promise<TestPlatform> {
  const clock = createTestClock(testStart)
  const filled = options.demoTeam ?? true
  const { database, url, drop } = await openTestDatabase({ filled })
  const platform = await createPlatform({
    database,
    objects: openTestObjects({ filled }),
    clock,
    publicOrigin: testOrigin,
    openSqlEngine: (secret) => openTestSqlEngine(url, secret),
    ...options,
  })
  if (!demoTraffic) await stopDemoTraffic(platform)
  return { platform, clock, databaseUrl: url, close: () => platform.close().then(drop) }
}

let browsers = 0

/** Creates a console and signs in a user as a browser does: the account service's form, then the code. */
export async function signIn(
  platform: Platform,
  { account, password }: { account: string; password: string } = demoAccount,
): Promise<Console> {
  const jar = createCookieJar(platform.fetch)
  let href = `${testOrigin}/console/en/`
  // Consoles of one process share session changes by platform URL; each user has a separate browser.
  const api = testOrigin.replace('://', `://browser-${++browsers}.`)
  const console = createConsole({
    zones: everyZoneAt(api),
    fetch: jar.fetch,
    cookies: jar.cookies,
    sessionStorage: createMemoryStore(),
    localStorage: createMemoryStore(),
    now: platform.services.clock.now,
    address: () => new URL(href),
    goTo: (url) => {
      href = url
    },
  })
  await console.session.signIn()
  const form = new URLSearchParams(new URL(href).search)
  form.set('account', account)
  form.set('password', password)
  const answer = await jar.fetch(`${testOrigin}/account/sign-in`, { method: 'POST', body: form, redirect: 'manual' })
  const location = answer.headers.get('location')
  if (!location) throw new Error(`Sign-in answered ${answer.status}`)
  href = location
  await console.session.completeSignIn()
  return console
}
