import type { Browser } from 'playwright-core'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** CPU time in microseconds. */
  tdur?: number
  args?: { name?: string }
}

/** CPU time in milliseconds of each main-thread task of a page during an action. */
export async function tasksOf(browser: Browser, run: () => Promise<unknown>): Promise<number[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'],
      excludedCategories: ['*'],
    },
  })
  await run()
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const tasks = threads.map(({ pid, tid }) =>
    events
      .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
      .map(({ tdur = 0 }) => tdur / 1000),
  )
  // The browser keeps an idle process for the next page: the busy one is the page's.
  const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0)
  return tasks.toSorted((one, other) => sum(other) - sum(one))[0] ?? []
}
