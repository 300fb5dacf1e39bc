import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { serve, serveFile } from '@console-widgets/sandbox/node'
import { build } from 'vite'
import { pagePlatformPlugin } from '../../build/page-platform-plugin.ts'
import { median } from '../../tests/bench/spread.ts'
import { browserArguments, findBrowser } from '../find-browser.mjs'
import { row } from './row.ts'

/**
 * `page-start.ts`: starts the platform in a page, from the dump of the repository that it runs in, and tells what that
 * took, as rows in JSON: from the navigation to the platform, each time in a browser's context without any cache.
 */
const rounds = 3
const folder = await mkdtemp(join(tmpdir(), 'measured-page-'))
await build({
  configFile: false,
  logLevel: 'error',
  base: './',
  publicDir: false,
  plugins: [pagePlatformPlugin()],
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'page/platform-page.ts'),
      output: { entryFileNames: 'page.js' },
    },
  },
})
const page =
  '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><body><script type="module" src="page.js"></script></body></html>'
const serving = await serve({
  port: 0,
  fetch: async (request) =>
    (await serveFile(request, { prefix: '/', folder })) ??
    new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
})
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
try {
  const starts = []
  for (let round = 0; round < rounds; round += 1) starts.push(await start(browser, `http://localhost:${serving.port}/`))
  console.log(
    JSON.stringify([
      row('start in a page', median(starts.map(({ milliseconds }) => milliseconds)), 'ms'),
      row("start in a page, its main thread's work", median(starts.map(({ busy }) => busy)), 'ms'),
    ]),
  )
} finally {
  await browser.close()
  await serving.close()
  await rm(folder, { recursive: true, force: true })
}

async function start(inBrowser: Browser, address: string): Promise<{ milliseconds: number; busy: number }> {
  const context = await inBrowser.newContext()
  const opened = await context.newPage()
  const session = await context.newCDPSession(opened)
  await session.send('Performance.enable')
  await opened.goto(address)
  await opened.waitForSelector('body[data-areas]', { state: 'attached', timeout: 120_000 })
  const milliseconds = await opened.evaluate(() => performance.now())
  const { metrics } = await session.send('Performance.getMetrics')
  await context.close()
  return { milliseconds, busy: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000 }
}
