import { requireExactOrigin } from './exact-origin.ts'
import {
  protocolVersion,
  type HostMessageName,
  type HostMessages,
  type WidgetMessageName,
  type WidgetMessages,
} from './messages.ts'
import { readWidgetMessage } from './read-widget-message.ts'

/** Host side of the window channel, for a page that embeds widgets in a frame. */
export interface Host {
  /** Resolves when the frame has sent `hello`. @throws Error on a timeout, or when the connection is closed first. */
  ready(milliseconds?: number): Promise<{ version: number; capabilities: readonly string[] }>
  post<Name extends HostMessageName>(name: Name, params: HostMessages[Name]): void
  on<Name extends WidgetMessageName>(name: Name, listener: (params: WidgetMessages[Name]) => void): () => void
  close(): void
}

export interface HostOptions {
  frame: HTMLIFrameElement
  /** Exact origin of the page in the frame. */
  origin: string
  /** Default: the frame's own window. */
  window?: Window
}

/** Connects a page to the widgets in one of its frames. */
export function createHost({ frame, origin, window: page = window }: HostOptions): Host {
  requireExactOrigin(origin)
  const listeners = new Map<string, Set<(params: never) => void>>()
  const closing = new Set<() => void>()
  let greeting: WidgetMessages['hello'] | undefined

  const receive = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return
    const message = readWidgetMessage(event.data)
    if (!message) return
    if (message.functionName === 'hello') greeting = message.params as WidgetMessages['hello']
    for (const listener of [...(listeners.get(message.functionName) ?? [])]) listener(message.params as never)
  }
  page.addEventListener('message', receive)

  const host: Host = {
    ready(milliseconds = 10_000) {
      if (greeting) return Promise.resolve(greeting)
      return new Promise((resolve, reject) => {
        const settle = () => {
          clearTimeout(timer)
          closing.delete(closed)
          stop()
        }
        const closed = () => {
          settle()
          reject(new Error(`The connection to the frame at ${origin} was closed before it sent hello.`))
        }
        const timer = setTimeout(() => {
          settle()
          reject(
            new Error(
              `The frame at ${origin} did not say hello within ${milliseconds} ms. Is this page's origin allowed to embed it?`,
            ),
          )
        }, milliseconds)
        const stop = host.on('hello', (params) => {
          settle()
          resolve(params)
        })
        closing.add(closed)
        host.post('hello', { version: protocolVersion, capabilities: [] })
      })
    },
    post(name, params) {
      // Nobody listens in an empty frame, and browsers warn of it. The page that loads there says hello by itself.
      if (frame.contentDocument?.URL === 'about:blank') return
      frame.contentWindow?.postMessage({ functionName: name, params }, origin)
    },
    on(name, listener) {
      const group = listeners.get(name) ?? new Set()
      listeners.set(name, group)
      group.add(listener as (params: never) => void)
      return () => void group.delete(listener as (params: never) => void)
    },
    close() {
      page.removeEventListener('message', receive)
      for (const closed of [...closing]) closed()
      listeners.clear()
    },
  }
  return host
}
