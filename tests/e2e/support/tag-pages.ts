import type { Browser, BrowserContext, Page } from 'playwright-core'
import { demoTeamId } from '@console-widgets/sandbox'
import { fillSignIn } from './browser.ts'
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts'
import { freePortPair } from '../../support/free-port.ts'
import { startServer, type TestServer } from './server.ts'

/** Ten widgets, each of which reads data of the team. */
export const tenTags = [
  'cw-apps',
  'cw-projects',
  'cw-databases',
  'cw-cloud-storage',
  'cw-team',
  'cw-team-members',
  'cw-service-providers',
  'cw-notice-settings',
  'cw-report-templates',
  'cw-non-ag-apps',
]

/** The widget that reads the list of apps, which is one of the ten as well. */
export const oneTag = ['cw-apps'] as const

/** The server, and pages of tags that reach it over a connection with faults chosen by a test. */
export interface TagPages {
  server: TestServer
  proxy: FaultProxy
  /**
   * Browser of a signed-in user: its pages share cookies, locks, and channels.
   *
   * @param options.impatient shortens the pages' timeouts to a fifth, so that tests don't have to wait
   */
  openContext(browser: Browser, options?: { impatient?: boolean }): Promise<BrowserContext>
  /** Opens another tab with the tags, and waits until all of them show their data. */
  openTab(context: BrowserContext, tags?: readonly string[]): Promise<Page>
  close(): Promise<void>
}

/** The path contains the tags, so that the user returns to them from the sign-in page. */
const pagePath = '/tags-of-test/'

function pageAt(origin: string, path: string): string | undefined {
  if (!path.startsWith(pagePath)) return undefined
  const tags = path.slice(pagePath.length).split('+')
  return `<!doctype html><title>Tags</title><script type="module" src="/widgets/console-widgets.js" data-language="en" data-zones="europe=${origin}/zones/europe"></script>${tags.map((tag) => `<${tag}></${tag}>`).join('')}`
}

export async function startTagPages(): Promise<TagPages> {
  const port = await freePortPair()
  const server = await startServer({ PUBLIC_ORIGIN: `http://localhost:${port}` })
  const proxy = await openFaultProxy(port, server.port, (path) => pageAt(`http://localhost:${port}`, path))
  const address = `${proxy.origin}${pagePath}`
  return {
    server,
    proxy,
    async openContext(browser, { impatient = false } = {}) {
      const context = await browser.newContext()
      await context.clock.install()
      if (impatient)
        await context.addInitScript(() => {
          const { timeout } = AbortSignal
          AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 5)
        })
      const page = await context.newPage()
      await page.goto(`${address}cw-apps`)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await fillSignIn(page)
      await page.getByRole('link').first().waitFor()
      // A sign-in continues in the last team.
      if ((await sessionOf(page)).teamId !== demoTeamId)
        await inSession(page, (session, team) => session.switchTeam(team).then(() => undefined), demoTeamId)
      await page.close()
      return context
    },
    async openTab(context, tags = oneTag) {
      const page = await context.newPage()
      await page.goto(address + tags.join('+'))
      await page.waitForFunction(
        (count) => {
          const shown = [...document.body.children].filter(
            (tag) =>
              tag.shadowRoot?.querySelector('table, form, h2, h3') && !tag.shadowRoot.querySelector('[aria-busy=true]'),
          )
          return shown.length >= count
        },
        tags.length,
        { timeout: 100_000 },
      )
      return page
    },
    async close() {
      await proxy.close()
      await server.close()
    },
  }
}

/** Session data of the page's widgets that a script on the page can see. */
export interface PageSession {
  status: string
  teamId: string | undefined
}

interface PageRegistry {
  console: {
    session: {
      $state: { get(): { status: string; info?: { teamId: string } } }
      switchTeam(teamId: string): Promise<unknown>
      signOut(): Promise<void>
    }
  }
}

/** Runs in the page, with the session of its widgets. */
export async function inSession<Result>(
  page: Page,
  run: (session: PageRegistry['console']['session'], value: string) => Result,
  value = '',
): Promise<Awaited<Result>> {
  const session = await page.evaluateHandle(
    () => (globalThis as unknown as Record<symbol, PageRegistry>)[Symbol.for('console-widgets.page')]!.console.session,
  )
  return session.evaluate(run as never, value as never) as Promise<Awaited<Result>>
}

export const sessionOf = (page: Page): Promise<PageSession> =>
  inSession(page, (session) => {
    const { status, info } = session.$state.get()
    return { status, teamId: info?.teamId }
  })

/** Makes every widget of a page reload its data, as a restored network does. */
export const readAgain = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')))
