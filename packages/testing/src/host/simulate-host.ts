import type { ConsoleOptions } from '@console-widgets/core'
import { createHost, type Host, type WidgetMessages } from '@console-widgets/core/host'
import { createLog, type Log } from '../log.ts'
import { widgetMessageNames } from './widget-message-names.ts'
import { createWindowPair } from './window-pair.ts'

/** Stands in for a page that embeds widgets: records their messages, and sends them those of a host. */
export interface SimulatedHost extends Pick<Host, 'ready' | 'post' | 'close'> {
  /** Messages that the widgets have sent. Like any host, it drops those that are not valid. */
  messages: Log<WidgetMessages>
}

export interface FrameToHost {
  frame: HTMLIFrameElement
  /** Exact origin of the page in the frame. */
  origin: string
}

/** The host of a console in the same page or process. */
export interface HostOfConsole extends SimulatedHost {
  /** Spread these into the options of `createConsole` or `configureConsole` to make the console behave as embedded. */
  consoleOptions: Pick<ConsoleOptions, 'hostOrigins' | 'window'>
}

const hostOrigin = 'https://host.test'
const widgetOrigin = 'https://widgets.test'

/**
 * Simulates a host around a console in the same page or process, including Node, or around a frame of the page.
 *
 * ```ts
 * const host = simulateHost()
 * const console = createConsole({ zones, ...host.consoleOptions })
 * host.post('setLanguage', { language: 'ru' })
 * const { call } = await host.messages.waitFor('changed')
 * ```
 */
export function simulateHost(): HostOfConsole
export function simulateHost(around: FrameToHost): SimulatedHost
export function simulateHost(around?: FrameToHost): SimulatedHost | HostOfConsole {
  if (around) return recordingHost(createHost(around))
  const { inner, outer } = createWindowPair(hostOrigin, widgetOrigin)
  return {
    ...recordingHost(createHost({ ...outer, origin: widgetOrigin })),
    consoleOptions: { hostOrigins: [hostOrigin], window: inner },
  }
}

function recordingHost(host: Host): SimulatedHost {
  const messages = createLog<WidgetMessages>('message')
  for (const name of widgetMessageNames) host.on(name, (params) => messages.write(name, params))
  return { messages, ready: host.ready, post: host.post, close: host.close }
}
