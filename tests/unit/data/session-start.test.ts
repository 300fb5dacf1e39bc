import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { calls } from '@console-widgets/apps/contract'
import { createConsole, createMemoryStore, type Console } from '@console-widgets/core'
import { dataOf, sessionStartOf } from '@console-widgets/data'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

let test: TestPlatform
let console: Console
let isDown = true
let refreshes = 0
beforeAll(async () => {
  test = await createTestPlatform()
  const { options } = await signIn(test.platform)
  console = createConsole({
    ...options,
    // A page that has just been opened: the browser has the session's cookie, the page nothing.
    sessionStorage: createMemoryStore(),
    address: () => new URL('http://portal.test/page'),
    fetch: (async (request: RequestInfo | URL, init?: RequestInit) => {
      if (String(request).endsWith('/refresh')) refreshes += 1
      if (isDown) throw new TypeError('Failed to fetch')
      return (options.fetch as typeof fetch)(request, init)
    }) as typeof fetch,
  })
})
afterAll(() => test.close())
afterEach(() => vi.restoreAllMocks())

it('a session that can’t start fails every read, says both possible causes once, and is tried again by itself', async () => {
  const log = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { query } = dataOf(console)
  const app = query(calls['apps.app.get'], { appId: '108370001' })
  const apps = query(calls['apps.app.list'], {})
  const stops = [app.listen(() => {}), apps.listen(() => {})]
  const errors = () => [app.get().error, apps.get().error]
  await vi.waitFor(() => expect(errors()).toEqual([expect.anything(), expect.anything()]))
  expect(errors()[0]).toMatchObject({ kind: 'network', pageOrigin: 'http://portal.test' })
  expect(log.mock.calls).toEqual([
    [
      'console-widgets: Can’t reach the platform, or it doesn’t allow pages of http://portal.test: see ALLOWED_ORIGINS.',
    ],
  ])
  // All readers share one attempt, and each waits twice as long as the one before, up to eight seconds.
  expect(refreshes).toBe(1)
  for (const [wait, tries] of [
    [1900, 1],
    [200, 2],
    [3800, 2],
    [300, 3],
    [7800, 4],
    [7900, 4],
    [300, 5],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait)
    expect(refreshes).toBe(tries)
  }
  isDown = false
  sessionStartOf(console).again()
  vi.useRealTimers()
  await expect.poll(() => [app.get().data?.appId, apps.get().data?.total]).toEqual(['108370001', 18])
  expect(errors()).toEqual([undefined, undefined])
  expect(refreshes).toBe(6)
  for (const stop of stops) stop()
})
