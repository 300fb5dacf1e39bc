import type { ChannelWindow } from '@console-widgets/core'

type Listener = (event: MessageEvent) => void

/** Two nested windows that support nothing but messages. */
export interface WindowPair {
  /** The inner window, as a console sees it. */
  inner: ChannelWindow
  /** Environment of the host side of the channel: its own window, and the frame of the inner one. */
  outer: { window: Window; frame: HTMLIFrameElement }
}

/** As in browsers, messages are copied, arrive asynchronously, and only reach their target origin. */
export function createWindowPair(outerOrigin: string, innerOrigin: string): WindowPair {
  const outer = createPostbox(outerOrigin, innerOrigin, () => inner)
  const inner = createPostbox(innerOrigin, outerOrigin, () => outer)
  const innerWindow = Object.assign(inner, { top: outer })
  return {
    inner: innerWindow,
    outer: {
      window: outer as unknown as Window,
      frame: { contentWindow: innerWindow } as unknown as HTMLIFrameElement,
    },
  }
}

interface Postbox {
  addEventListener(type: 'message', listener: Listener): void
  removeEventListener(type: 'message', listener: Listener): void
  postMessage(data: unknown, origin: string): void
}

/** @param sender the window at the other end, the only one that posts here */
function createPostbox(origin: string, senderOrigin: string, sender: () => Postbox): Postbox {
  const listeners = new Set<Listener>()
  return {
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
    postMessage(data, target) {
      if (target !== origin) return
      const event = { data: structuredClone(data), origin: senderOrigin, source: sender() } as unknown as MessageEvent
      queueMicrotask(() => {
        for (const listener of [...listeners]) listener(event)
      })
    },
  }
}
