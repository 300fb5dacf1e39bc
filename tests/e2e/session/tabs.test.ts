import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { inSession, oneTag, readAgain, sessionOf, startTagPages, tenTags, type TagPages } from '../support/tag-pages.ts'

let pages: TagPages
let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  pages = await startTagPages()
  browser = await openBrowser()
})
beforeEach(async () => {
  context = await pages.openContext(browser)
})
afterEach(() => context.close())
afterAll(async () => {
  await browser?.close()
  await pages?.close()
})

const minute = 60_000
const appList = '/amis/app-manage/v1/app/list'

/** Number of requests to a path since the last check. */
function countFrom(path: string): () => number {
  const from = pages.proxy.seen.length
  return () => pages.proxy.seen.slice(from).filter(({ url }) => url.includes(path)).length
}

/** All requests of a tab, with the team they are sent for. */
function teamsOf(tab: Page): Set<string | undefined> {
  const teams = new Set<string | undefined>()
  tab.on('request', (request) => {
    if (request.url().includes('/agc/edge/') && !request.url().includes('/oauth2/'))
      teams.add(request.headers().agcteamid)
  })
  return teams
}

async function createApp(tab: Page, name: string): Promise<void> {
  await tab.getByRole('button', { name: 'Create app', exact: true }).first().click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByLabel('Name').first().fill(name)
  await dialog.getByRole('button', { name: 'Create app', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

it('twenty tabs, five of them with ten widgets, make one refresh near expiry; a sign-out in one signs out all, with one request in ten seconds', async () => {
  const tabs: Page[] = []
  while (tabs.length < 20)
    tabs.push(...(await Promise.all([tenTags, oneTag, oneTag, oneTag].map((tags) => pages.openTab(context, tags)))))
  const refreshes = countFrom('/oauth2/v1/refresh')
  const reads = countFrom(appList)
  await context.clock.setSystemTime(Date.now() + 61 * minute)
  await Promise.all(tabs.map(readAgain))
  await expect.poll(reads).toBe(20)
  expect(refreshes()).toBe(1)
  expect(new Set((await Promise.all(tabs.map(sessionOf))).map(({ status }) => status))).toEqual(new Set(['active']))

  const logouts = countFrom('/oauth2/v1/logout')
  await inSession(tabs[0] as Page, (session) => session.signOut())
  await expect
    .poll(async () => new Set((await Promise.all(tabs.map(sessionOf))).map(({ status }) => status)), {
      timeout: 30_000,
    })
    .toEqual(new Set(['ended']))
  await Promise.all(tabs.slice(1, 3).map((tab) => inSession(tab, (session) => session.signOut())))
  expect(logouts()).toBe(1)
  await tabs.at(-1)?.getByRole('button', { name: 'Sign in', exact: true }).first().waitFor()
}, 480_000)

it('two teams in two tabs keep their reads and writes apart in one session', async () => {
  const [north, light] = [await pages.openTab(context), await pages.openTab(context)]
  const ofLight = () => light.getByText('Northwind Maps').count()
  await inSession(light, (session, team) => session.switchTeam(team).then(() => undefined), 'team-lighthouse')
  await expect.poll(ofLight).toBe(0)
  const teams = [teamsOf(north), teamsOf(light)]
  await createApp(north, 'Buoys off the Coast')
  await north.getByText('Buoys off the Coast').first().waitFor()
  await readAgain(light)
  const refreshes = countFrom('/oauth2/v1/refresh')
  const reads = countFrom(appList)
  await context.clock.setSystemTime(Date.now() + 61 * minute)
  await Promise.all([north, light].map(readAgain))
  await expect.poll(reads).toBeGreaterThanOrEqual(2)
  expect(refreshes()).toBe(1)
  expect(await Promise.all([north, light].map(sessionOf))).toEqual([
    { status: 'active', teamId: 'team-northwind' },
    { status: 'active', teamId: 'team-lighthouse' },
  ])
  expect(teams).toEqual([new Set(['team-northwind']), new Set(['team-lighthouse'])])
  expect([
    await light.getByText('Buoys off the Coast').count(),
    await light.getByText('Northwind Maps').count(),
  ]).toEqual([0, 0])
})

it('a page in use for six hours is reloaded once, and continues', async () => {
  const tab = await pages.openTab(context)
  await readAgain(tab)
  let loads = 0
  tab.on('load', () => loads++)
  for (let passed = 61; passed < 8 * 60; passed += 61) {
    const refreshes = countFrom('/oauth2/v1/refresh')
    await context.clock.setSystemTime(Date.now() + passed * minute)
    // A page that was just reloaded shows its rows before it listens. A read that the last step has left running says
    // nothing about this one.
    const refreshesOnceListening = async () => {
      await readAgain(tab)
      return refreshes()
    }
    await expect.poll(refreshesOnceListening, { timeout: 30_000, interval: 1_000 }).toBeGreaterThan(0)
    await expect.poll(async () => (await sessionOf(tab)).status).toBe('active')
    await tab.getByText('Northwind Maps').first().waitFor()
  }
  await expect.poll(() => loads).toBe(1)
  expect(await sessionOf(tab)).toEqual({ status: 'active', teamId: 'team-northwind' })
})
