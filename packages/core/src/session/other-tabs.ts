import type { Profile } from './session-info.ts'

/** Session messages between the tabs of one origin. */
export type TabNews =
  | { kind: 'refreshed' | 'signed-in'; profile: Profile }
  | { kind: 'ended'; by: 'person' | 'platform' }

/** The tabs of this origin that use the same platform, and other consoles on this page. */
export interface OtherTabs {
  tell(news: TabNews): void
  onNews(listener: (news: TabNews) => void): () => void
  close(): void
}

/** A channel within this origin. Without BroadcastChannel, each page is on its own. */
export function createOtherTabs(name: string): OtherTabs {
  const channel = openChannel(name)
  // Node would stay alive for an open channel.
  ;(channel as { unref?: () => void } | undefined)?.unref?.()
  const listeners = new Set<(news: TabNews) => void>()
  channel?.addEventListener('message', ({ data }: MessageEvent<TabNews>) => {
    for (const listener of [...listeners]) listener(data)
  })
  return {
    tell: (news) => channel?.postMessage(news),
    onNews(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      listeners.clear()
      channel?.close()
    },
  }
}

/** A frame with an opaque origin may be denied a channel. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
