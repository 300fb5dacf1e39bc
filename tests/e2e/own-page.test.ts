import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { serve, type Serving } from '@console-widgets/sandbox/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { examplesIn } from '../support/guides.ts'
import { fillSignIn, keepPictureOfFailure, openBrowser } from './support/browser.ts'
import { createApp } from './support/release-steps.ts'
import { startServer, type TestServer } from './support/server.ts'

/** Origin of the console in the README. */
const shownOrigin = 'http://localhost:4280'

let server: TestServer
let own: Serving
let hostProgram: string
let browser: Browser
let context: BrowserContext
let page: Page
beforeAll(async () => {
  server = await startServer()
  hostProgram = await hostOfReadme()
  own = await serve({ port: await freePort(), fetch: ({ url }) => pageAt(new URL(url).pathname) })
  browser = await openBrowser()
  context = await browser.newContext()
  page = await context.newPage()
})
keepPictureOfFailure(() => page)
afterAll(async () => {
  await browser?.close()
  await own?.close()
  await server?.close()
})

/** The README's lines for a host, as written, as a script of a page. */
async function hostOfReadme(): Promise<string> {
  const programs = examplesIn('README.md').filter(({ code }) => code.includes('createHost('))
  expect(programs).toHaveLength(1)
  const contents = (programs[0]?.code ?? '').replaceAll(shownOrigin, server.origin)
  const stdin = { contents, loader: 'ts', resolveDir: process.cwd() } as const
  const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', target: 'es2022', write: false })
  return outputFiles[0]?.text ?? ''
}

/** A page of one's own, with what the README says. */
function pageAt(path: string): Response {
  const [, snippet = ''] = /```html\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? []
  const bodies: Record<string, string> = {
    '/tags': snippet.replaceAll(shownOrigin, server.origin),
    '/frame': `<iframe width="1000" height="700" src="${server.origin}/console/en/?embedded#/apps"></iframe>
<script>heard = []; addEventListener('message', (event) => heard.push(event.data.functionName))</script>`,
    '/host': `<iframe width="1000" height="700"></iframe><script type="module">${hostProgram}</script>`,
  }
  const body = bodies[path]
  if (!body) return new Response(null, { status: 404 })
  return new Response(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Mine</title>${body}`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

const address = (path: string, host = 'localhost') => `http://${host}:${own.port}${path}`
const rows = () => page.locator('cw-apps').getByRole('link', { name: 'Northwind Maps' })

it('the README’s tags on another port sign in, come back, and show the team’s apps', async () => {
  const logged: string[] = []
  page.on('console', (message) => message.location().url.startsWith(server.origin) && logged.push(message.text()))
  await page.goto(address('/tags'))
  const signIn = page.locator('cw-apps').getByRole('button', { name: 'Sign in' })
  await signIn.waitFor()
  // Someone who was never signed in has done nothing wrong.
  expect(logged).toEqual([])
  await signIn.click()
  await fillSignIn(page)
  await rows().waitFor()
  expect(page.url()).toContain(address('/tags'))
})

it('a frame on another port shows the console, and is told so', async () => {
  await page.goto(address('/frame'))
  await page.frameLocator('iframe').getByRole('link', { name: 'Northwind Maps' }).waitFor()
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await expect.poll(heard).toEqual(expect.arrayContaining(['hello', 'ready', 'resize']))
})

it('the README’s host lines frame the console, make it dark, and hear what changes', async () => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto(address('/host'))
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: 'Northwind Maps' }).waitFor()
  await expect.poll(() => frame.locator('.cw-root').first().getAttribute('data-theme')).toBe('dark')
  await createApp(frame, 'Heard by its host')
  await expect.poll(() => logged.join('\n')).toContain('apps.app.create')
})

it('a frame on a page that may not embed the console says so, in the page, its console, and a message', async () => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto(address('/frame', 'partner.localhost'))
  const advice = `add ${new URL(address('/', 'partner.localhost')).origin} under Team › Embedding`
  await page.frameLocator('iframe').getByText(advice).waitFor()
  expect(logged.join()).toContain(advice)
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await expect.poll(heard).toEqual(['loadError'])
})

it('a platform that does not answer is told with both possible causes, and asked again until it does', async () => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  // A new tab: the browser has the session's cookie, and the page nothing.
  await page.evaluate(() => sessionStorage.clear())
  await page.route('**/agc/edge/**', (route) => route.abort())
  await page.goto(address('/tags'))
  const origin = new URL(address('/')).origin
  await page.locator('cw-apps').getByText(`allow pages of ${origin}.`).waitFor()
  expect(logged.filter((text) => text.startsWith('console-widgets:'))).toEqual([
    `console-widgets: Can’t reach the platform, or it doesn’t allow pages of ${origin}: see ALLOWED_ORIGINS.`,
  ])
  await page.locator('cw-apps').getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute('**/agc/edge/**')
  await rows().waitFor()
})

it('the console itself says so, too', async () => {
  await page.route('**/agc/edge/**', (route) => route.abort())
  await page.goto(`${server.origin}/console/en/#/apps`)
  await page.getByText('Can’t reach the platform').waitFor()
  await page.unroute('**/agc/edge/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: /^Apps/, level: 2 }).waitFor()
})

it('a page on another site is told that it gets no session, and not asked to sign in', async () => {
  await page.goto(address('/tags', '127.0.0.1'))
  await page.locator('cw-apps').getByText('The platform doesn’t allow this page').waitFor()
  await page.locator('cw-apps').getByText('on another site than the platform').waitFor()
  expect(await page.locator('cw-apps').getByRole('button', { name: 'Sign in' }).count()).toBe(0)
})

it('without the script a page shows what it has put into the tag', async () => {
  await page.route(`${server.origin}/**`, (route) => route.abort())
  await page.goto(address('/tags'))
  await page.getByText("The console can't be reached.").waitFor()
  await page.unroute(`${server.origin}/**`)
})

it('the portal shows something of its own for a console that is down, and notices soon when it is back', async () => {
  await page.clock.install()
  await page.route(`${server.origin}/**`, (route) => route.abort())
  await page.goto(server.portalOrigin)
  await page.clock.fastForward(11_000)
  await page.locator('#fallback').waitFor()
  await page.unroute(`${server.origin}/**`)
  await page.clock.fastForward(5000)
  await page.frameLocator('#frame').getByRole('heading', { name: /^Apps/, level: 2 }).waitFor()
  expect(await page.locator('#fallback').isVisible()).toBe(false)
})
