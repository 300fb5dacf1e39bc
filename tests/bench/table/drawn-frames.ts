import type { CDPSession } from 'playwright-core'

/** A frame as reported by the browser. */
export interface DrawnFrames {
  /** Screenshot as base64. */
  pictures: string[]
  /** CPU time in milliseconds of the page's main thread for each frame, regardless of other load on the machine. */
  work: number[]
}

interface TraceEvent {
  name: string
  /** Microseconds of CPU time. */
  tdur?: number
  args: { snapshot: string }
}

/**
 * Records frames during an action. The browser draws a scroll before the page is notified, so blank areas on the screen
 * can't be found in the document.
 */
export async function drawnFrames(session: CDPSession, act: () => Promise<void>): Promise<DrawnFrames> {
  const frames: DrawnFrames = { pictures: [], work: [] }
  const take = ({ value }: { value: object[] }) => {
    for (const { name, args, tdur = 0 } of value as TraceEvent[]) {
      if (name === 'Screenshot') frames.pictures.push(args.snapshot)
      else if (name === 'ProxyMain::BeginMainFrame') frames.work.push(tdur / 1000)
    }
  }
  session.on('Tracing.dataCollected', take)
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.screenshot', 'cc'] },
  })
  await act()
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', take)
  return frames
}
