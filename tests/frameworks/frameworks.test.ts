import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../e2e/support/browser.ts'
import { frameworks } from './build-page.ts'
import { type FrameworkSite, openFrameworkSite } from './framework-site.ts'
import { openSignedInPage } from './signed-in-page.ts'

/** The page's test interface; see pages/host.js. */
interface Host {
  order: string[]
  density: string
  projects: { projectId: string; projectName: string }[]
  told: [type: string, tag: string, detail: unknown][]
  change(changes: Partial<Pick<Host, 'order' | 'density' | 'projects'>>): unknown
}

declare global {
  interface Window {
    host: Host
    /** An element with its contents, to check later that it is still the same. */
    kept: { tag: Element; inside: Element }
  }
}

let site: FrameworkSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([openFrameworkSite(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function open(entry: string): Promise<{ page: Page; complaints: string[] }> {
  const { page, complaints } = await openSignedInPage(browser, site)
  await page.goto(`${site.origin}/pages/${entry}/`)
  return { page, complaints }
}

const change = (page: Page, changes: Parameters<Host['change']>[0]) =>
  page.evaluate(async (wanted) => void (await window.host.change(wanted)), changes)
const shown = (page: Page, tag: string, heading: string) =>
  page.locator(tag).getByRole('heading', { name: heading, level: 2 }).waitFor()
const propertyOf = (page: Page) =>
  page.evaluate(
    () => (document.querySelector('cw-apps') as Element & { projects?: unknown }).projects === window.host.projects,
  )
const densityOf = (page: Page) =>
  page.evaluate(() => (document.querySelector('cw-apps') as Element & { density?: unknown }).density)

it.each(Object.entries(frameworks))(
  '%s sets attributes, properties, and listeners on tags, moves them, removes them, and adds them again',
  async (_name, entry) => {
    const { page, complaints } = await open(entry)
    await shown(page, 'cw-apps', 'Apps')
    await shown(page, 'cw-projects', 'Projects')
    // Set before the tags were defined: the same object, not a copy.
    expect(await propertyOf(page)).toBe(true)
    expect(await densityOf(page)).toBe('compact')
    await expect
      .poll(() =>
        page.evaluate(() =>
          window.host.told
            .filter(([type]) => type === 'cw-ready')
            .map(([, tag]) => tag)
            .sort(),
        ),
      )
      .toEqual(['cw-apps', 'cw-projects'])

    await change(page, { density: 'touch', projects: [{ projectId: 'second', projectName: 'Second' }] })
    expect(await propertyOf(page)).toBe(true)
    expect(await densityOf(page)).toBe('touch')

    await page.locator('cw-apps').getByRole('link', { name: 'Northwind Maps' }).click()
    await expect
      .poll(() => page.evaluate(() => window.host.told.find(([type]) => type === 'cw-open')))
      .toEqual(['cw-open', 'cw-apps', { appId: '108370001' }])

    // Moving a tag keeps its contents.
    await page.evaluate(() => {
      const tag = document.querySelector('cw-apps') as Element
      window.kept = { tag, inside: tag.shadowRoot?.querySelector('h2') as Element }
    })
    await change(page, { order: ['cw-apps', 'cw-projects'] })
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll('cw-apps, cw-projects')].map(({ localName }) => localName),
      ),
    ).toEqual(['cw-apps', 'cw-projects'])
    await page.waitForTimeout(50)
    expect(
      await page.evaluate(
        () => document.querySelector('cw-apps') === window.kept.tag && window.kept.inside.isConnected,
      ),
    ).toBe(true)

    // Removed tags have released everything, and a new one starts with the page's current values.
    await change(page, { order: ['cw-projects'] })
    await expect
      .poll(() =>
        page.evaluate(() => window.kept.inside.isConnected || window.kept.tag.shadowRoot?.querySelector('h2') !== null),
      )
      .toBe(false)
    await change(page, { order: ['cw-projects', 'cw-apps'], density: 'normal' })
    await shown(page, 'cw-apps', 'Apps')
    expect(await propertyOf(page)).toBe(true)
    expect(await densityOf(page)).toBe('normal')

    expect(complaints).toEqual([])
    await page.context().close()
  },
)
