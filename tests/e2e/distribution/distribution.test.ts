import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { build, mergeConfig } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../../../packages/elements/vite.config.ts'
import { browserArguments, findBrowser } from '../../../scripts/find-browser.mjs'

const PAGE = `<!doctype html><html lang="en"><title>A plain page</title>
<script type="module" src="/console-widgets.js"></script>
<script type="module" src="/console-widgets.js?second"></script>
<h1>A plain page</h1><cw-probe></cw-probe><cw-probe></cw-probe><cw-probe></cw-probe>`

let folder: string
let server: Server
let browser: Browser
let address: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'distribution-'))
  await build(
    mergeConfig(config, {
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { input: { 'console-widgets': join(import.meta.dirname, 'entry.ts') } },
      },
    }),
  )
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://page')
    response.setHeader('Content-Security-Policy', "default-src 'self'")
    if (pathname === '/') return response.setHeader('Content-Type', 'text/html').end(PAGE)
    const file = await readFile(join(folder, normalize(pathname))).catch(() => undefined)
    if (!file) return response.writeHead(404).end()
    response.setHeader('Content-Type', 'text/javascript').end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
})

afterAll(async () => {
  await browser?.close()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

describe('browser distribution', () => {
  it('has an entry of at most 5 kB', async () => {
    expect(gzipSync(await readFile(join(folder, 'console-widgets.js')), { level: 9 }).length).toBeLessThanOrEqual(5000)
  })

  it('runs on a plain page under a strict policy from two script tags, with one React and only the code of its tags', async () => {
    const page = await browser.newPage()
    const requested: string[] = []
    const problems: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(String(error)))
    await page.goto(address)
    // React replaces the first frame.
    await expect.poll(() => page.locator('cw-probe button:not([inert] *)').count()).toBe(3)
    expect(await page.locator('cw-probe button').count()).toBe(3)
    const button = page.locator('cw-probe').first().getByRole('button', { name: 'Open' })
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px')
    await button.click()
    await page.getByRole('dialog', { name: 'Probe' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(
      requested
        .filter((path) => /\/react(-dom)?-[^/]*\.js$/.test(path))
        .map((path) => path.replace(/-[^-]*$/, ''))
        .sort(),
    ).toEqual(['/chunks/react', '/chunks/react-dom'])
    expect(requested.some((path) => path.includes('probe-view'))).toBe(true)
    expect(requested.some((path) => path.includes('unused-view'))).toBe(false)
    expect(problems.filter((text) => !text.includes('favicon') && !text.includes('404'))).toEqual([])
    await page.close()
  })

  it('works without tooltips if their code fails to load, and has them otherwise', async () => {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.route('**/tooltip-bubble-*', (route) => route.abort())
    await page.goto(address)
    const open = page.locator('cw-probe').first().getByRole('button', { name: 'Open' })
    const done = page.getByRole('button', { name: 'Done' })
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('tooltip-bubble'))
    await open.click()
    await Promise.all([failed, done.hover()])
    await done.click()
    await done.waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    await page.unroute('**/tooltip-bubble-*')
    await open.click()
    await done.hover()
    await page.getByRole('tooltip').waitFor()
    await page.close()
  })
})
