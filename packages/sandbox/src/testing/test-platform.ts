import { createConsole, createMemoryStore, type Console } from '@console-widgets/core'
import { demoAccount } from '../demo/seed.ts'
import { createTestClock, type TestClock } from '../clock/clock.ts'
import { openPglite } from '../database/pglite.ts'
import { createMemoryObjects } from '../files/memory-store.ts'
import { createPlatform, type Platform } from '../platform.ts'
import { createCookieJar } from '../page/cookie-jar.ts'

/** A platform in this process, on an embedded database in memory and a clock that stands still. */
export interface TestPlatform {
  platform: Platform
  clock: TestClock
  close(): Promise<void>
}

export const testOrigin = 'http://console.test'

export async function createTestPlatform(): Promise<TestPlatform> {
  const clock = createTestClock(Date.parse('2026-03-02T09:00:00Z'))
  const platform = await createPlatform({ database: await openPglite(), objects: createMemoryObjects(), clock, publicOrigin: testOrigin })
  return { platform, clock, close: platform.close }
}

/** A console in which a person is signed in, the way a browser does it: the account service's form, then the code. */
export async function signIn(platform: Platform, { account, password }: { account: string; password: string } = demoAccount): Promise<Console> {
  const jar = createCookieJar(platform.fetch)
  let href = `${testOrigin}/console/en/`
  const console = createConsole({
    zones: { china: { api: testOrigin } },
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
  console.session.signIn()
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
