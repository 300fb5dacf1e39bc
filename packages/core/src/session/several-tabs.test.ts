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
  /** Tabs of one browser: what one person's tabs share is shared, what each has for itself is not. */
  function openTabs(count: number, answer?: Answerer, samePage = false) {
    vi.stubGlobal('navigator', { locks: createFakeLocks() })
    const shared = {
      localStorage: createMemoryStore(),
      cookies: memoryCookies(),
      ...(samePage ? { sessionStorage: createMemoryStore() } : {}),
    }
    // Its own address, so that no other test's tabs hear of it.
    const api = `https://${crypto.randomUUID()}.example`
    const zones = { china: { api } }
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

  it.each([false, true])('make one refresh between them (on one page: %s)', async (samePage) => {
    const { tabs, close, signIn, total } = openTabs(3, undefined, samePage)
    await signIn()
    await Promise.all(tabs.flatMap((page) => [ask(page), ask(page)]))
    expect(total()).toBe(1)
    expect(new Set(tabs.map(({ console }) => console.session.$state.get().info?.csrftoken)).size).toBe(1)
    close()
  })

  it('a sign-in in one tab is a sign-in in all, also in one that had ended', async () => {
    const { tabs, close } = openTabs(2, () => refusal(401, 1))
    const [one, other] = tabs as [FakePage, FakePage]
    await expect(ask(other)).rejects.toMatchObject({ kind: 'signed-out' })
    one.console.session.accept(profileAt(startTime))
    await settle()
    expect(status(other)).toBe('active')
    expect(other.console.permissions.allows('apps.write')).toBe(true)
    close()
  })

  it('a sign-out in one tab is a sign-out in all', async () => {
    const { tabs, close, signIn } = openTabs(2)
    const [one, other] = tabs as [FakePage, FakePage]
    await signIn()
    await one.console.session.signOut()
    await settle()
    expect(status(other)).toBe('ended')
    expect(other.console.session.$profile.get()).toBeUndefined()
    close()
  })

  it('a session that the platform ends is asked after once', async () => {
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

  it('a tab that works in another team takes over the tokens, and stays in its team', async () => {
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

  it('a tab of another person lets nothing of the one before stay', async () => {
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

  it('a tab whose refresh fails leaves the turn to the next', async () => {
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

  it('a refresh that never answers ends by itself, and leaves the turn to the next', async () => {
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

  it('a tab that froze with the lock in its hands does not hold up the others', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => abortAfter(milliseconds / 25))
    const { tabs, close, signIn, total, api } = openTabs(3)
    await signIn()
    void navigator.locks.request(`console-widgets:refresh:${api}/agc/edge`, {}, () => new Promise(() => {}))
    await Promise.all(tabs.map(ask))
    expect(total()).toBe(1)
    close()
  })

  it('a token that is refused is refreshed, also when the clock was set back since the tabs’ last refresh', async () => {
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

  it('a tab that comes late does not refresh what another has just refreshed, though the news is still on its way', async () => {
    const { tabs, close, signIn, total } = openTabs(2)
    const [one, other] = tabs as [FakePage, FakePage]
    await signIn()
    const seen: string[] = []
    one.console.session.$state.listen(({ status: next }) => {
      seen.push(next)
      // The very moment at which the first has its answer, and nobody else has heard of it.
      if (next === 'active' && seen.length === 2) void ask(other)
    })
    await ask(one)
    await settle()
    await ask(other)
    expect(seen.slice(0, 2)).toEqual(['refreshing', 'active'])
    expect(total()).toBe(1)
    close()
  })

  it('consoles of different platforms know nothing of each other', async () => {
    const one = openTabs(1)
    const other = openTabs(1)
    ;(one.tabs[0] as FakePage).console.session.accept(profileAt(startTime))
    await settle()
    expect(status(other.tabs[0] as FakePage)).toBe('unknown')
    one.close()
    other.close()
  })

  it('a browser without locks and channels serves its own page', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const page = createSignedInPage()
    page.pass(61 * minute)
    await Promise.all([ask(page), ask(page)])
    expect(refreshes(page)).toBe(1)
  })

  it('so does a frame without an origin of its own, which is refused both', async () => {
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
