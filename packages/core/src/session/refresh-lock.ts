import { withLock } from '../locks.ts'
import type { OtherTabs } from './other-tabs.ts'
import type { Profile } from './session-info.ts'

/** What a refresh under the lock gave, and whether another tab had made it. */
export interface RefreshResult {
  profile: Profile
  fromAnotherTab: boolean
}

/** Lets one tab refresh for all: the others wait and take over its result. */
export interface RefreshLock {
  /**
   * Runs `refresh` unless another tab has refreshed since the token `known` was the tabs' own; its result is then
   * returned.
   * @param alone the refresh is for this tab alone, such as a switch of the team
   */
  run(refresh: () => Promise<Profile>, known: string | undefined, alone: boolean): Promise<RefreshResult>
}

/** Milliseconds that a tab waits for the news of the tab that refreshed before it. */
const patience = 1000
/** Milliseconds after which a tab that holds the lock is taken for frozen. A refresh itself is given less. */
const longestHold = 30_000

/**
 * A lock over all tabs of this origin that use the same platform. What tells that another tab has refreshed is the
 * token in the shared cookies, and no clock, which may be set at any time; the session itself travels over the channel.
 * Where the browser lacks locks (a server, a test), only this page is served.
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
      // The tabs that wait in vain for a frozen one have a second lock, so that one of them refreshes for all the same.
      return withLock(name, (held) => (held ? underLock() : withLock(`${name}:2`, underLock, waiting())), waiting())
    },
  }
}
