import type { CDPSession } from 'playwright-core'

/**
 * The pictures that a person sees while something goes on, as base64. A page hears of a scroll later than the browser
 * has drawn it, so what is missing on the screen cannot be asked of the document.
 */
export async function drawnFrames(session: CDPSession, work: () => Promise<void>): Promise<string[]> {
  const pictures: string[] = []
  const take = ({ value }: { value: object[] }) => {
    for (const event of value as { name: string; args: { snapshot: string } }[]) if (event.name === 'Screenshot') pictures.push(event.args.snapshot)
  }
  session.on('Tracing.dataCollected', take)
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['disabled-by-default-devtools.screenshot'] } })
  await work()
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', take)
  return pictures
}
