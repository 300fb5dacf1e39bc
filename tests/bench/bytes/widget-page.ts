import { createMemoryObjects, createPlatform, demoTeamId, openPglite } from '@console-widgets/sandbox'
import { serve, serveFile } from '@console-widgets/sandbox/node'
import { chromium, type Browser } from 'playwright-core'
import { freePort } from '../../support/free-port.ts'
import { signInCookies } from '../../support/sign-in-cookies.ts'
import { tagsOfTeam } from '../../support/tags-of-team.ts'
import { browserArguments, findBrowser } from '../../../scripts/find-browser.mjs'

const distribution = 'packages/elements/dist/browser'

/** A file of the browser distribution that a page has loaded. */
export interface LoadedFile {
  path: string
  content: Buffer
}

/** Pages with nothing but tags, on a running platform, with a signed-in user. */
export interface WidgetPages {
  /** HTML of all tags of the distribution, with ids of the demo team. */
  tags: readonly { name: string; html: string }[]
  /** Opens a page with tags and returns the loaded files once all tags are on the screen. */
  load(html: string): Promise<LoadedFile[]>
  close(): Promise<void>
}

export async function openWidgetPages(): Promise<WidgetPages> {
  let body = ''
  const page = () =>
    new Response(
      `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><body>${body}<script type="module" src="/widgets/console-widgets.js" data-language="en"></script></body></html>`,
      { headers: { 'content-type': 'text/html; charset=utf-8' } },
    )
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const platform = await createPlatform({
    database: await openPglite(),
    objects: createMemoryObjects(),
    publicOrigin: origin,
  })
  const serving = await serve({
    port,
    fetch: async (request, caller) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/') return page()
      if (pathname.startsWith('/widgets/'))
        return (
          (await serveFile(request, { prefix: '/widgets/', folder: distribution })) ??
          new Response(null, { status: 404 })
        )
      return platform.fetch(request, caller)
    },
  })
  const cookies = await signInCookies(platform, origin)
  const browser: Browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  return {
    tags: await tagsOfTeam(platform.services.database, demoTeamId),
    async load(html) {
      body = html
      const context = await browser.newContext()
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })))
      const opened = await context.newPage()
      const files = new Map<string, Promise<LoadedFile>>()
      opened.on('response', (response) => {
        const path = new URL(response.url()).pathname
        if (path.startsWith('/widgets/') && response.ok())
          files.set(
            path,
            response.body().then((content) => ({ path, content })),
          )
      })
      await opened.goto(origin, { waitUntil: 'load' })
      await opened.waitForFunction(allOnTheScreen, undefined, { timeout: 60_000 })
      await opened.waitForLoadState('networkidle')
      const loaded = await Promise.all(files.values())
      await context.close()
      return loaded
    },
    async close() {
      await browser.close()
      await serving.close()
      await platform.close()
    },
  }
}

/** Runs in the page: whether each tag shows content of its own. */
function allOnTheScreen(): boolean {
  return [...document.body.children]
    .filter(({ localName }) => localName.startsWith('cw-'))
    .every(
      (tag) =>
        tag.shadowRoot?.querySelector('h1, h2, table, form, section, [role]') !== null && tag.shadowRoot !== null,
    )
}
