import type { FaultPlan } from '@console-widgets/sandbox/page'
import { serveFile } from '@console-widgets/sandbox/node'
import type { BrowserContext, Page, Route } from 'playwright-core'
import type { Sandbox, SandboxPerson } from '../sandbox/start-sandbox.ts'

export interface RouteOptions {
  /** Additional pages at the sandbox's origin: HTML by path, such as `{ '/': '<cw-apps></cw-apps>' }`. */
  pages?: Readonly<Record<string, string>>
  /**
   * Folders served at the sandbox's origin, by path, such as `{ '/widgets/':
   * 'node_modules/@console-widgets/elements/browser' }`.
   */
  folders?: Readonly<Record<string, string>>
}

/** A sandbox as seen by one page, or by all pages of a context, with a session of their own. */
export interface RoutedSandbox {
  /** Signs a user in, by default the holder of the demo team. Open pages notice when they are reloaded. */
  signIn(person?: SandboxPerson): Promise<void>
  signOut(): void
  /** Simulates failures for these pages alone. Without a plan, there are none. */
  faults(plan?: FaultPlan): void
  /** Advances the clock of the platform and of the pages. */
  advance(milliseconds: number): Promise<void>
}

/**
 * Lets a page reach a sandbox in the test's own process at the sandbox's origin: calls, uploads and the sign-in page.
 * Call it before the page is opened. The page has the sandbox's time from then on.
 *
 * ```ts
 * const routed = await routeSandbox(page, sandbox, { pages: { '/': html }, folders: { '/widgets/': distribution } })
 * await routed.signIn('development')
 * await page.goto(sandbox.origin)
 * ```
 */
export async function routeSandbox(
  target: Page | BrowserContext,
  sandbox: Sandbox,
  { pages = {}, folders = {} }: RouteOptions = {},
): Promise<RoutedSandbox> {
  const browser = sandbox.openBrowser()
  const answer = async (request: Request) =>
    pageOf(pages, request) ?? (await fileOf(folders, request)) ?? browser.fetch(request)
  await target.route(`${sandbox.origin}/**`, (route) => pass(route, answer))
  await target.clock.install({ time: sandbox.now() })
  return {
    signIn: (person = 'holder') => browser.signIn(sandbox.accountOf(person)),
    signOut: browser.signOut,
    faults: (plan = {}) => browser.faults.set(plan),
    async advance(milliseconds) {
      await sandbox.advance(milliseconds)
      await target.clock.fastForward(milliseconds)
    },
  }
}

function pageOf(pages: Readonly<Record<string, string>>, { method, url }: Request): Response | undefined {
  const html = pages[new URL(url).pathname]
  return method === 'GET' && html !== undefined
    ? new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    : undefined
}

async function fileOf(folders: Readonly<Record<string, string>>, request: Request): Promise<Response | undefined> {
  for (const [prefix, folder] of Object.entries(folders)) {
    const file = await serveFile(request, { prefix, folder, headers: { 'access-control-allow-origin': '*' } })
    if (file) return file
  }
  return undefined
}

async function pass(route: Route, answer: (request: Request) => Promise<Response>): Promise<void> {
  const response = await answer(requestOf(route)).catch(() => undefined)
  // The platform responds to every request; a throw simulates a network failure.
  if (!response) return route.abort('failed')
  const headers = Object.fromEntries(response.headers)
  // The session cookie stays in the sandbox's own browser: it works across sites, where the page's would be blocked.
  delete headers['set-cookie']
  return route.fulfill({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) })
}

function requestOf(route: Route): Request {
  const sent = route.request()
  const headers = new Headers(sent.headers())
  headers.delete('content-length')
  // The kit keeps the session's cookie, so that for the platform no page is on another site.
  headers.delete('sec-fetch-site')
  const body = sent.postDataBuffer()
  return new Request(sent.url(), {
    method: sent.method(),
    headers,
    redirect: 'manual',
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
}
