import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../../../scripts/find-browser.mjs'
import { limitResult, ratioResult, type Result } from '../result.ts'
import { median } from '../spread.ts'
import { drawnFrames } from './drawn-frames.ts'
import { contenders, openTablePages, type ContenderName } from './pages.ts'
import { rowCount, rowHeight } from './rows.ts'

const rounds = 9

/** The frames of one scroll take some seconds to examine. */
const drawnRounds = 5
const names = Object.keys(contenders) as ContenderName[]

/** Duration in milliseconds of the scroll from the first row to the last. */
const scrollTime = 3000

interface Round {
  mount: number
  longestFrame: number
  /** 99th percentile of frame times. */
  usualFrame: number
}

/** Words for a measure of frame times. */
const frameTimes = {
  longestFrame: 'longest frame of a scroll',
  usualFrame: '99 of 100 frames of a scroll',
} satisfies Partial<Record<keyof Round, string>>

/**
 * Highest ratio of frame times. MUI X scrolls through a page of 100 records only, which is no comparison. An empty page
 * shows the machine's own share: there, one more frame is twice as long.
 */
const frameBudgets = { 'TanStack Table': 1, 'AG Grid Community': 1, 'an empty page': 2 } satisfies Partial<
  Record<ContenderName, number>
>

/** Frames of one scroll. */
interface Drawn {
  blank: number
  work: number
}

/**
 * A table of 100,000 records with all features of a resource list, compared with a bare one on TanStack and two
 * complete ones: time to the first rows, and frame times while scrolling by wheel from the first row to the last.
 */
export async function measureTable(): Promise<Result[]> {
  const pages = await openTablePages()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const seen = new Map<ContenderName, Round[]>(names.map((name) => [name, []]))
    // In turn, so that other load on the machine affects all of them.
    for (let round = 0; round < rounds; round += 1)
      for (const name of names) seen.get(name)!.push(await play(browser, pages.addressOf(name)))
    const of = (name: ContenderName, field: keyof Round) => ({
      name,
      values: seen.get(name)!.map((round) => round[field]),
    })
    const ours = (field: keyof Round) => of('ours', field).values
    const drawn: Record<'ours' | 'TanStack Table', Drawn[]> = { ours: [], 'TanStack Table': [] }
    for (let round = 0; round < drawnRounds; round += 1)
      for (const name of ['ours', 'TanStack Table'] as const)
        drawn[name].push(await drawScroll(browser, pages.addressOf(name)))
    const work = (name: keyof typeof drawn) => drawn[name].map((scrolled) => scrolled.work)
    const blank = (name: keyof typeof drawn) => median(drawn[name].map((scrolled) => scrolled.blank))
    return [
      ratioResult('100,000 rows: mount', ours('mount'), 'ms', of('TanStack Table', 'mount'), 0.9),
      ratioResult('100,000 rows: mount', ours('mount'), 'ms', of('MUI X DataGrid', 'mount'), 0.5),
      ratioResult('100,000 rows: mount', ours('mount'), 'ms', of('AG Grid Community', 'mount'), 0.5),
      ...(Object.keys(frameTimes) as (keyof typeof frameTimes)[]).flatMap((field) =>
        Object.entries(frameBudgets).map(([name, budget]) =>
          ratioResult(
            `100,000 rows: ${frameTimes[field]}`,
            ours(field),
            'ms',
            of(name as ContenderName, field),
            budget,
          ),
        ),
      ),
      ratioResult(
        '100,000 rows: work for the dearest frame of a scroll',
        work('ours'),
        'ms',
        { name: 'TanStack Table', values: work('TanStack Table') },
        1.25,
      ),
      limitResult('100,000 rows: frames of a scroll with a place without rows', blank('ours'), 'count', 0, {
        name: 'TanStack Table',
        value: blank('TanStack Table'),
      }),
    ]
  } finally {
    await browser.close()
    await pages.close()
  }
}

/** Mounts a table, scrolls it, and unmounts it. */
async function play(browser: Browser, address: string): Promise<Round> {
  return onStage(browser, address, async (page, session) => {
    const mount = await page.evaluate(() => window.stage.mount())
    await page.evaluate(() => window.stage.watch())
    // A busy page drops wheel events.
    let reachedEnd = false
    for (let times = 0; times < 3 && !reachedEnd; times += 1) {
      await scroll(session)
      reachedEnd = await page.evaluate(() => window.stage.hasReachedEnd())
    }
    if (!reachedEnd) throw new Error(`The table at ${address} was not scrolled to its end`)
    const frames = await page.evaluate(() => window.stage.seen())
    const sorted = frames.toSorted((a, b) => a - b)
    return {
      mount,
      longestFrame: sorted.at(-1) as number,
      usualFrame: sorted[Math.ceil(sorted.length * 0.99) - 1] as number,
    }
  })
}

/** Number of frames with blank rows during a scroll, and the maximum work for one frame. */
async function drawScroll(browser: Browser, address: string): Promise<Drawn> {
  return onStage(browser, address, async (page, session) => {
    await page.evaluate(() => window.stage.mount())
    const { pictures, work } = await drawnFrames(session, () => scroll(session))
    if (pictures.length < 10) throw new Error(`${pictures.length} frames were drawn of a scroll`)
    if (!work.some((time) => time > 0)) throw new Error('The browser does not tell how long the page works for a frame')
    let blank = 0
    for (const picture of pictures)
      if (!(await page.evaluate((taken) => window.stage.isFilled(taken), picture))) blank += 1
    return { blank, work: Math.max(...work) }
  })
}

async function onStage<Seen>(
  browser: Browser,
  address: string,
  act: (page: Page, session: CDPSession) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(address)
    return await act(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

/** Turns the wheel over the rows until the end. */
async function scroll(session: CDPSession): Promise<void> {
  const distance = rowCount * rowHeight
  await session.send('Input.synthesizeScrollGesture', {
    x: 600,
    y: 500,
    yDistance: -distance,
    speed: Math.round(distance / (scrollTime / 1000)),
    gestureSourceType: 'mouse',
  })
}
