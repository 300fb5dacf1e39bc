import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createMemoryObjects, createPlatform, openPglite } from '@console-widgets/sandbox'
import { serve, serveFile, type Serving } from '@console-widgets/sandbox/node'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../e2e/support/browser.ts'
import { freePort } from '../support/free-port.ts'
import { patience } from '../support/patience.ts'
import { signInCookies, type SessionCookie } from '../support/sign-in-cookies.ts'
import { openSignedInPage } from './signed-in-page.ts'

let project: string
let browser: Browser
const origins = { built: '', developed: '' }
let signIn: () => Promise<readonly SessionCookie[]>
const opened: { close(): Promise<void> }[] = []

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'console-vite-'))
  const [port, devPort, platformPort] = [await freePort(), await freePort(), await freePort()]
  origins.built = `http://localhost:${port}`
  origins.developed = `http://localhost:${devPort}`
  const publicOrigin = `http://localhost:${platformPort}`
  buildExample(publicOrigin)
  const platform = await createPlatform({
    database: await openPglite(),
    objects: createMemoryObjects(),
    publicOrigin,
    allowLoopback: true,
  })
  opened.push(platform, await serve({ port: platformPort, fetch: platform.fetch }), await servePage(port))
  opened.push(develop(devPort, publicOrigin))
  signIn = () => signInCookies(platform, publicOrigin)
  browser = await openBrowser()
}, 600_000)
afterAll(async () => {
  await browser?.close()
  for (const each of opened.reverse()) await each.close()
  rmSync(project, { recursive: true, force: true })
})

/** Follows the example's README: packs the packages, copies the folder elsewhere, installs them, and builds it. */
function buildExample(platform: string): void {
  const packs = join(project, 'packs')
  run(process.execPath, ['scripts/pack.mjs', packs], '.')
  const page = join(project, 'page')
  cpSync('examples/vite', page, { recursive: true, filter: (path) => !path.includes('node_modules') })
  const archives = readdirSync(packs).map((name) => join(packs, name))
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--no-legacy-peer-deps', ...archives], page)
  run('npm', ['run', 'build'], page, { VITE_PLATFORM: platform })
}

function run(command: string, rest: string[], folder: string, more: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(command, rest, {
    cwd: resolve(folder),
    env: { ...process.env, NODE_ENV: '', ...more },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${rest[0]} failed:\n${stdout}\n${stderr}`)
}

const servePage = (port: number): Promise<Serving> =>
  serve({
    port,
    fetch: async (request) =>
      (await serveFile(request, { prefix: '/', folder: join(project, 'page/dist') })) ??
      new Response(null, { status: 404 }),
  })

/** What `npm run dev` runs, on a port of its own: it answers once Vite has found the packages. */
function develop(port: number, platform: string): { close(): Promise<void> } {
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', `${port}`, '--strictPort'], {
    cwd: join(project, 'page'),
    env: { ...process.env, NODE_ENV: '', VITE_PLATFORM: platform },
    stdio: 'ignore',
  })
  return { close: async () => void server.kill() }
}

const answers = (origin: string) =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )

it.each(['built', 'developed'] as const)(
  'the Vite example, %s with the packed packages, shows the apps',
  async (how) => {
    const origin = origins[how]
    await expect.poll(() => answers(origin), { timeout: patience }).toBe(true)
    const { page, complaints } = await openSignedInPage(browser, { origin, signIn })
    await page.goto(origin)
    await page.getByRole('heading', { name: /^Apps/, level: 2 }).waitFor()
    await page.getByRole('link', { name: 'Northwind Maps' }).click()
    await page.getByText('You have opened the app 108370001.').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  },
)

it('a package that isn’t built can’t be packed', () => {
  const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], { cwd: 'packages/core', encoding: 'utf8' })
  expect(status).not.toBe(0)
  expect(stderr).toContain("core holds sources, which can't be installed. Run `npm run pack`")
})
