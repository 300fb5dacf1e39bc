import type { KeyValueStore } from '../options.ts'
import type { SessionInfo } from './session-info.ts'

/** Lets one tab refresh for all: the others wait and take over its result. */
export interface RefreshLock {
  /** Runs `refresh` unless another tab has refreshed since `askedAt`, whose result is then returned. */
  run(askedAt: number, refresh: () => Promise<SessionInfo>): Promise<SessionInfo>
  /** Calls back when another tab has refreshed or switched. */
  onRefreshed(listener: (info: SessionInfo) => void): void
  close(): void
}

/** Milliseconds that a tab waits for the message of the tab that refreshed before it. */
const patience = 1000

/**
 * A lock over all tabs of this origin that use the same API base. The shared marker holds a time only;
 * the session itself travels on a channel that no other origin hears. Where the browser lacks locks or
 * channels (a server, a test), only this page is served.
 */
export function createRefreshLock(name: string, store: KeyValueStore, now: () => number): RefreshLock {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  // Node keeps its process alive for an open channel.
  ;(channel as { unref?: () => void } | undefined)?.unref?.()
  const listeners = new Set<(info: SessionInfo) => void>()
  let last: { at: number; info: SessionInfo } | undefined

  channel?.addEventListener('message', (event: MessageEvent<SessionInfo>) => {
    last = { at: now(), info: event.data }
    for (const listener of listeners) listener(event.data)
  })

  const othersResult = async (askedAt: number): Promise<SessionInfo | undefined> => {
    if (Number(store.getItem(name) ?? 0) < askedAt) return undefined
    if (last && last.at >= askedAt) return last.info
    return new Promise((resolve) => {
      const timer = setTimeout(() => done(undefined), patience)
      const done = (info: SessionInfo | undefined) => {
        clearTimeout(timer)
        listeners.delete(done)
        resolve(info)
      }
      listeners.add(done)
    })
  }

  const underLock = async (askedAt: number, refresh: () => Promise<SessionInfo>) => {
    const fromAnother = await othersResult(askedAt)
    if (fromAnother) return fromAnother
    const info = await refresh()
    store.setItem(name, String(now()))
    channel?.postMessage(info)
    return info
  }

  return {
    run(askedAt, refresh) {
      const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
      if (!locks) return underLock(askedAt, refresh)
      return locks.request(name, () => underLock(askedAt, refresh)) as Promise<SessionInfo>
    },
    onRefreshed: (listener) => void listeners.add(listener),
    close: () => channel?.close(),
  }
}
