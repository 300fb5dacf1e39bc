import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '@console-widgets/apps/data'
import { calls } from '@console-widgets/apps/contract'
import { createConsole } from '@console-widgets/core'
import { createMemoryObjects, createPlatform, openPglite } from '@console-widgets/sandbox'
import { serve, serveFile } from '@console-widgets/sandbox/node'
import { freePort } from '../../support/free-port.ts'
import { signInCookies, type SessionCookie } from '../../support/sign-in-cookies.ts'
import { compressed } from './compressed.ts'
import { workosAnswers } from './peer-answers.ts'

/** Delay of every response with data in milliseconds, for all contenders. */
const serverTime = 30

const distribution = 'packages/elements/dist/browser'

/**
 * As in the guide: the links of the tag's own `preloads` before the script, as bundlers add them to the peers' pages.
 */
async function ownPage(): Promise<string> {
  const links = (await readFile(`${distribution}/preloads/cw-apps.html`, 'utf8')).replaceAll(
    'href="',
    'href="/widgets/',
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">${links}<script type="module" src="/widgets/console-widgets.js" data-language="en"></script><body><cw-apps></cw-apps></body></html>`
}

/** One server for our page and the peers', all of which show the same apps. */
export interface Site {
  origin: string
  /** Signs a user in for our page. Each visit has its own session, since the first refresh invalidates its token. */
  signIn(): Promise<readonly SessionCookie[]>
  apps: readonly App[]
  close(): Promise<void>
}

/** @param peers folder of the peers' built pages */
export async function openSite(peers: string): Promise<Site> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const platform = await createPlatform({
    database: await openPglite(),
    objects: createMemoryObjects(),
    publicOrigin: origin,
  })
  const cookies = await signInCookies(platform, origin)
  const answers: Record<string, unknown> = {}
  const html = await ownPage()

  const fileOf = (request: Request, pathname: string) => {
    if (pathname.startsWith('/widgets/')) return serveFile(request, { prefix: '/widgets/', folder: distribution })
    return /^\/(react|workos|cloudscape)\//.test(pathname)
      ? serveFile(request, { prefix: '/', folder: peers })
      : undefined
  }
  const serving = await serve({
    port,
    fetch: async (request, caller) => {
      const arrived = performance.now()
      const { pathname } = new URL(request.url)
      if (pathname === '/')
        return compressed(new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }), {
          url: pathname,
          keep: true,
        })
      const file = await fileOf(request, pathname)
      if (file) return compressed(file, { url: pathname, keep: true })
      const answer = await compressed(
        answers[pathname] ? Response.json(answers[pathname]) : await platform.fetch(request, caller),
        { url: pathname, keep: false },
      )
      await pause(serverTime - (performance.now() - arrived))
      return answer
    },
  })

  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const ask: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set('cookie', cookie)
    return Promise.resolve(platform.fetch(request, { address: '127.0.0.1' }))
  }
  const { items } = await createConsole({ zones: { china: { api: origin } }, fetch: ask }).invoke(
    calls['apps.app.list'],
    { maxReqCount: 50 },
  )
  Object.assign(answers, workosAnswers(items), { '/apps': { items } })
  return {
    origin,
    signIn: () => signInCookies(platform, origin),
    apps: items,
    async close() {
      await serving.close()
      await platform.close()
    },
  }
}
