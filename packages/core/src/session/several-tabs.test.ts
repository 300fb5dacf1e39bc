import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../browser-ports.ts'
import { cookieNames } from '../model.ts'
import { ask, minute, refreshes, settle, status } from '../testing/asking.ts'
import { createFakeLocks } from '../testing/fake-locks.ts'
import {
  createFakePage,
  createSignedInPage,
  hour,
  memoryCookies,
  profileAt,
  refusal,
  startTime,
  type Answerer,
  type FakePage,
} from '../testing/fake-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A signal like that of `AbortSignal.timeout`. */
function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), milliseconds)
  return controller.signal
}

describe('several consoles and tabs', () => {
  /** Tabs of one browser, with shared and per-tab storage as in a browser. */
  function openTabs(count: number, answer?: Answerer, samePage = false) {
    vi.stubGlobal('navigator', { locks: createFakeLocks() })
    const shared = {
      localStorage: createMemoryStore(),
      cookies: memoryCookies(),
      ...(samePage ? { sessionStorage: createMemoryStore() } : {}),
    }
    // A unique address, so that tabs of other tests don't receive the messages.
    const api = `https://${crypto.randomUUID()}.example`
    const zones = { china: { api }, europe: { api } }
    const tabs = Array.from({ length: count }, () => {
      const page: FakePage = createFakePage(
        async (request) => {
          await new Promise((resolve) => setTimeout(resolve, 5))
          if (answer) return answer(request)
          if (request.url.pathname.endsWith('/refresh'))
            return profileAt(
              page.now(),
              (request.body as { agcTeamId: string }).agcTeamId === 'team2' ? { teamId: 'team2', siteID: '7' } : {},
            )
          return { nextUrl: '/' }
        },
        { ...shared, zones },
      )
      return page
    })
    const close = () => tabs.forEach(({ console }) => console.close())
    const signIn = async () => {
      ;(tabs[0] as FakePage).console.session.accept(profileAt(startTime))
      await settle()
      tabs.forEach((page) => page.pass(61 * minute))
    }
    return { tabs, close, signIn, api, total: () => tabs.reduce((sum, page) => sum + refreshes(page), 0) }
  }

  it.each([false, true])('share one refresh (on one page: %s)', async (samePage) => {
    const { tabs, close, signIn, total } = openTabs(3, undefined, samePage)
    await signIn()
    await Promise.all(tabs.flatMap((page) => [ask(page), ask(page)]))
    expect(total()).toBe(1)
    expect(new Set(tabs.map(({ console }) => console.session.$state.get().info?.csrftoken)).size).toBe(1)
    close()
  })

  it('share a sign-in, even if their session had ended', async () => {
    const { tabs, close } = openTabs(2, () => refusal(401, 1))
    const [one, other] = tabs as [FakePage, FakePage]
    await expect(ask(other)).rejects.toMatchObject({ kind: 'signed-out' })
    one.console.session.accept(profileAt(startTime))
    await settle()
    expect(status(other)).toBe('active')
    expect(other.console.permissions.allows('apps.write')).toBe(true)
    close()
  })

  it('share a sign-out', async () => {
    const { tabs, close, signIn } = openTabs(2)
    const [one, other] = tabs as [FakePage, FakePage]
    await signIn()
    await one.console.session.signOut()
    await settle()
    expect(status(other)).toBe('ended')
    expect(other.console.session.$profile.get()).toBeUndefined()
    close()
  })

  it('make one request for a session that the platform has ended', async () => {
    const { tabs, close, total } = openTabs(3, () => refusal(401, 1))
    tabs.forEach(({ console, now }) => console.session.accept(profileAt(now())))
    await settle()
    tabs.forEach((page) => page.pass(61 * minute))
    const results = await Promise.allSettled(tabs.map(ask))
    expect(results.map(({ status: end }) => end)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(total()).toBeLessThanOrEqual(2)
    await settle()
    expect(tabs.map(status)).toEqual(['ended', 'ended', 'ended'])
    close()
  })

  it('share new tokens across teams, and each stay in their own team', async () => {
    const { tabs, close, signIn, total } = openTabs(2)
    const [one, other] = tabs as [FakePage, FakePage]
    await signIn()
    await other.console.session.switchTeam('team2')
    await settle()
    expect(one.console.session.$state.get().info).toMatchObject({
      teamId: 'team1',
      siteid: '1',
      csrftoken: other.console.session.$state.get().info?.csrftoken,
    })
    tabs.forEach((page) => page.pass(61 * minute))
    await Promise.all([ask(one), ask(other)])
    expect(total()).toBe(2)
    expect(one.console.session.$state.get().info?.teamId).toBe('team1')
    expect(other.console.session.$state.get().info?.teamId).toBe('team2')
    close()
  })

  it('clear the data of the previous user when another one signs in', async () => {
    const { tabs, close, signIn } = openTabs(2)
    const [one, other] = tabs as [FakePage, FakePage]
    await signIn()
    other.console.session.accept(profileAt(startTime, { userId: 'user2', teamId: 'team3' }))
    await settle()
    expect(one.reloads()).toBe(1)
    expect(one.console.session.$state.get()).toEqual({ status: 'unknown', info: undefined })
    expect(one.console.session.$profile.get()).toBeUndefined()
    expect(one.cookies.get(cookieNames.userInfo)).toContain('user2')
    close()
  })

  it('hand the lock to the next tab after a failed refresh', async () => {
    let first = true
    const { tabs, close, signIn } = openTabs(2, ({ url }) => {
      if (!url.pathname.endsWith('/refresh')) return {}
      if (!first) return profileAt(startTime + 61 * minute)
      first = false
      throw new TypeError('fetch failed')
    })
    await signIn()
    const results = await Promise.allSettled(tabs.map(ask))
    expect(results.map(({ status: end }) => end).sort()).toEqual(['fulfilled', 'rejected'])
    close()
  })

  it('time out a refresh without a response, and hand the lock to the next tab', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => abortAfter(milliseconds / 25))
    let first = true
    const { tabs, close, signIn, total } = openTabs(3, ({ url }) => {
      if (!url.pathname.endsWith('/refresh')) return {}
      if (!first) return profileAt(startTime + 61 * minute)
      first = false
      return new Promise(() => {})
    })
    await signIn()
    const results = await Promise.allSettled(tabs.map(ask))
    expect(results.map((result) => (result.status === 'rejected' ? result.reason.kind : 'answered')).sort()).toEqual([
      'answered',
      'answered',
      'timeout',
    ])
    expect(total()).toBe(2)
    close()
  })

  it('are not blocked by a tab that froze with the lock', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => abortAfter(milliseconds / 25))
    const { tabs, close, signIn, total, api } = openTabs(3)
    await signIn()
    void navigator.locks.request(`console-widgets:refresh:${api}/agc/edge`, {}, () => new Promise(() => {}))
    await Promise.all(tabs.map(ask))
    expect(total()).toBe(1)
    close()
  })

  it('refresh a rejected token, even if the clock was set back since the last refresh', async () => {
    const { tabs, close, signIn, total } = openTabs(2)
    const [one, other] = tabs as [FakePage, FakePage]
    await signIn()
    await Promise.all(tabs.map(ask))
    tabs.forEach((page) => page.pass(-24 * hour))
    const refused = other.console.session.$state.get().info?.csrftoken
    const { csrftoken } = await other.console.session.refresh(refused)
    expect(csrftoken).not.toBe(refused)
    expect(total()).toBe(2)
    await settle()
    expect(one.console.session.$state.get().info?.csrftoken).toBe(csrftoken)
    close()
  })

  it('do not repeat another tab’s refresh before its message has arrived', async () => {
    const { tabs, close, signIn, total } = openTabs(2)
    const [one, other] = tabs as [FakePage, FakePage]
    await signIn()
    const seen: string[] = []
    one.console.session.$state.listen(({ status: next }) => {
      seen.push(next)
      // The moment at which the first tab has its response, and no other has received it.
      if (next === 'active' && seen.length === 2) void ask(other)
    })
    await ask(one)
    await settle()
    await ask(other)
    expect(seen.slice(0, 2)).toEqual(['refreshing', 'active'])
    expect(total()).toBe(1)
    close()
  })

  it('are independent of consoles on other platforms', async () => {
    const one = openTabs(1)
    const other = openTabs(1)
    ;(one.tabs[0] as FakePage).console.session.accept(profileAt(startTime))
    await settle()
    expect(status(other.tabs[0] as FakePage)).toBe('unknown')
    one.close()
    other.close()
  })

  it('work within one page in a browser without locks and channels', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const page = createSignedInPage()
    page.pass(61 * minute)
    await Promise.all([ask(page), ask(page)])
    expect(refreshes(page)).toBe(1)
  })

  it('work within a frame with an opaque origin, which is denied both', async () => {
    const refuse = () => Promise.reject(new DOMException('opaque origin', 'SecurityError'))
    vi.stubGlobal('navigator', { locks: { request: refuse } })
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('opaque origin', 'SecurityError')
        }
      },
    )
    const page = createSignedInPage()
    page.pass(61 * minute)
    await Promise.all([ask(page), ask(page)])
    expect(refreshes(page)).toBe(1)
  })
})
