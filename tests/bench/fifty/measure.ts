import { createMemoryObjects, createPlatform, openPglite } from '@console-widgets/sandbox'
import { fiftyTags, leftFor, memoryOf, openFifty } from '../../hosts/support/fifty.ts'
import { openHostPages, type HostPages } from '../../hosts/support/host-pages.ts'
import { bytesResult, kilobytes, limitResult, ratioResult, type Result } from '../result.ts'
import { median } from '../spread.ts'

const rounds = 5

/** Fifty widgets on one page: what they share, and the cost of each additional one once its code is loaded. */
export async function measureFifty(): Promise<Result[]> {
  const hosts = await openHostPages(async (publicOrigin) =>
    createPlatform({ database: await openPglite(), objects: createMemoryObjects(), publicOrigin }),
  )
  try {
    const { reacts, sheets, refreshes, repeated, failed } = await openFifty(hosts)
    if (failed.length > 0) throw new Error(`These show an error: ${failed.join(', ')}`)
    const [first, further, memory]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < rounds; round += 1) {
      first.push(await workOfFirst(hosts))
      const { milliseconds, bytes } = await costOfEach(hosts)
      further.push(milliseconds)
      memory.push(bytes)
    }
    return [
      limitResult('fifty widgets, copies of React', reacts, 'count', 1),
      limitResult('fifty widgets, style sheets', sheets, 'count', 1),
      limitResult('fifty widgets, refreshes of the session', refreshes, 'count', 1),
      limitResult('fifty widgets, things read more than once', repeated.length, 'count', 0),
      ratioResult(
        'each further widget, time of the main thread',
        further,
        'ms',
        { name: 'a page with the first one', values: first },
        0.25,
      ),
      // All fifty use at most 25 MB together.
      bytesResult('each further widget, memory', median(memory), kilobytes(500)),
    ]
  } finally {
    await hosts.close()
  }
}

/** Time in milliseconds that the main thread takes to load a page and show a single widget. */
async function workOfFirst(hosts: HostPages): Promise<number> {
  const page = await hosts.open({ body: [...hosts.tags.values()][0] as string })
  const { work } = await memoryOf(page)
  await page.context().close()
  return 1000 * work
}

/** Cost of each of fifty widgets on a page that has shown each type before. */
async function costOfEach(hosts: HostPages): Promise<{ milliseconds: number; bytes: number }> {
  const page = await hosts.open({ body: [...hosts.tags.values()].join('') })
  await page.evaluate(() => document.body.replaceChildren())
  // State that a removed widget keeps for a quick return expires with time.
  await page.waitForTimeout(leftFor)
  const before = await memoryOf(page)
  await page.evaluate(addEach, fiftyTags(hosts.tags))
  const after = await memoryOf(page)
  await page.context().close()
  return { milliseconds: (1000 * (after.work - before.work)) / 50, bytes: (after.heap - before.heap) / 50 }
}

/** Runs in the page: adds tags one after the other, each once the previous one is painted. */
async function addEach(tags: string[]): Promise<void> {
  for (const html of tags) {
    const place = document.body.appendChild(document.createElement('div'))
    const ready = new Promise((resolve) => place.addEventListener('cw-ready', resolve, { once: true }))
    place.innerHTML = html
    await ready
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
}
