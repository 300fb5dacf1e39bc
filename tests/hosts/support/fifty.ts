import type { Page } from 'playwright-core'
import type { HostPages } from './host-pages.ts'

/** Cost of fifty widgets on one page, for the page and the platform. */
export interface FiftyWidgets {
  /** Number of React copies that have rendered. */
  reacts: number
  /** Number of style sheets adopted by the widgets' roots, besides that of code editors. */
  sheets: number
  /** Number of session refreshes. */
  refreshes: number
  /** Requests repeated within a short time. */
  repeated: string[]
  /** Tags that show an error instead of a widget. */
  failed: string[]
}

/** All tags of the distribution, then the first ones again: some show the same, some share data. */
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

/** Milliseconds after which data is stale and may be read again. */
const soon = 3000

/**
 * Every copy of React registers with the browser's developer tools. This is text, because it runs in the page before
 * anything else.
 */
const countReacts = `
  globalThis.reacts = 0
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: () => ++globalThis.reacts, onCommitFiberRoot() {}, onCommitFiberUnmount() {} }`

function countInPage() {
  const widgets = [...document.body.children].filter(({ shadowRoot }) => shadowRoot)
  return {
    reacts: (globalThis as { reacts?: number }).reacts ?? 0,
    sheets: new Set(
      widgets
        .flatMap(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets ?? [])
        .filter(({ cssRules }) => !cssRules[0]?.cssText.includes('.cm-')),
    ).size,
    failed: widgets
      .filter(({ shadowRoot }) => /This part can’t be (?:shown|loaded)/.test(shadowRoot?.textContent ?? ''))
      .map(({ localName }) => localName),
  }
}

/** Memory and nodes of a page after garbage collection. */
export interface PageMemory {
  nodes: number
  listeners: number
  /** Heap size in bytes. */
  heap: number
  /** Busy time of the main thread in seconds, whatever else the machine did. */
  work: number
}

/** Milliseconds after which a removed widget has released what it keeps for a quick return. */
export const leftFor = 6000

/** Measures a page with the browser's own metrics. */
export async function memoryOf(page: Page): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('HeapProfiler.enable')
  // Objects made unreachable by one collection, such as targets of weak references, are freed by the next.
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
