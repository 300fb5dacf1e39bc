import { demoAccounts } from '@console-widgets/platform/demo/people'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepPictureOfFailure, openBrowser } from './support/browser.ts'
import { goTo, openConsole } from './support/console-page.ts'
import { startServer, type TestServer } from './support/server.ts'

let server: TestServer
let browser: Browser
let page: Page
beforeAll(async () => {
  server = await startServer({
    ZONES: 'china,singapore,russia',
    OVERSEAS_TEAMS: 'team-saltmarsh=singapore',
    OUTSEA_SERVICES: 'workspace,teams,apps,versions,app-packages,cloud-storage',
  })
  browser = await openBrowser()
  page = await openConsole(browser, server.origin)
})
keepPictureOfFailure(() => page)
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const olderVariant = () => page.getByText('This site still uses the previous version of Cloud Storage')

/** Paths of the calls that a step makes for a team, without `/agc/edge` and what follows it. */
async function addressesDuring(team: string, step: () => Promise<void>): Promise<Set<string>> {
  const addresses = new Set<string>()
  const hear = (request: { url(): string; headers(): Record<string, string> }) => {
    if (request.headers().agcteamid !== team) return
    const [, address] = /^https?:\/\/[^/]+(.*)\/agc\/edge\/(?!oauth2)/.exec(request.url()) ?? []
    if (address !== undefined) addresses.add(address)
  }
  page.on('request', hear)
  await step()
  page.off('request', hear)
  return addresses
}

async function choose(site: string) {
  await page.getByRole('button', { name: 'Preferences' }).click()
  await Promise.all([page.waitForEvent('load'), page.getByRole('menuitemradio', { name: site, exact: true }).click()])
}

it('a person chooses the site, and reaches its data and its variant of a service', async () => {
  await goTo(page, '#/storage')
  await page.getByRole('link', { name: 'northwind-backups' }).waitFor()
  expect(await olderVariant().count()).toBe(0)
  await page.getByRole('button', { name: 'Preferences' }).click()
  const offered = await page.getByRole('menuitemradio').allTextContents()
  expect(offered.slice(-4)).toEqual(['Default', 'China', 'Singapore', 'Russia'])
  await page.keyboard.press('Escape')
  await choose('Singapore')
  await olderVariant().waitFor()
  await page.getByRole('banner').getByText('Site: Singapore').waitFor()
  await page.getByRole('button', { name: 'Create bucket' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('harbour-singapore')
  await page.getByRole('dialog').getByRole('button', { name: 'Create bucket' }).click()
  await page.getByRole('link', { name: 'harbour-singapore' }).waitFor()
  expect(await page.getByRole('link', { name: /^northwind-/ }).count()).toBe(0)
})

it('keeps the site when it is reloaded, and in a link’s new tab', async () => {
  await page.reload()
  await page.getByRole('link', { name: 'harbour-singapore' }).waitFor()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'harbour-singapore' }).click({ modifiers: ['Control'] }),
  ])
  await tab.getByRole('heading', { name: 'harbour-singapore' }).waitFor()
  await tab.close()
})

it('asks only the site for what is the site’s', async () => {
  expect(await addressesDuring('team-northwind', () => page.reload().then(() => olderVariant().waitFor()))).toEqual(
    new Set(['', '/zones/singapore']),
  )
  await choose('Default')
  await page.getByRole('link', { name: 'northwind-backups' }).waitFor()
  expect(await page.getByRole('link', { name: 'harbour-singapore' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Create bucket' }).click()
  await page.getByText('Buckets of another region are created at its site.').waitFor()
  await page.keyboard.press('Escape')
})

it('a zone without an endpoint is said, in the console and in a tag, and never replaced by another', async () => {
  page = await openConsole(browser, server.origin, { account: demoAccounts.holder })
  await goTo(page, '#/apps')
  const addresses = await addressesDuring('team-lighthouse', async () => {
    await page.getByRole('button', { name: /^Team/ }).click()
    await page.getByRole('menuitemradio', { name: /Lighthouse/ }).click()
    await page.getByText('This page has no connection to Europe').first().waitFor()
  })
  expect(addresses).toEqual(new Set())
  await page.route(`${server.origin}/plain/zones.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script type="module" src="/widgets/console-widgets.js" data-language="en"
        data-zones="russia=${server.origin}/zones/russia" data-site="russia"></script>
        <cw-cloud-storage></cw-cloud-storage><cw-apps></cw-apps>`,
    }),
  )
  await page.goto(`${server.origin}/plain/zones.html`)
  await page.locator('cw-apps').getByText('This page has no connection to Europe').waitFor()
  await page.locator('cw-cloud-storage').getByText('No project has ordered this service').waitFor()
})

it('R69: a team that was moved overseas works at its overseas site', async () => {
  page = await openConsole(browser, server.origin, { account: demoAccounts.appAdministrator })
  await page.getByRole('button', { name: /^Team/ }).click()
  await page.getByRole('menuitemradio', { name: /Saltmarsh/ }).click()
  await page.getByRole('button', { name: /Saltmarsh/ }).waitFor()
  const addresses = await addressesDuring('team-saltmarsh', async () => {
    await goTo(page, '#/apps')
    await page.getByRole('main').getByText('No apps yet').waitFor()
  })
  expect(addresses).toEqual(new Set(['/zones/singapore']))
  await goTo(page, '#/team')
  await page.getByText('Moved to Singapore').waitFor()
})

it('R125: a team overseas has only the services of the outsea list', async () => {
  const navigation = page.getByRole('navigation', { name: 'Services' })
  expect(await navigation.getByRole('link', { name: 'Apps' }).count()).toBe(1)
  expect(await navigation.getByRole('link', { name: 'Databases' }).count()).toBe(0)
  await goTo(page, '#/databases')
  await page.getByText('Not available at your team’s site').waitFor()
})

it('R125: pages of a team overseas don’t link to services that it lacks', async () => {
  await goTo(page, '#/team')
  const figures = page.getByRole('main').locator('dl')
  await figures.getByRole('link', { name: '0' }).first().waitFor()
  const linked = await figures.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(linked).toContain('#/apps')
  expect(linked).not.toContain('#/projects')
  await goTo(page, '#/help')
  await page.getByRole('heading', { name: 'Help', exact: true }).waitFor()
})
