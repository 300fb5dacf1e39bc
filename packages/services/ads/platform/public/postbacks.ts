import { fillMacros, type Macro } from '@console-widgets/ads/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Postback } from '../tables.ts'

/** Requests at the same time, and those that wait. More aren’t sent: a click doesn’t wait for other systems. */
const [mostAtOnce, mostWaiting] = [8, 1000]
const patience = 5000

const waiting: (() => Promise<void>)[] = []
let running = 0

/** Tells other systems of a click or a view. Their answers change nothing. */
export function sendPostbacks(
  { fetchOutside }: Pick<PlatformParts, 'fetchOutside'>,
  postbacks: readonly Postback[],
  event: Postback['event'],
  values: Readonly<Record<Macro, string>>,
): void {
  for (const postback of postbacks) {
    if (postback.event !== event || waiting.length >= mostWaiting) continue
    const url = new URL(fillMacros(postback.address, values))
    waiting.push(async () => {
      const response = await fetchOutside(url, AbortSignal.timeout(patience))
      await response.body?.cancel()
    })
  }
  while (running < mostAtOnce && waiting.length > 0) void work()
}

async function work(): Promise<void> {
  running++
  for (let next = waiting.shift(); next; next = waiting.shift())
    // The other system can’t be reached, or its address is a private one.
    await next().catch(() => undefined)
  running--
}
