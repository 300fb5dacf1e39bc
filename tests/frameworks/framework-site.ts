import { createMemoryObjects, createPlatform, openPglite } from '@console-widgets/sandbox'
import { serve, serveFile } from '@console-widgets/sandbox/node'
import { installMissing } from '../../scripts/install-missing.mjs'
import { buildPages } from '../../scripts/build-pages.ts'
import { freePortPair } from '../support/free-port.ts'
import { signInCookies, type SessionCookie } from '../support/sign-in-cookies.ts'
import { buildPage, pages } from './build-page.ts'

/** A page for each framework, on a platform in this process. */
export interface FrameworkSite {
  origin: string
  /** Signs the demo account in, for one browser: a session belongs to one, whose refresh ends the earlier token. */
  signIn(): Promise<readonly SessionCookie[]>
  close(): Promise<void>
}

export async function openFrameworkSite(): Promise<FrameworkSite> {
  installMissing(pages)
  installMissing(`${pages}/react-18`)
  await buildPages()
  const port = await freePortPair()
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
      const [, name = ''] = /^\/pages\/(.+)\/$/.exec(pathname) ?? []
      if (name) return page(name)
      if (pathname.startsWith('/pages/'))
        return new Response(await buildPage(pathname.slice('/pages/'.length)), {
          headers: { 'content-type': 'text/javascript' },
        })
      if (pathname.startsWith('/widgets/'))
        return (
          (await serveFile(request, { prefix: '/widgets/', folder: 'packages/elements/dist/browser' })) ??
          new Response(null, { status: 404 })
        )
      return platform.fetch(request, caller)
    },
  })
  return {
    origin,
    signIn: () => signInCookies(platform, origin),
    async close() {
      await serving.close()
      await platform.close()
    },
  }
}

/** The page's own script comes first, so that it sets properties on tags that aren't defined yet. */
function page(entry: string): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>A page</title><body><main></main>
<script type="module" src="/pages/${entry}"></script><script type="module" src="/widgets/console-widgets.js" data-language="en"></script></body></html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
