import type { FaultPlan } from '@console-widgets/sandbox/page'
import { serveFile } from '@console-widgets/sandbox/node'
import type { BrowserContext, Page, Route } from 'playwright-core'
import type { Sandbox, SandboxPerson } from '../sandbox/start-sandbox.ts'

export interface RouteOptions {
  /** Pages at the sandbox's origin beside its own: HTML by path, such as `{ '/': '<cw-apps></cw-apps>' }`. */
  pages?: Readonly<Record<string, string>>
  /**
   * Folders at the sandbox's origin by the path that leads to them, such as `{ '/widgets/':
   * 'node_modules/@console-widgets/elements/browser' }`.
   */
  folders?: Readonly<Record<string, string>>
}

/** A sandbox as one page, or all pages of one context, see it: with a session of their own. */
export interface RoutedSandbox {
  /**
   * Signs somebody in, by default the holder of the demo team. Pages that are open find it when they are loaded again.
   */
  signIn(person?: SandboxPerson): Promise<void>
  signOut(): void
  /** Trouble that these pages alone are to have; without a plan, none. */
  faults(plan?: FaultPlan): void
  /** Lets time go by, on the platform and in the pages. */
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
  // The platform refuses in words; what throws is a network that the sandbox was told to take down.
  if (!response) return route.abort('failed')
  const headers = Object.fromEntries(response.headers)
  // The session's cookie stays with the sandbox's own browser: it crosses sites, where a page's would not.
  delete headers['set-cookie']
  return route.fulfill({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) })
}

function requestOf(route: Route): Request {
  const sent = route.request()
  const headers = new Headers(sent.headers())
  headers.delete('content-length')
  const body = sent.postDataBuffer()
  return new Request(sent.url(), {
    method: sent.method(),
    headers,
    redirect: 'manual',
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
}
