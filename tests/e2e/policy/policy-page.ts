import type { Browser, Page, Request } from 'playwright-core'
import type { SessionCookie } from '../../support/sign-in-cookies.ts'
import type { TagInPage } from '../../support/tags-of-team.ts'
import { patience } from '../../support/patience.ts'
import { mark } from '../security/hostile-texts.ts'
import { addPolicyTools } from './policy-tools.ts'

/** A page under a policy, with its reports. */
export interface PolicyPage {
  page: Page
  /** Policy violations, exceptions, and console errors and warnings since the last call. */
  complaints(): Promise<string[]>
  /** Replaces all tags with one, and returns its text once it is on the screen. */
  show(tag: TagInPage): Promise<void>
  /** Resolves when the network is idle. */
  quiet(): Promise<void>
}

/** Milliseconds without requests after which the page counts as loaded, and the maximum wait for them. */
const pause = 60
const longestWait = 20_000

/** The browser's message about a rejected call, which the widget reports to the user. */
const refusedCall = 'Failed to load resource: the server responded with a status of 4'

/** Opens a page, signed out or signed in as the holder of a session. */
export async function openPolicyPage(
  browser: Browser,
  address: string,
  session?: { origin: string; cookies: readonly SessionCookie[] },
): Promise<PolicyPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, acceptDownloads: true })
  if (session) await context.addCookies(session.cookies.map((cookie) => ({ ...cookie, url: session.origin })))
  await context.addInitScript(addPolicyTools, mark)
  const page = await context.newPage()
  const said: string[] = []
  page.on('pageerror', (error) => said.push(`threw ${error.message}`))
  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) &&
      !message.text().startsWith(refusedCall) &&
      said.push(`${message.type()}: ${message.text()}`),
  )
  // New windows and file choosers aren't subject to this page's policy.
  context.on('page', (opened) => void opened.close())
  page.on('filechooser', () => {})
  const quiet = watchRequests(page)
  await page.goto(address)
  return {
    page,
    quiet,
    async complaints() {
      const refused = await page.evaluate(() => window.policy.refused.splice(0))
      return [...refused, ...said.splice(0)]
    },
    async show({ name, attributes }) {
      await page.evaluate(
        ([tag, values]) => {
          window.policy.ready = []
          const element = document.createElement(tag)
          for (const [attribute, value] of Object.entries(values)) element.setAttribute(attribute, value)
          document.querySelector('main')!.replaceChildren(element)
        },
        [name, attributes] as const,
      )
      const end = Date.now() + patience
      while (!(await page.evaluate((tag) => window.policy.ready.includes(tag), name))) {
        if (Date.now() > end) throw new Error(`<${name}> was not ready`)
        await page.waitForTimeout(20)
      }
      await quiet()
    },
  }
}

function watchRequests(page: Page): () => Promise<void> {
  const running = new Set<Request>()
  let last = Date.now()
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request)
    last = Date.now()
  }
  page.on(
    'request',
    note((request) => running.add(request)),
  )
  page.on(
    'requestfinished',
    note((request) => running.delete(request)),
  )
  page.on(
    'requestfailed',
    note((request) => running.delete(request)),
  )
  return async () => {
    const end = Date.now() + longestWait
    last = Date.now()
    const isBusy = async () =>
      running.size > 0 || Date.now() - last < pause || (await page.evaluate(() => window.policy.busy()))
    while (Date.now() < end && (await isBusy())) await page.waitForTimeout(20)
  }
}
