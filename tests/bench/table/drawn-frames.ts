import type { CDPSession } from 'playwright-core'

/** What a browser tells of the frames that it draws. */
export interface DrawnFrames {
  /** What a person sees, as base64. */
  pictures: string[]
  /**
   * Milliseconds of the processor that the page's thread worked for each; what else the machine did meanwhile is not in
   * it.
   */
  work: number[]
}

interface TraceEvent {
  name: string
  /** Microseconds of the processor. */
  tdur?: number
  args: { snapshot: string }
}

/**
 * The frames while something goes on. A page hears of a scroll later than the browser has drawn it, so what is missing
 * on the screen cannot be asked of the document.
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
