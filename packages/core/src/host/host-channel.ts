import { requireExactOrigin } from './exact-origin.ts'
import {
  protocolVersion,
  type Envelope,
  type HostMessageName,
  type HostMessages,
  type WidgetMessageName,
  type WidgetMessages,
} from './messages.ts'

/** Widget side of the window channel. */
export interface HostChannel {
  /** Whether there is a host in another window. */
  readonly hasHost: boolean
  /**
   * Posts to the top window, to each configured origin exactly, never to `*`. Without a host, it only reaches local
   * listeners.
   */
  post<Name extends WidgetMessageName>(name: Name, params: WidgetMessages[Name]): void
  /** Listens to the host. Returns a function that stops listening. */
  on<Name extends HostMessageName>(name: Name, listener: (params: HostMessages[Name]) => void): () => void
  /** Listens to the messages of this page's widgets, for DOM events and for hosts in the same page. */
  onPosted(listener: (name: WidgetMessageName, params: WidgetMessages[WidgetMessageName]) => void): () => void
  close(): void
}

/** The parts of `Window` that the channel needs, so that tests can fake the top window. */
export interface ChannelWindow {
  readonly top: { postMessage(message: unknown, targetOrigin: string): void } | null
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

interface ChannelPlaces {
  /** Exact origins, such as `https://portal.example`. */
  hostOrigins: readonly string[]
  /** What the page does beyond the first version of the messages. */
  capabilities?: readonly string[] | undefined
  window?: ChannelWindow | undefined
  /** Called when a listener throws. */
  reportError?: (error: unknown) => void
}

/** @throws RangeError when an origin is not exact. */
export function createHostChannel({
  hostOrigins,
  capabilities = [],
  window: page,
  reportError = () => {},
}: ChannelPlaces): HostChannel {
  for (const origin of hostOrigins) requireExactOrigin(origin)
  const listeners = new Map<string, Set<(params: never) => void>>()
  const posted = new Set<(name: WidgetMessageName, params: WidgetMessages[WidgetMessageName]) => void>()
  const embedded = page !== undefined && page.top !== null && !Object.is(page.top, page)
  // Only a framed page has a host. Messages wait for the reader to load, and keep their order.
  const hasHost = embedded && hostOrigins.length > 0
  const reader = hasHost ? import('./read-host-message.ts') : undefined
  reader?.catch(reportError)
  /** Messages without a listener yet, the last of each name: what listens may still be loading. */
  const waiting = new Map<string, unknown>()
  let closed = false

  /** A listener that throws must not stop the other listeners or the sender. */
  const call = (listener: () => void) => {
    try {
      listener()
    } catch (error) {
      reportError(error)
    }
  }

  const post: HostChannel['post'] = (name, params) => {
    for (const listener of [...posted]) call(() => listener(name, params))
    if (!embedded) return
    for (const origin of hostOrigins) page.top?.postMessage({ functionName: name, params }, origin)
  }

  const greet = () => post('hello', { version: protocolVersion, capabilities })
  const receive = (event: MessageEvent) => {
    if (!embedded || event.source !== page.top || !hostOrigins.includes(event.origin)) return
    reader?.then(
      ({ readHostMessage }) => !closed && hear(readHostMessage(event.data)),
      () => {},
    )
  }
  const hear = (message: Envelope<HostMessageName> | undefined) => {
    if (!message) return
    if (message.functionName === 'hello') greet()
    const group = listeners.get(message.functionName)
    if (!group?.size) waiting.set(message.functionName, message.params)
    for (const listener of [...(group ?? [])]) call(() => listener(message.params as never))
  }
  page?.addEventListener('message', receive)
  if (embedded) greet()

  return {
    hasHost,
    post,
    on(name, listener) {
      const group = listeners.get(name) ?? new Set()
      listeners.set(name, group)
      group.add(listener as (params: never) => void)
      if (waiting.has(name)) call(() => listener(waiting.get(name) as never))
      waiting.delete(name)
      return () => void group.delete(listener as (params: never) => void)
    },
    onPosted(listener) {
      posted.add(listener)
      return () => void posted.delete(listener)
    },
    close() {
      closed = true
      page?.removeEventListener('message', receive)
      listeners.clear()
      posted.clear()
    },
  }
}
