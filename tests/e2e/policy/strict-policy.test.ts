import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillSignIn, openBrowser } from '../support/browser.ts'
import { makePng } from '../support/pictures.ts'
import { openEverything } from './open-everything.ts'
import { openPolicyPage, type PolicyPage } from './policy-page.ts'
import { strangeElements } from '../security/strange-elements.ts'
import { administrator, openPolicySite, type PolicySite } from './policy-site.ts'
import type { TagInPage } from '../../support/tags-of-team.ts'

let site: PolicySite
let browser: Browser
let strict: PolicyPage
beforeAll(async () => {
  ;[site, browser] = await Promise.all([openPolicySite(), openBrowser()])
  strict = await openPageOf()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** Opens the strict page for the demo team's account holder, or another member, in a session of its own. */
const openPageOf = async (account?: string) =>
  openPolicyPage(browser, site.origin, { origin: site.origin, cookies: await site.signIn(account) })
const tag = (name: string) => site.tags.find((each) => each.name === name)!
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const widthOf = (page: Page, name: string) =>
  page
    .getByRole('img', { name })
    .evaluate((picture) =>
      (picture as HTMLImageElement).decode().then(() => (picture as HTMLImageElement).naturalWidth),
    )

/** Uploads into the current bucket, and checks the result. */
async function upload(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Upload files').click()
  await (await chooser).setFiles({ name, mimeType, buffer })
  await page
    .getByRole('row')
    .filter({ has: button(page, name) })
    .click()
}

describe('page whose policy allows only its own origin', () => {
  it('completes and runs SQL, and shows the result in the grid', async () => {
    const { page } = strict
    await strict.show(tag('cw-sql-editor'))
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('select title, price from products order by ti')
    await page.keyboard.press('Control+Space')
    await page
      .getByRole('option', { name: /^title/ })
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.type('tle limit 5')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Enter')
    await page.locator('[role=grid] [data-row="4"]').first().waitFor()
    expect(await strict.complaints()).toEqual([])
  })

  it('uploads, shows, and downloads files', async () => {
    const { page } = strict
    await strict.show(tag('cw-storage-bucket'))
    await upload(page, 'buoy.png', 'image/png', makePng(40, 20, [200, 40, 40]))
    expect(await widthOf(page, 'buoy.png')).toBe(40)
    await upload(page, 'tides.json', 'application/json', Buffer.from('{ "high": "10:31" }'))
    await page.getByText('"10:31"').waitFor()
    const saved = page.waitForEvent('download')
    await button(page, 'Download').first().click()
    expect((await saved).suggestedFilename()).toBe('tides.json')
    expect(await strict.complaints()).toEqual([])
  })

  it('downloads a list as a file', async () => {
    const { page } = strict
    await strict.show(tag('cw-projects'))
    await button(page, 'View').click()
    const saved = page.waitForEvent('download')
    await button(page, 'Export CSV').click()
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
    expect(await strict.complaints()).toEqual([])
  })

  it('explains which directive the page needs for anything beyond the policy', async () => {
    const { page } = strict
    await strict.show(tag('cw-storage-bucket'))
    for (const [name, type, directive] of [
      ['chart.pdf', 'application/pdf', 'frame-src blob:'],
      ['bell.wav', 'audio/wav', `media-src ${site.origin}`],
    ] as const) {
      await upload(page, name, type, Buffer.from('%PDF-1.4'))
      await button(page, 'Show it here').waitFor()
      expect(await strict.complaints()).toEqual([])
      await button(page, 'Show it here').click()
      await page.getByText(directive, { exact: true }).waitFor()
      expect((await strict.complaints()).join()).toContain(directive.split(' ')[0])
    }
  })
})

describe('page of another origin whose policy allows the console', () => {
  it('supports sign-in, and loads images from the console', async () => {
    const partner = await openPolicyPage(browser, site.partnerOrigin)
    const { page } = partner
    await button(page, 'Sign in').click()
    await fillSignIn(page)
    await page.getByRole('heading', { name: /^Apps/, level: 2 }).waitFor()
    await page.waitForURL(`${site.partnerOrigin}/`)
    await partner.show(tag('cw-storage-bucket'))
    await upload(page, 'beacon.png', 'image/png', makePng(30, 20, [40, 40, 200]))
    expect(await widthOf(page, 'beacon.png')).toBe(30)
    expect(await partner.complaints()).toEqual([])
  })
})

describe.concurrent('demo project', () => {
  /** Everything that a tag offers although the platform would reject it, by tag. */
  async function offeredIn(demo: PolicyPage, tags: readonly TagInPage[]): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {}
    const rejected: string[] = []
    demo.page.on('response', (answer) => void (answer.status() === 423 && rejected.push(answer.url())))
    for (const shown of tags) {
      await demo.show(shown)
      await openEverything(demo, shown, 6)
      const offered = await demo.page.evaluate(() => {
        const all = [...window.policy.offered]
        window.policy.offered.clear()
        return all
      })
      const all = [...offered, ...rejected.splice(0)]
      if (all.length > 0) found[shown.name] = all
    }
    return found
  }
  /** Tags that name an app for their links only: what they change belongs to the team, and is never locked. */
  const ofTeam = ['cw-saved-replies']
  const ofApps = () =>
    site.tags.filter(
      ({ name, attributes }) => ('app-id' in attributes || 'project-id' in attributes) && !ofTeam.includes(name),
    )

  it('offers a member who is locked out no change, and says why', async () => {
    const demo = await openPageOf(administrator)
    expect(await offeredIn(demo, ofApps())).toEqual({})
    await demo.show(tag('cw-project-overview'))
    const edit = button(demo.page, 'Edit')
    expect(await edit.getAttribute('aria-disabled')).toBe('true')
    expect(await edit.getAttribute('aria-description')).toBe('Only the account holder can change the demo project')
    await demo.page.context().close()
  })

  it('offers a visitor no change', async () => {
    const demo = await openPolicyPage(browser, `${site.origin}/#/demoProject`)
    expect(await offeredIn(demo, ofApps())).toEqual({})
    await demo.page.context().close()
  })
})

describe('texts that look like markup', () => {
  it('are stored by changes', async () => {
    expect(await site.storeMarkup()).toBeGreaterThan(40)
  })

  it('are shown as text in every tag and everything it opens, in another language and dark mode, without a violation', async () => {
    const complaints: Record<string, string[]> = {}
    let opened = 0
    const waiting = [...site.tags]
    /** Takes one tag after the other, as long as any is left. */
    async function goThrough(pageOfMember: PolicyPage): Promise<void> {
      for (let shown = waiting.shift(); shown; shown = waiting.shift()) {
        await pageOfMember.show(shown)
        opened += await openEverything(pageOfMember, shown)
        await pageOfMember.page.evaluate(
          (name) => Object.assign(document.querySelector(name)!, { theme: 'dark', language: 'ru' }),
          shown.name,
        )
        await pageOfMember.quiet()
        const said = [...(await pageOfMember.complaints()), ...(await pageOfMember.page.evaluate(strangeElements))]
        if (said.length > 0) complaints[shown.name] = said
      }
    }
    const second = await openPageOf()
    await Promise.all([strict, second].map(goThrough))
    expect(complaints).toEqual({})
    // About one menu or dialog per tag; how many exactly depends on what a busy machine has loaded by then.
    expect(opened).toBeGreaterThan(site.tags.length / 2)
    // If the texts appeared nowhere, the test would prove nothing.
    const told = await Promise.all([strict, second].map(({ page }) => page.evaluate(() => [...window.policy.told])))
    expect(new Set(told.flat()).size).toBeGreaterThan(3)
    await second.page.context().close()
  }, 900_000)
})

it('violations are detected, so the policy is active', async () => {
  await strict.page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' })),
  )
  expect((await strict.complaints()).join()).toContain('style-src-elem')
  expect(
    await strict.page
      .evaluate(() => ((document.body.innerHTML = '<p></p>'), 'done'))
      .catch((error: Error) => error.message),
  ).toContain('TrustedHTML')
  expect((await strict.complaints()).join()).toContain('require-trusted-types-for')
})
