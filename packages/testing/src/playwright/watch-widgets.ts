import { readWidgetMessage, type WidgetMessages } from '@console-widgets/core/host'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { createLog, type Log, type WrittenLog } from '../log.ts'
import type { TagEvents } from '../tag-events.ts'
import { bindingName, installRecorder, untilReady, type Recorded } from './recorder.ts'

/** Activity of the widgets of a page and of its frames. */
export interface WatchedWidgets {
  /** DOM events of all tags. */
  events: Log<TagEvents>
  /** Messages that the page received as a host, from widgets in its frames. */
  messages: Log<WidgetMessages>
  /** One tag of a page. Without an index, the first. */
  tag(name: `cw-${string}`, number?: number): Widget
}

/** One tag. */
export interface Widget {
  /** Its locator. Playwright pierces its shadow root, as in `locator.getByRole('button', { name: 'Create app' })`. */
  locator: Locator
  /** DOM events of all tags of this name. */
  events: Log<TagEvents>
  /**
   * Waits until it is on screen.
   * @throws Error with the reason when it failed to load, or when it takes longer than 30 seconds or the given time
   */
  ready(milliseconds?: number): Promise<void>
}

const watched = new WeakMap<
  Page | BrowserContext,
  Promise<Omit<WatchedWidgets, 'tag'> & { eventsOf(tag: string): Log<TagEvents> }>
>()

/** Watches the widgets of a page. Call it before the page is opened. */
export async function watchWidgets(page: Page): Promise<WatchedWidgets> {
  const running = watched.get(page) ?? startWatching(page)
  watched.set(page, running)
  const { events, messages, eventsOf } = await running
  return {
    events,
    messages,
    tag(name, number = 0) {
      const locator = page.locator(name).nth(number)
      return {
        locator,
        events: eventsOf(name),
        ready: (milliseconds = 30_000) => locator.evaluate(untilReady, milliseconds),
      }
    },
  }
}

async function startWatching(page: Page) {
  const events = createLog<TagEvents>('event')
  const messages = createLog<WidgetMessages>('message')
  const byTag = new Map<string, WrittenLog<TagEvents>>()
  const eventsOf = (tag: string) => {
    const log = byTag.get(tag) ?? createLog<TagEvents>('event')
    byTag.set(tag, log)
    return log
  }
  await page.exposeBinding(bindingName, (_source, recorded: Recorded) => {
    if ('event' in recorded) {
      for (const log of [events, eventsOf(recorded.tag)]) log.write(recorded.event, recorded.detail)
      return
    }
    const message = readWidgetMessage(recorded.message)
    if (message) messages.write(message.functionName, message.params)
  })
  await page.addInitScript(installRecorder, bindingName)
  return { events, messages, eventsOf }
}
