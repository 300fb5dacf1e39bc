import { demoTeamId } from '@console-widgets/sandbox'
import { serve, serveFile } from '@console-widgets/sandbox/node'
import { startHolder } from '../../derived/support/cast.ts'
import { idsOfTeam } from '../../derived/support/rows.ts'
import { openDemoPlatform } from '../../support/demo-data.ts'
import { signInCookies, type SessionCookie } from '../../support/sign-in-cookies.ts'
import { tagsOfTeam, type TagInPage } from '../../support/tags-of-team.ts'
import { freePortPair } from '../../support/free-port.ts'
import { storePayloads } from '../security/hostile-texts.ts'

/** Pages under the strictest policy that a host can have, on a platform in this process. */
export interface PolicySite {
  /** Serves the platform, the widgets, and a page of the same origin. */
  origin: string
  /** Serves only a page, which loads both from the other origin. */
  partnerOrigin: string
  tags: readonly TagInPage[]
  /** Signs in the demo team's account holder, or another member. @returns cookies of the session */
  signIn(account?: string): Promise<readonly SessionCookie[]>
  /** Stores markup in every text of the team that a call can change. @returns the number of changes */
  storeMarkup(): Promise<number>
  close(): Promise<void>
}

const demoDatabase = 'shop'

/** An administrator of the demo team, who has every permission but can't change the demo project. */
export const administrator = 'zhou.ming@northwind.example'

/** The policy that the embedding guide documents. @param console source of scripts, calls, and images */
const strictPolicy = (console: string) =>
  `default-src 'none'; script-src ${console}; style-src 'self'; connect-src ${console}; img-src ${console}; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'`

export async function openPolicySite(): Promise<PolicySite> {
  const port = await freePortPair()
  const [origin, partnerOrigin] = [`http://localhost:${port}`, `http://localhost:${port + 1}`]
  const platform = await openDemoPlatform({ publicOrigin: origin, allowedOrigins: [partnerOrigin] })
  const own = await serve({
    port,
    fetch: async (request, caller) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/') return pageWith('', strictPolicy("'self'"))
      if (pathname.startsWith('/widgets/'))
        return (
          (await serveFile(request, {
            prefix: '/widgets/',
            folder: 'packages/elements/dist/browser',
            headers: { 'access-control-allow-origin': '*' },
          })) ?? nothing()
        )
      return platform.fetch(request, caller)
    },
  })
  const partner = await serve({
    port: port + 1,
    fetch: (request) =>
      new URL(request.url).pathname === '/' ? pageWith(origin, strictPolicy(origin), '<cw-apps></cw-apps>') : nothing(),
  })
  const tags = await tagsOfTeam(platform.services.database, demoTeamId)
  return {
    origin,
    partnerOrigin,
    tags: tags.map((tag) => (tag.name === 'cw-sql-editor' ? { ...tag, attributes: { name: demoDatabase } } : tag)),
    signIn: (account) => signInCookies(platform, origin, account),
    async storeMarkup() {
      const { headers } = await startHolder(platform)
      return storePayloads(platform, await idsOfTeam(platform.services.database, demoTeamId), headers)
    },
    async close() {
      await Promise.all([own.close(), partner.close()])
      await platform.close()
    },
  }
}

function pageWith(console: string, policy: string, content = ''): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A strict page</title><main>${content}</main><script type="module" src="${console}/widgets/console-widgets.js" data-language="en"></script></html>`
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

const nothing = () => new Response(null, { status: 404 })
