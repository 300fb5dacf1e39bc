import { withLock } from '../locks.ts'
import type { OtherTabs } from './other-tabs.ts'
import type { Profile } from './session-info.ts'

/** Result of a refresh under the lock, and whether another tab made it. */
export interface RefreshResult {
  profile: Profile
  fromAnotherTab: boolean
}

/** Lets one tab refresh for all: the others wait and use its result. */
export interface RefreshLock {
  /**
   * Runs `refresh`, unless another tab has replaced the token `known` in the meantime; then its result is returned.
   * @param alone the refresh is for this tab alone, such as switching teams
   */
  run(refresh: () => Promise<Profile>, known: string | undefined, alone: boolean): Promise<RefreshResult>
}

/** Milliseconds that a tab waits for the message of the tab that refreshed before it. */
const patience = 1000
/** Milliseconds after which a tab holding the lock counts as frozen. Longer than the timeout of a refresh. */
const longestHold = 30_000

/**
 * A lock shared by all tabs of this origin that use the same platform. Whether another tab has refreshed is detected by
 * the token in the shared cookies, not by a clock, which may be changed at any time. The session itself is sent over
 * the channel. Without Web Locks (on a server, in a test), only this page is covered.
 */
export function createRefreshLock(name: string, sharedToken: () => string | undefined, tabs: OtherTabs): RefreshLock {
  let last: Profile | undefined
  tabs.onNews((news) => {
    if (news.kind !== 'ended') last = news.profile
  })

  const othersResult = async (known: string | undefined): Promise<Profile | undefined> => {
    const shared = sharedToken()
    if (shared === undefined || shared === known) return undefined
    if (last?.csrfToken === shared) return last
    return new Promise((resolve) => {
      const done = (profile: Profile | undefined) => {
        clearTimeout(timer)
        stop()
        resolve(profile)
      }
      const timer = setTimeout(() => done(undefined), patience)
      const stop = tabs.onNews((news) => done(news.kind === 'ended' ? undefined : news.profile))
    })
  }

  return {
    run(refresh, known, alone) {
      const underLock = async (): Promise<RefreshResult> => {
        const others = alone ? undefined : await othersResult(known)
        if (others) return { profile: others, fromAnotherTab: true }
        const profile = await refresh()
        tabs.tell({ kind: 'refreshed', profile })
        return { profile, fromAnotherTab: false }
      }
      const waiting = () => ({ signal: AbortSignal.timeout(longestHold) })
      // Tabs that have waited too long for a frozen one use a second lock, so that still only one of them refreshes.
      return withLock(name, (held) => (held ? underLock() : withLock(`${name}:2`, underLock, waiting())), waiting())
    },
  }
}
