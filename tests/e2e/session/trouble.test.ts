import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { fillSignIn, openBrowser } from '../support/browser.ts'
import type { Fault } from '../support/fault-proxy.ts'
import { readAgain, sessionOf, startTagPages, type TagPages } from '../support/tag-pages.ts'

let pages: TagPages
let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  pages = await startTagPages()
  browser = await openBrowser()
})
beforeEach(async () => {
  context = await pages.openContext(browser, { impatient: true })
})
afterEach(async () => {
  pages.proxy.decide(() => undefined)
  await context.close()
})
afterAll(async () => {
  await browser?.close()
  await pages?.close()
})

const minute = 60_000
const refreshPath = '/oauth2/v1/refresh'
const openTabs = (count: number) => Promise.all(Array.from({ length: count }, () => pages.openTab(context)))
const statuses = async (tabs: readonly Page[]) => (await Promise.all(tabs.map(sessionOf))).map(({ status }) => status)
const turnClock = (minutes: number) => context.clock.setSystemTime(Date.now() + minutes * minute)
/** What a widget shows if it couldn't load: a retry button. */
const failing = (tab: Page) => tab.getByRole('button', { name: 'Try again', exact: true })

/** Counts requests to a path from now on. */
function countFrom(path: string): () => number {
  const from = pages.proxy.seen.length
  return () => pages.proxy.seen.slice(from).filter(({ url }) => url.includes(path)).length
}
const reads = () => countFrom('/app/list')

/** Applies these faults to the next refresh requests to the account service, and none to later ones. */
function troubleRefreshes(...troubles: Fault[]): void {
  pages.proxy.decide(({ url }) => (url.includes(refreshPath) ? troubles.shift() : undefined))
}

it('offline: a requested change isn’t lost, the data stays on the screen, and everything recovers without a reload', async () => {
  const tab = await pages.openTab(context)
  await tab.getByRole('button', { name: 'Create app', exact: true }).first().click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByLabel('Name').first().fill('Harbour Offline')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Create app', exact: true }).click()
  await dialog
    .getByText(/can’t reach|no connection|offline/i)
    .first()
    .waitFor()
  expect(await tab.getByText('Northwind Maps').count()).toBeGreaterThan(0)
  await context.setOffline(false)
  expect(await dialog.getByLabel('Name').first().inputValue()).toBe('Harbour Offline')
  await dialog.getByRole('button', { name: 'Create app', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => tab.getByRole('link', { name: 'Harbour Offline' }).count()).toBe(1)
})

it('a failed refresh ends no session: widgets report it, and continue on retry', async () => {
  const tab = await pages.openTab(context)
  pages.proxy.decide(({ url }) => (url.includes(refreshPath) ? { kind: 'gateway', status: 503 } : undefined))
  // A tab opened meanwhile has no data to show yet.
  const late = await context.newPage()
  await late.goto(tab.url())
  await failing(late).first().waitFor()
  await turnClock(61)
  await readAgain(tab)
  await failing(tab).first().waitFor()
  expect(await statuses([tab])).toEqual(['active'])
  pages.proxy.decide(() => undefined)
  // A session that could not start is also tried again by itself, so the button may be gone by then.
  const retry = (each: Page) =>
    failing(each)
      .first()
      .click({ timeout: 2000 })
      .catch(() => {})
  for (const each of [tab, late]) await retry(each)
  for (const each of [tab, late]) {
    await expect.poll(() => failing(each).count()).toBe(0)
    await each.getByText('Northwind Maps').first().waitFor()
  }
  expect(await statuses([tab, late])).toEqual(['active', 'active'])
})

it('a rejected refresh leads to the sign-in and back, in all tabs', async () => {
  const [one, other] = (await openTabs(2)) as [Page, Page]
  await context.clearCookies({ name: 'cw_session' })
  await turnClock(61)
  await readAgain(one)
  for (const tab of [one, other]) await expect.poll(() => statuses([tab])).toEqual(['ended'])
  await one.getByRole('button', { name: 'Sign in', exact: true }).click()
  await fillSignIn(one)
  for (const tab of [one, other]) await tab.getByText('Northwind Maps').first().waitFor()
  expect(await statuses([one, other])).toEqual(['active', 'active'])
})

it('a refresh without a response blocks others for a limited time', async () => {
  const tabs = await openTabs(3)
  const [refreshes, seen] = [countFrom(refreshPath), reads()]
  troubleRefreshes({ kind: 'never' })
  await turnClock(61)
  await Promise.all(tabs.map(readAgain))
  await expect.poll(seen).toBe(2)
  expect(refreshes()).toBe(2)
  expect(await statuses(tabs)).toEqual(['active', 'active', 'active'])
})

it('a refresh that is sent twice, or whose response is lost, leaves the session valid for changes', async () => {
  const tab = await pages.openTab(context)
  for (const [index, trouble] of (['twice', 'truncated', 'lost-in-gateway'] as const).entries()) {
    troubleRefreshes(trouble === 'lost-in-gateway' ? { kind: trouble, status: 502 } : { kind: trouble })
    await turnClock((index + 1) * 61)
    await readAgain(tab)
    if (trouble !== 'twice') {
      await failing(tab).first().waitFor()
      await readAgain(tab)
    }
    await expect.poll(() => failing(tab).count()).toBe(0)
    await tab.getByRole('button', { name: 'Create app', exact: true }).first().click()
    const dialog = tab.getByRole('dialog')
    await dialog.getByLabel('Name').first().fill(`Made after ${trouble}`)
    await dialog.getByRole('button', { name: 'Create app', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await tab.getByRole('link', { name: `Made after ${trouble}` }).waitFor()
  }
})

it.each(['is closed', 'crashes', 'is frozen'])('a tab that %s during its refresh releases the lock', async (end) => {
  const [holder, other] = (await openTabs(2)) as [Page, Page]
  const [refreshes, seen] = [countFrom(refreshPath), reads()]
  troubleRefreshes({ kind: 'never' })
  await turnClock(61)
  await readAgain(holder)
  await expect.poll(refreshes).toBe(1)
  const devtools = await context.newCDPSession(holder)
  if (end === 'is frozen') await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await readAgain(other)
  if (end === 'is closed') await holder.close()
  // A crashed page no longer responds.
  if (end === 'crashes') void devtools.send('Page.crash').catch(() => undefined)
  await expect.poll(seen).toBe(1)
  expect(refreshes()).toBe(2)
  expect(await statuses([other])).toEqual(['active'])
  if (end !== 'is frozen') return
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await readAgain(holder)
  await expect.poll(() => failing(holder).count()).toBe(0)
  await holder.getByText('Northwind Maps').first().waitFor()
})

it('a laptop resumes after sleep, or asks for a sign-in after a long one; setting the clock back changes nothing', async () => {
  const tabs = await openTabs(2)
  const refreshes = countFrom(refreshPath)
  for (const [minutes, made] of [
    [90, 1],
    [30, 1],
    [100, 1],
    [-24 * 60, 1],
  ] as const) {
    const seen = reads()
    await turnClock(minutes)
    await Promise.all(tabs.map(readAgain))
    await expect.poll(seen).toBe(2)
    expect([minutes, refreshes(), await statuses(tabs)]).toEqual([minutes, made, ['active', 'active']])
  }
  await turnClock(6 * 60)
  await Promise.all(tabs.map(readAgain))
  await expect.poll(() => statuses(tabs)).toEqual(['ended', 'ended'])
  await tabs[1]?.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
})
