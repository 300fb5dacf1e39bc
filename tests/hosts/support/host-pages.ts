import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { demoTeamId, type Platform } from '@console-widgets/sandbox'
import { serve, serveFile } from '@console-widgets/sandbox/node'
import { openBrowser } from '../../e2e/support/browser.ts'
import { openDemoPlatform } from '../../support/demo-data.ts'
import { freePort } from '../../support/free-port.ts'
import { signInCookies } from '../../support/sign-in-cookies.ts'
import { patience } from '../../support/patience.ts'
import { tagsOfTeam } from '../../support/tags-of-team.ts'

/** A third-party page that shows our tags. */
export interface HostPage {
  /** The tags and their surroundings. */
  body: string
  /** Contents of the head, such as the host's styles. */
  head?: string
  /** Attributes of the `html` element. */
  attributes?: string
  /** Leaves our script out: the page without widgets. */
  withoutWidgets?: boolean
}

export interface HostPageOptions extends BrowserContextOptions {
  /** Fixed time of the page from its start, so that relative times don't change. */
  time?: Date
  /** Files of the distribution to delay until the promise resolves. */
  later?: { files: RegExp; when: Promise<unknown> }
}

/** A request to the platform. */
export interface Asked {
  /** `GET /path?query`, with the body. */
  request: string
  /** Milliseconds since 1970. */
  time: number
}

/** Host pages on a running platform, with a signed-in user. */
export interface HostPages {
  browser: Browser
  /** HTML of all tags of the distribution, with ids of the demo team. */
  tags: ReadonlyMap<string, string>
  /** Requests of the pages to the platform. */
  requests: Asked[]
  /** Opens a page and waits until all of its tags show their data. */
  open(page: HostPage, options?: HostPageOptions): Promise<Page>
  close(): Promise<void>
}

const distribution = 'packages/elements/dist/browser'

/** @param openPlatform opens the platform at an origin. Default: on a copy of the demo data of this run */
export async function openHostPages(
  openPlatform: (publicOrigin: string) => Promise<Platform> = (publicOrigin) => openDemoPlatform({ publicOrigin }),
): Promise<HostPages> {
  const shown = new Map<string, string>()
  const requests: Asked[] = []
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const platform = await openPlatform(origin)
  const serving = await serve({
    port,
    fetch: async (request, caller) => {
      const { pathname, search } = new URL(request.url)
      const html = shown.get(pathname)
      if (html !== undefined) return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
      if (pathname.startsWith('/widgets/'))
        return (
          (await serveFile(request, { prefix: '/widgets/', folder: distribution })) ??
          new Response(null, { status: 404 })
        )
      requests.push({
        request: `${request.method} ${pathname}${search} ${await request.clone().text()}`.trim(),
        time: Date.now(),
      })
      return platform.fetch(request, caller)
    },
  })
  const browser = await openBrowser()
  const tags = await tagsOfTeam(platform.services.database, demoTeamId)
  return {
    browser,
    tags: new Map(tags.map(({ name, html }) => [name, html])),
    requests,
    async open(page, { time, later, ...options } = {}) {
      const path = `/host/${shown.size}`
      shown.set(path, write(page))
      const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options })
      // A separate session: the previous page may have refreshed its own.
      const cookies = await signInCookies(platform, origin)
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })))
      const opened = await context.newPage()
      opened.setDefaultTimeout(patience)
      if (time) await opened.clock.setFixedTime(time)
      if (later) await opened.route(later.files, (route) => later.when.then(() => route.continue()))
      opened.on('pageerror', (error) => {
        throw error
      })
      await opened.goto(origin + path, { waitUntil: 'load' })
      if (!page.withoutWidgets) await shownAll(opened, { idle: !later })
      return opened
    },
    async close() {
      await browser.close()
      await serving.close()
      await platform.close()
    },
  }
}

/**
 * Waits until every tag of a page is on the screen and loaded, and the network is idle.
 *
 * @param options.idle false if a response is delayed, so that the network is never idle
 */
export async function shownAll(page: Page, { idle = true } = {}): Promise<void> {
  await page.waitForFunction(allShown, undefined, { timeout: patience, polling: 100 })
  if (idle) await page.waitForLoadState('networkidle')
  await page.waitForFunction(allShown, undefined, { timeout: patience, polling: 100 })
  // Lazy parts of a page, such as a chart, are even later on a busy machine.
  let [before, now] = ['', await page.evaluate(contentOf)]
  while (before !== now) {
    await pause(500)
    ;[before, now] = [now, await page.evaluate(contentOf)]
  }
}

/** Runs in the page: contents of the tags. */
function contentOf(): string {
  return [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot?.innerHTML ?? '').join('')
}

/** Runs in the page. */
function allShown(): boolean {
  const tags = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('cw-'))
  return tags.every(
    ({ shadowRoot: root }) =>
      root?.querySelector('h1, h2, table, form, section, [role]') && !root.querySelector('[aria-busy=true]'),
  )
}

function write({ body, head = '', attributes = 'lang="en"', withoutWidgets }: HostPage): string {
  const script = withoutWidgets
    ? ''
    : '<script type="module" src="/widgets/console-widgets.js" data-language="en"></script>'
  return `<!doctype html><html ${attributes}><head><meta charset="utf-8"><link rel="icon" href="data:,">${head}</head><body>${body}${script}</body></html>`
}
