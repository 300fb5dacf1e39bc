import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoInvited } from '@console-widgets/platform/demo/people'
import { services } from '../../examples/console-host/src/services.generated.ts'
import { fillSignIn, keepPictureOfFailure, openBrowser, openPage } from './support/browser.ts'
import { goTo, openConsole } from './support/console-page.ts'
import { startServer, type TestServer } from './support/server.ts'

let server: TestServer
let browser: Browser
let page: Page
beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  page = await openConsole(browser, server.origin)
})
keepPictureOfFailure(() => page)
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const heading = () => page.getByRole('heading', { level: 1 }).textContent()
const appButton = () => page.getByRole('button', { name: /^App: / })

async function openApp(name: string): Promise<string> {
  await goTo(page, '#/apps')
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await appButton().waitFor()
  return /apps\/(\w+)/.exec(page.url())?.[1] as string
}

it('serves every page with a policy, without sniffing, and to be validated before it is shown again', async () => {
  for (const path of ['/', '/console/', '/console/en/', '/console/ru/', '/plain/', '/outbox', '/account/sign-in']) {
    const { headers } = await fetch(server.origin + path)
    const policy = headers.get('content-security-policy') ?? ''
    // A page without scripts allows none at all.
    expect(policy, path).toMatch(/script-src 'self'; object-src 'none'|default-src 'none'/)
    expect(policy, path).toMatch(/base-uri 'none'/)
    expect(policy, path).toMatch(/form-action '(self|none)'/)
    expect(policy, path).toMatch(/frame-ancestors /)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('cache-control'), path).toMatch(/^no-(cache|store)$/)
  }
  const document = await (await fetch(`${server.origin}/console/en/`)).text()
  const [, asset = ''] = /<script [^>]*src="([^"]+)"/.exec(document) ?? []
  const { headers } = await fetch(server.origin + asset)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

it('leads from addresses that people are likely to type to the console', async () => {
  for (const [typed, location] of [
    ['/console', '/console/'],
    ['/console/cn', '/console/'],
    ['/console/cn/', '/console/'],
    ['/console/en', '/console/en/'],
    ['/console/ru', '/console/ru/'],
  ] as const) {
    const answer = await fetch(server.origin + typed, { redirect: 'manual' })
    expect([typed, answer.status, answer.headers.get('location')]).toEqual([typed, 302, location])
  }
})

it('reads nothing for the search until it opens, and remembers visits all the same', async () => {
  await goTo(page, '#/apps')
  const requests: string[] = []
  page.on('request', (request) => void (request.url().includes('/visits') && requests.push(request.method())))
  await openApp('Tide Table')
  await expect.poll(() => requests).toEqual(['POST'])
  await page.keyboard.press('Control+k')
  await expect.poll(() => requests).toEqual(['POST', 'GET'])
  await page.getByRole('option', { name: 'Tide Table' }).waitFor()
  await page.keyboard.press('Escape')
})

