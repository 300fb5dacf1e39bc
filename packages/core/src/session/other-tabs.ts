import type { Profile } from './session-info.ts'

/** What the tabs of one origin tell each other about the session. */
export type TabNews =
  | { kind: 'refreshed' | 'signed-in'; profile: Profile }
  | { kind: 'ended'; by: 'person' | 'platform' }

/** The tabs of this origin that use the same platform, and other consoles on this page. */
export interface OtherTabs {
  tell(news: TabNews): void
  onNews(listener: (news: TabNews) => void): () => void
  close(): void
}

/** A channel that no other origin hears. Where the platform lacks channels, each page is alone. */
export function createOtherTabs(name: string): OtherTabs {
  const channel = openChannel(name)
  // Node keeps its process alive for an open channel.
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

/** A frame without an origin of its own may be refused a channel. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
