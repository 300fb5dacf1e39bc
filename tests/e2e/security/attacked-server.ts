import type { Platform } from '@console-widgets/sandbox'
import { serve, serveFile } from '@console-widgets/sandbox/node'
import type { AnyCall } from '@console-widgets/contract'
import { startHolder, type Person } from '../../derived/support/cast.ts'
import { requestOf } from '../../derived/support/requests.ts'
import { openDemoPlatform } from '../../support/demo-data.ts'
import { pagePolicy } from '../../../scripts/page-policy.ts'
import { freePortPair } from '../../support/free-port.ts'
import { poisoned } from './hostile-texts.ts'

/** A platform with its own pages, and a third party's page beside it. */
export interface AttackedServer {
  origin: string
  /** Another origin of the same site, to which browsers send the cookies. */
  foreignOrigin: string
  platform: Platform
  holder: Person
  /** Makes a call as the account holder of the demo team. @throws Error if it is rejected */
  invoke(call: AnyCall, input: Record<string, unknown>, body?: string): Promise<Record<string, never>>
  /** Contents of the page at `/page`, or at `/` of the foreign origin. */
  show(html: string): void
  /** Whether to poison every response. */
  poison(on: boolean): void
  close(): Promise<void>
}

export async function openAttackedServer(): Promise<AttackedServer> {
  const port = await freePortPair()
  const origin = `http://localhost:${port}`
  const foreignOrigin = `http://localhost:${port + 1}`
  const platform = await openDemoPlatform({ publicOrigin: origin })
  await platform.wake()
  const holder = await startHolder(platform)
  let html = ''
  let poisons = false
  const pageOf = (headers: Record<string, string>) =>
    new Response(
      `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="/console/icon.svg"><body>${html}</body></html>`,
      { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } },
    )
  const own = await serve({
    port,
    fetch: async (request, caller) => {
      const { pathname } = new URL(request.url)
      // The policy in report-only mode: it reports what it would block, and the attack proceeds.
      if (pathname === '/page') return pageOf({ 'content-security-policy-report-only': pagePolicy })
      for (const [prefix, folder] of [
        ['/widgets/', 'packages/elements/dist/browser'],
        ['/console/en/', '.build/console'],
        ['/console/', '.build/console'],
      ] as const)
        if (pathname.startsWith(prefix))
          return (await serveFile(request, { prefix, folder })) ?? new Response(null, { status: 404 })
      const answer = await platform.fetch(request, caller)
      return poisons ? poisoned(request, answer) : answer
    },
  })
  const foreign = await serve({ port: port + 1, fetch: () => pageOf({}) })
  return {
    origin,
    foreignOrigin,
    platform,
    holder,
    async invoke(call, input, body) {
      const answer = await platform.fetch(
        requestOf(call, input, { headers: holder.headers, ...(body === undefined ? {} : { body }) }),
      )
      if (!answer.ok) throw new Error(`${call.id} answered ${await answer.text()}`)
      return (await answer.json()) as Record<string, never>
    },
    show: (next) => void (html = next),
    poison: (on) => void (poisons = on),
    async close() {
      await Promise.all([own.close(), foreign.close()])
      await platform.close()
    },
  }
}
