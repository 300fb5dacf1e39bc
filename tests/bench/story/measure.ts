import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serve, serveFile } from '@console-widgets/sandbox/node'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../../../scripts/find-browser.mjs'
import { ratioResult, type Result } from '../result.ts'

const rounds = 5

/** Stories with data, of one component, and a row that each shows; and a story without data. */
const first = { id: 'services-projects-projectlist--filled', shows: 'Northwind Navigation' }
const next = { id: 'services-projects-projectlist--chinese', shows: '北风天气' }
const withoutData = { id: 'parts-all--buttons', shows: 'Release' }

/** Milliseconds after which what a visit has left running, such as the search for violations, is over. */
const rest = 2000

/** What a visit took until the story was on the screen. */
interface Visit {
  milliseconds: number
  /** Processor time of the page's main thread. */
  busy: number
}

const limits = [
  {
    name: 'first story with data, nothing cached',
    kind: 'cold',
    peer: { name: 'a story without data', kind: 'bareCold' },
    budget: 2,
  },
  {
    name: 'the same story, visited again',
    kind: 'again',
    peer: { name: 'a story without data', kind: 'bareAgain' },
    budget: 2,
  },
  {
    name: 'another story, by a click',
    kind: 'further',
    peer: { name: 'a story without data, visited again', kind: 'bareAgain' },
    budget: 1,
  },
] as const

/**
 * Time from the navigation to a story with data, in a built Storybook with its sidebar: in a browser without any cache,
 * when visited again, and after a click on another story. The story without data tells what Storybook itself takes.
 *
 * `STORYBOOK` names a folder with a built Storybook to measure instead of this repository's.
 */
export async function measureStory(): Promise<Result[]> {
  const given = process.env.STORYBOOK
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'console-bench-storybook-')))
  if (!given) buildStorybook(folder)
  const serving = await serve({
    port: 0,
    fetch: async (request) =>
      (await serveFile(request, { prefix: '/', folder })) ?? new Response('Not found', { status: 404 }),
  })
  const origin = `http://localhost:${serving.port}`
  const visits: Record<'cold' | 'again' | 'further' | 'bareCold' | 'bareAgain', Visit[]> = {
    cold: [],
    again: [],
    further: [],
    bareCold: [],
    bareAgain: [],
  }
  try {
    for (let round = 0; round < rounds; round += 1) {
      await inFreshBrowser(async (page) => {
        visits.cold.push(await visit(page, () => goTo(page, origin, first.id), first.shows))
        visits.again.push(await visit(page, () => goTo(page, origin, first.id), first.shows))
        visits.further.push(await visit(page, () => page.locator(`a#${next.id}`).click(), next.shows))
      })
      await inFreshBrowser(async (page) => {
        visits.bareCold.push(await visit(page, () => goTo(page, origin, withoutData.id), withoutData.shows))
        visits.bareAgain.push(await visit(page, () => goTo(page, origin, withoutData.id), withoutData.shows))
      })
    }
  } finally {
    await serving.close()
    if (!given) await rm(folder, { recursive: true })
  }
  return limits.flatMap(({ name, kind, peer, budget }) =>
    (['milliseconds', 'busy'] as const).map((value) =>
      ratioResult(
        value === 'milliseconds' ? name : `${name}: its main thread's processor time`,
        visits[kind].map((taken) => taken[value]),
        'ms',
        { name: peer.name, values: visits[peer.kind].map((taken) => taken[value]) },
        budget,
      ),
    ),
  )
}

function buildStorybook(folder: string): void {
  const { status } = spawnSync('npx', ['storybook', 'build', '--quiet', '--output-dir', folder], { stdio: 'ignore' })
  if (status !== 0) throw new Error('Storybook could not be built: see `npm run build-storybook`.')
}

/** A profile on disk, since the browser caches no compiled code in a private context. */
async function inFreshBrowser(run: (page: Page) => Promise<void>): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'console-bench-profile-'))
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: browserArguments,
    viewport: { width: 1280, height: 900 },
  })
  try {
    await run(context.pages()[0] ?? (await context.newPage()))
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function goTo(page: Page, origin: string, id: string): Promise<void> {
  await page.goto(`${origin}/?path=/story/${id}`, { waitUntil: 'commit' })
}

async function visit(page: Page, act: () => Promise<void>, shows: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await busy()
  const started = performance.now()
  await act()
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root')
    .getByText(shows)
    .first()
    .waitFor({ timeout: 120_000 })
  const milliseconds = performance.now() - started
  const after = await busy()
  await session.detach()
  await pause(rest)
  // A navigation to another process starts the count anew.
  return { milliseconds, busy: after < before ? after : after - before }
}
