import { withLock } from '../locks.ts'
import type { KeyValueStore } from '../options.ts'
import type { OtherTabs } from './other-tabs.ts'
import type { Profile } from './session-info.ts'

/** What a refresh under the lock gave, and whether another tab had made it. */
export interface RefreshResult {
  profile: Profile
  fromAnotherTab: boolean
}

/** Lets one tab refresh for all: the others wait and take over its result. */
export interface RefreshLock {
  /** Runs `refresh` unless another tab has refreshed since `askedAt`, whose result is then returned. */
  run(askedAt: number, refresh: () => Promise<Profile>): Promise<RefreshResult>
}

/** Milliseconds that a tab waits for the news of the tab that refreshed before it. */
const patience = 1000

/**
 * A lock over all tabs of this origin that use the same platform. The shared marker holds a time only;
 * the session itself travels over the channel. Where the browser lacks locks (a server, a test), only this page is served.
 */
export function createRefreshLock(name: string, store: KeyValueStore, tabs: OtherTabs, now: () => number): RefreshLock {
  let last: { at: number; profile: Profile } | undefined
  tabs.onNews((news) => {
    if (news.kind !== 'ended') last = { at: now(), profile: news.profile }
  })

  const othersResult = async (askedAt: number): Promise<Profile | undefined> => {
    if (Number(store.getItem(name) ?? 0) < askedAt) return undefined
    if (last && last.at >= askedAt) return last.profile
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

  const underLock = async (askedAt: number, refresh: () => Promise<Profile>): Promise<RefreshResult> => {
    const others = await othersResult(askedAt)
    if (others) return { profile: others, fromAnotherTab: true }
    const profile = await refresh()
    store.setItem(name, String(now()))
    tabs.tell({ kind: 'refreshed', profile })
    return { profile, fromAnotherTab: false }
  }

  return { run: (askedAt, refresh) => withLock(name, () => underLock(askedAt, refresh)) }
}
