import type { Page } from 'playwright-core'
import type { HostPages } from './host-pages.ts'

/** What fifty widgets on one page have cost it and the platform. */
export interface FiftyWidgets {
  /** Copies of React that have rendered. */
  reacts: number
  /** Style sheets that the widgets' roots have adopted. */
  sheets: number
  /** Refreshes of the session. */
  refreshes: number
  /** What was asked of the platform a second time soon after the first. */
  repeated: string[]
  /** Tags that show an error in place of a widget. */
  failed: string[]
}

/** Every tag of the distribution, and the first ones again: some show the same, some share what they read. */
export function fiftyTags(tags: ReadonlyMap<string, string>): string[] {
  const each = [...tags.values()]
  return Array.from({ length: 50 }, (_, index) => each[index % each.length] as string)
}

/** Opens a page with fifty widgets and counts. */
export async function openFifty(hosts: HostPages): Promise<FiftyWidgets> {
  hosts.requests.length = 0
  const page = await hosts.open({ head: `<script>${countReacts}</script>`, body: fiftyTags(hosts.tags).join('\n') })
  const asked = hosts.requests.filter(({ request }) => !request.startsWith('OPTIONS '))
  const seen = await page.evaluate(countInPage)
  await page.context().close()
  return {
    ...seen,
    refreshes: asked.filter(({ request }) => request.includes('/oauth2/v1/refresh')).length,
    repeated: [
      ...new Set(
        asked.flatMap(({ request, time }, index) =>
          asked.slice(0, index).some((before) => before.request === request && time - before.time < soon)
            ? [request]
            : [],
        ),
      ),
    ],
  }
}

/** Milliseconds after which the same thing may be read again: it has become old. */
const soon = 3000

/**
 * Every copy of React tells the browser's developer tools of itself. A text, for it runs in the page before anything
 * else.
 */
const countReacts = `
  globalThis.reacts = 0
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: () => ++globalThis.reacts, onCommitFiberRoot() {}, onCommitFiberUnmount() {} }`

function countInPage() {
  const widgets = [...document.body.children].filter(({ shadowRoot }) => shadowRoot)
  return {
    reacts: (globalThis as { reacts?: number }).reacts ?? 0,
    sheets: new Set(widgets.flatMap(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets ?? [])).size,
    failed: widgets
      .filter(({ shadowRoot }) => /This part cannot be shown/.test(shadowRoot?.textContent ?? ''))
      .map(({ localName }) => localName),
  }
}

/** What a page holds once what can be collected has been. */
export interface PageMemory {
  nodes: number
  listeners: number
  /** Bytes of objects. */
  heap: number
  /** Seconds that the main thread has worked, whatever else the machine did. */
  work: number
}

/** Milliseconds after which a widget that was taken off a page has left nothing for one that comes back soon. */
export const leftFor = 6000

/** Measures a page by the browser's own count. */
export async function memoryOf(page: Page): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('HeapProfiler.enable')
  // What one collection makes unreachable, such as the target of a weak reference, the next one takes.
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    heap: value('JSHeapUsedSize'),
    work: value('TaskDuration'),
  }
}
