import { chromium, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../../../scripts/find-browser.mjs'
import { limitResult, ratioResult, type Result } from '../result.ts'
import { watchRenderers } from './renderer-memory.ts'
import { openUploadSite } from './site.ts'

const mebibyte = 1024 * 1024
const rounds = 31
/** The file for comparing throughput, and two for comparing memory. */
const [measured, small, large] = [256 * mebibyte, 64 * mebibyte, 512 * mebibyte]

/**
 * A resumable multipart upload by a widget, compared with a single fetch of the same bytes to the same server; and
 * whether memory grows with the file.
 */
export async function measureUpload(): Promise<Result[]> {
  const site = await openUploadSite()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const context = await browser.newContext()
    await context.addCookies(site.cookies.map((cookie) => ({ ...cookie, url: site.origin })))
    const page = await context.newPage()
    await page.goto(site.origin)
    const times = { ours: [] as number[], bare: [] as number[] }
    await prepare(page, await site.makeFile(measured))
    // The first round isn't counted: both processes compile their code, and the file is read from disk.
    for (let round = 0; round <= rounds; round += 1) {
      // In alternating order, so that aftereffects of one, such as garbage or disk writes, affect both equally.
      for (const kind of round % 2 === 0 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const)) {
        const took = await page.evaluate(
          (asked) => (asked === 'bare' ? window.uploadStage.put() : window.uploadStage.upload()),
          kind,
        )
        if (round > 0) times[kind].push(took)
      }
    }
    const speeds = (took: readonly number[]) => took.map((milliseconds) => measured / 1e6 / (milliseconds / 1000))
    const memory = await watchRenderers(browser)
    const growthOf = async (bytes: number) => {
      await prepare(page, await site.makeFile(bytes))
      await memory.restart()
      await page.evaluate(() => window.uploadStage.upload())
      return memory.growth()
    }
    const ofSmall = await growthOf(small)
    const ofLarge = await growthOf(large)
    return [
      ratioResult(
        'upload of 256 MiB',
        speeds(times.ours),
        'MB/s',
        { name: 'bare fetch', values: speeds(times.bare) },
        0.9,
        'more',
      ),
      limitResult('memory of the page: 512 MiB against 64 MiB', Math.max(0, ofLarge - ofSmall), 'bytes', 32 * mebibyte),
    ]
  } finally {
    await browser.close()
    await site.close()
  }
}

async function prepare(page: Page, path: string): Promise<void> {
  await page.setInputFiles('input', path)
  await page.evaluate(() => window.uploadStage.prepare())
}