it('finds pages, settings, and help by name, with the keyboard alone', async () => {
  for (const [typed, group, route] of [
    ['audit', 'Pages', '#/team/audit'],
    ['teams.notices', 'Settings', '#/team/notices'],
    ['rejected version', 'Help', '#/help?topic=rejected-version'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(typed)
    await page.getByRole('listbox').getByText(group, { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe(route)
  }
  await page.getByText('Open the version: the reasons are at the top.').waitFor()
})

it('starts every action that a service offers to the search', async () => {
  const actions = services.flatMap(({ pages, routes }) =>
    Object.entries(pages).flatMap(([id, each]) =>
      (each.actions ?? []).map(({ name }) => ({ name, path: String(Object(routes)[id]) })),
    ),
  )
  for (const { name, path } of actions) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(name.en)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('option', { name: name.en, exact: true }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
    // The action opens a dialog on its page, or a page below it.
    const isBelow = () => new URL(page.url()).hash.startsWith(`#${path}/`)
    await expect.poll(async () => isBelow() || (await dialog.isVisible())).toBe(true)
    expect(page.url(), name.en).not.toContain('action=')
    if (isBelow()) continue
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
})

it('keeps the app in view on its pages, and switches to another on the same tab', async () => {
  await openApp('Tide Table')
  await page.getByRole('navigation', { name: 'Apps' }).getByRole('link', { name: 'Packages' }).click()
  await appButton().click()
  await page.getByRole('option', { name: /^Northwind Maps/ }).waitFor()
  await page.keyboard.type('northwind maps')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'App: Northwind Maps' }).waitFor()
  expect(page.url()).toMatch(/#\/apps\/108370001\/packages$/)
  // All of them are in view at once, by category; in a narrow window, they are tabs.
  const listed = page.getByRole('navigation', { name: 'Services' }).getByRole('navigation', { name: 'Apps' })
  const growth = listed.getByRole('list', { name: 'Grow' })
  expect(await listed.locator('[aria-current=page]').allTextContents()).toEqual(['Packages'])
  await growth.getByRole('link', { name: 'Reviews' }).click()
  await page.waitForURL(/#\/apps\/108370001\/reviews$/)
  const tabs = page.getByRole('main').getByRole('navigation', { name: 'Apps' })
  expect([await growth.isVisible(), await tabs.isVisible()]).toEqual([true, false])
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(async () => [await growth.isVisible(), await tabs.isVisible()]).toEqual([false, true])
  // The narrowest window: nothing of the header is cut.
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width: 1280, height: 860 })
})

it('R20–R22, R31: keeps what is in view, and the menu of a service that was opened, for the session of the tab', async () => {
  const kept = (key: string) => page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'), key)
  const appId = await openApp('Tide Table')
  await expect.poll(() => kept('appInfo')).toEqual({ appID: appId, childType: expect.any(String) })
  await goTo(page, '#/projects')
  await page.getByRole('main').getByRole('link', { name: 'Northwind Navigation', exact: true }).click()
  await page.waitForURL(/#\/projects\/\w+$/)
  const projectId = /projects\/(\w+)$/.exec(page.url())?.[1]
  await expect.poll(() => kept('projectInfo')).toEqual({ productID: projectId, projectId, region: expect.any(String) })
  await goTo(page, '#/apps')
  await page.getByRole('main').getByRole('button', { name: 'Create app' }).click()
  const project = page.getByRole('dialog').getByRole('combobox', { name: 'Project', exact: true })
  await expect.poll(() => project.inputValue()).toBe(projectId)
  await expect.poll(() => project.getByRole('option', { name: 'No project' }).count()).toBe(1)
  // Nothing has been changed, so nothing is asked.
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await goTo(page, '#/storage')
  const menu = { id: 'cloud-storage', serviceId: 'cloud-storage', menuId: 'cloud-storage' }
  await expect.poll(() => kept('serviceMap')).toContainEqual(menu)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.origin}/console/en/#/demoProject`)
  await expect
    .poll(() => visitor.evaluate(() => JSON.parse(sessionStorage.getItem('demoProject') ?? 'null')))
    .toHaveProperty('projectId')
  await visitor.context().close()
})

it('R8, R9, R169: reports pages, clicks, opened services, demo projects, and providers to the team', async () => {
  await goTo(page, '#/projects')
  await page.getByRole('main').getByRole('link', { name: 'Northwind Navigation', exact: true }).click()
  await expect.poll(heading).toBe('Northwind Navigation')
  await goTo(page, '#/team/providers/provider-lanhai')
  await expect.poll(heading).toBe('蓝海测试')
  await goTo(page, '#/storage')
  await page.getByRole('banner').getByRole('link', { name: 'Help', exact: true }).click()
  await goTo(page, '#/team/usage')
  const main = page.getByRole('main')
  await expect
    .poll(async () => {
      await page.reload()
      const onBuckets = main.getByRole('row').filter({ hasText: 'cloud-storage.buckets' })
      await onBuckets.first().waitFor()
      return onBuckets.filter({ hasText: 'host.help' }).count()
    })
    .toBe(1)
  await main.getByRole('listitem').filter({ hasText: 'Cloud storage' }).getByText('2 sessions, 1 member').waitFor()
  for (const visited of ['Demo project', '蓝海测试'])
    await main.getByRole('listitem').filter({ hasText: visited }).getByText('1 session, 1 member').waitFor()
})

it('R122: starts a mail to a service provider, as the deployment lets pages start other apps', async () => {
  await goTo(page, '#/team/providers/provider-lanhai')
  const mail = page.getByRole('main').getByRole('link', { name: 'Write email' })
  await expect.poll(() => mail.getAttribute('href')).toBe('mailto:limin@lanhai.example')
})

it('shows the pages of an app without navigation in the app-level view, and pages of services by name', async () => {
  const appId = await openApp('Northwind Maps')
  await goTo(page, `#/app/versions?appId=${appId}`)
  await page.getByRole('link', { name: '4.1.2', exact: true }).click()
  await expect.poll(heading).toContain('4.1.2')
  expect(new URL(page.url()).hash).toMatch(/^#\/app\/versions\/\w+\?appId=108370001$/)
  expect(await page.getByRole('banner').count()).toBe(0)
  await goTo(page, '#/relational-database')
  await page.getByRole('banner').waitFor()
  await expect.poll(() => page.title()).toBe('Databases · Console')
})

it('R13: shows the test of a link to anyone, who signs in to join and to get its build, by keyboard alone', async () => {
  const tester = await openPage(browser, { viewport: { width: 320, height: 860 } })
  const press = async (name: string) => {
    await tester.getByRole('button', { name }).focus()
    await tester.keyboard.press('Enter')
  }
  await tester.goto(`${server.origin}/console/en/#/open-test/h4rb0urr4d10`)
  await press('Sign in to join')
  await fillSignIn(tester, demoInvited)
  await press('Join test')
  const [build] = await Promise.all([tester.waitForEvent('download'), press('Download build')])
  expect(build.suggestedFilename()).toMatch(/\.apk$/)
  expect(new URL(tester.url()).hash).toBe('#/app/openTest/h4rb0urr4d10')
  expect(await tester.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await tester.close()
  const appId = await openApp('Harbour Radio')
  await goTo(page, `#/apps/${appId}/versions?tab=tests`)
  await page.getByRole('link', { name: 'Link and testers' }).click()
  await page.getByText('Пётр Васильев').waitFor()
})

it('R13: leads from the open test mode without a link to the app’s tests', async () => {
  const appId = await openApp('Harbour Radio')
  await page.goto(`${server.origin}/console/en/#/app/openTest?appId=${appId}`)
  await page.getByRole('button', { name: 'Go to the tests' }).click()
  await page.getByRole('tab', { name: 'Tests', selected: true }).waitFor()
  expect(new URL(page.url()).hash).toBe(`#/apps/${appId}/versions?tab=tests`)
})

it('R18: has the language of its address whatever was chosen elsewhere, and another address for each', async () => {
  await goTo(page, '#/team/members')
  await page.getByRole('button', { name: 'Preferences' }).click()
  await page.getByRole('menuitemradio', { name: '中文' }).click()
  await page.getByRole('heading', { level: 1, name: '成员' }).waitFor()
  expect(page.url()).toBe(`${server.origin}/console/#/team/members`)
  await page.goto(`${server.origin}/console/ru/#/team/members`)
  await page.getByRole('heading', { level: 1, name: 'Участники' }).waitFor()
  await page.goto(`${server.origin}/console/en/#/team/members`)
  await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor()
})

it('cuts no name, status, or package name of a Russian list of apps at 1,280 px', async () => {
  await page.goto(`${server.origin}/console/ru/#/apps`)
  const rows = page.getByRole('main').getByRole('row')
  await rows.getByRole('link', { name: 'Harbour Radio' }).waitFor()
  const cut = await rows.evaluateAll((all) =>
    all
      .flatMap((row) => [...row.querySelectorAll('[role=gridcell] *, [role=cell] *, [role=rowheader] *')])
      .filter((part) => !part.matches('.sr-only') && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
      .map((part) => part.textContent),
  )
  expect(cut).toEqual([])
})

it('cuts no column name of the Russian lists of ad projects and of the ad report at 1,280 px', async () => {
  for (const path of ['/ads', '/ads/report']) {
    await page.goto(`${server.origin}/console/ru/#${path}`)
    const headers = page.getByRole('grid').getByRole('columnheader')
    await headers.filter({ hasText: 'Цена установки' }).waitFor()
    const cut = await headers
      .locator('.line-clamp-2')
      .evaluateAll((all) =>
        all
          .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1)
          .map((name) => name.textContent),
      )
    expect(cut, path).toEqual([])
  }
})

it('has the language and the theme within one click also for someone who has not signed in', async () => {
  const visitor = await openPage(browser)
  await visitor.goto(`${server.origin}/console/en/#/apps`)
  await visitor.getByRole('button', { name: 'Sign in', exact: true }).first().waitFor()
  await visitor.getByRole('button', { name: 'Preferences' }).click()
  await visitor.getByRole('menuitemradio', { name: 'Русский' }).click()
  await visitor.getByRole('button', { name: 'Войти', exact: true }).first().waitFor()
  expect(visitor.url()).toBe(`${server.origin}/console/ru/#/apps`)
  await visitor.getByRole('button', { name: 'Вид и площадка' }).click()
  await visitor.getByRole('menuitemradio', { name: 'Тёмная' }).click()
  await expect.poll(() => visitor.locator('.cw-root').first().getAttribute('data-theme')).toBe('dark')
  await visitor.context().close()
})
