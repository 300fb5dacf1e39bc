import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fillSignIn } from '../e2e/support/browser.ts'
import { goTo } from '../e2e/support/console-page.ts'
import { sendPackage } from '../e2e/support/release-steps.ts'
import { releaseWalk } from '../e2e/support/release-walk.ts'
import { startServer, type TestServer } from '../e2e/support/server.ts'
import { keepPictureOfFailure } from './page/failure-picture.ts'
import { firstPage, type Page } from './page/page.ts'
import { openSession } from './webdriver/open-browser.ts'
import type { Session } from './webdriver/session.ts'

let server: TestServer
let session: Session
let page: Page
beforeAll(async () => {
  const [started, opened] = await Promise.all([startServer({ REVIEW_SECONDS: '1' }), openSession(inject('browser'))])
  server = started
  session = opened
  page = await firstPage(session)
})
keepPictureOfFailure(() => page)
afterAll(async () => {
  await session?.close()
  await server?.close()
})

const theme = () => page.locator('.cw-root').first().getAttribute('data-theme')

it('signs in, after a wrong password as well', async () => {
  await page.goto(`${server.origin}/console/en/`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await fillSignIn(page, { account: 'demo@northwind.example', password: 'wrong' })
  await page.getByRole('alert').waitFor()
  await fillSignIn(page)
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
})

describe('a list', () => {
  it('shows the apps, filters them, and opens one', async () => {
    await goTo(page, '#/apps')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Northwind Maps', exact: true }).waitFor()
    await main.getByRole('combobox', { name: 'Filter' }).fill('tide')
    await page.getByRole('option', { name: /^Name contains/ }).waitFor()
    await page.press('Enter')
    await main.getByRole('link', { name: 'Northwind Maps', exact: true }).waitFor({ state: 'hidden' })
    await main.getByRole('link', { name: 'Tide Table', exact: true }).click()
    await page.getByRole('button', { name: /^App: Tide Table/ }).waitFor()
  })

  it('is used with the keyboard alone', async () => {
    await page.press('Control+k')
    await page.getByRole('dialog').getByRole('listbox').waitFor()
    await page.type('audit')
    await page.getByRole('dialog').getByRole('listbox').getByText('Pages', { exact: true }).waitFor()
    await page.press('Enter')
    await expect.poll(() => page.address()).toMatch(/#\/team\/audit$/)
  })
})

it('a form names the field that is missing, and closes with Escape', async () => {
  await goTo(page, '#/apps')
  await page.getByRole('button', { name: 'Create app', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create app', exact: true }).click()
  await expect.poll(() => dialog.getByLabel('Name').first().getAttribute('aria-invalid')).toBe('true')
  await page.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

describe('a release', () => {
  const stretches = releaseWalk<Page>({ name: 'uploads a package', run: sendPackage })
  it.each(stretches.map(({ name, walk }) => [name, walk] as const))('%s', (_name, walk) => walk(page))
})

it('is dark on request, with controls that are dark as well', async () => {
  await goTo(page, '#/home')
  await page.getByRole('button', { name: 'Preferences' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor({ state: 'hidden' })
  await expect.poll(theme).toBe('dark')
  const scheme = await page.evaluate(() => getComputedStyle(document.querySelector('.cw-root') as Element).colorScheme)
  expect(scheme).toBe('dark')
})
