import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApk, makePackageKey } from '@console-widgets/package-parser/build'
import { createTurnableClock } from '@console-widgets/platform/clock/clock'
import { day } from '@console-widgets/platform/clock/durations'
import { demoAccount } from '@console-widgets/sandbox'
import { stopDemoTraffic } from '@console-widgets/sandbox/testing/demo-traffic'
import { openTestSqlEngine } from '@console-widgets/sandbox/testing/test-sql-engine'
import { startConsole, type RunningConsole } from '../../scripts/console-server.ts'
import { readSettings } from '../../scripts/settings.ts'
import { copyDemoData } from '../support/demo-data.ts'
import { freePortPair } from '../support/free-port.ts'
import { fillSignIn, keepPictureOfFailure, openBrowser, openPage } from './support/browser.ts'
import { goTo, openConsole } from './support/console-page.ts'
import {
  addMedicine,
  changePrices,
  checkPackage,
  confirmNoData,
  createTesters,
  openPageOfApp,
  openStoreVersion,
  publishPrivacyPolicy,
  signPaidApps,
  startTest,
  submitConformity,
  uploadPackage,
} from './support/publishing-steps.ts'
import {
  addLanguage,
  addPictures,
  chooseCategory,
  chooseCountries,
  createApp,
  enterPrivacy,
  expectState,
  fillTexts,
  leaveEditor,
  openTab,
  prepareFromPackage,
  rateApp,
} from './support/release-steps.ts'

const appName = 'Harbour Care'
const tester = 'zhou.ming@northwind.example'

/** Days that a document is valid, and the day on the platform's clock, such as `2026-11-26`. */
const validDays = 40
const dayAfter = (days: number) => new Date(clock.now() + days * day).toISOString().slice(0, 10)

const clock = createTurnableClock(Date.now())
let folder: string
let running: RunningConsole
let browser: Browser
let page: Page
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-widgets-'))
  await copyDemoData(folder)
  const settings = readSettings({ CONSOLE_DATA: folder, PORT: String(await freePortPair()), DATABASE_PORT: 'off' }, [])
  const openSqlEngine = (secret: CryptoKey) => openTestSqlEngine(undefined, secret)
  running = await startConsole(settings, { versions: { reviewSeconds: 1 } }, { clock, openSqlEngine })
  // The documents expire after weeks, and no figure is read.
  await stopDemoTraffic(running.platform)
  browser = await openBrowser()
  page = await openConsole(browser, running.origin)
})
keepPictureOfFailure(() => page)
afterAll(async () => {
  await browser?.close()
  await running?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Waits until the page of a version says in how many countries the app is available. */
async function expectCountries(count: number): Promise<void> {
  await expect.poll(() => page.getByText(`Available in ${count} of`).isVisible()).toBe(true)
}

/** Subjects of the mail about the app to an account. */
async function mailTo(account: string): Promise<string[]> {
  const outbox = await openPage(browser)
  await outbox.goto(`${running.origin}/outbox?to=${encodeURIComponent(account)}`)
  const subjects = await outbox.getByRole('heading', { name: appName }).allTextContents()
  await outbox.close()
  return subjects
}

it('creates a paid app, for which the team signs an agreement, and checks its package', async () => {
  await signPaidApps(page)
  await goTo(page, '/apps')
  await createApp(page, appName, '4.99')
  const key = await makePackageKey({ seed: 'paid-app', commonName: 'Northwind Release' })
  const content = await buildApk(
    {
      packageName: 'com.example.harbourcare',
      versionCode: 1,
      versionName: '1.0',
      label: appName,
      application: [{ name: 'allowBackup', resourceId: 0x01010280, value: false }],
    },
    key,
  )
  await uploadPackage(page, content)
  await checkPackage(page)
})

it('describes it in two languages, with a privacy policy that the platform hosts', async () => {
  const privacyPolicy = await publishPrivacyPolicy(page, 'privacy@northwind.example')
  await prepareFromPackage(page)
  await addPictures(page)
  await openTab(page, 'Text')
  await fillTexts(page, {
    appName,
    brief: 'First aid for sailors',
    description: 'Says what to do in an emergency at sea, also without a connection.',
  })
  await addLanguage(page, 'German', {
    appName,
    brief: 'Erste Hilfe auf See',
    description: 'Sagt, was in einem Notfall auf See zu tun ist, auch ohne Verbindung.',
  })
  await chooseCountries(page, 'Europe')
  await enterPrivacy(page, privacyPolicy, {})
  await leaveEditor(page)
  await chooseCategory(page)
  await rateApp(page)
  await confirmNoData(page)
})

it('submits the document that medicine needs in Europe, and sets a price', async () => {
  await addMedicine(page)
  const conformity = { number: 'NW-MD-0042', from: dayAfter(-300), until: dayAfter(validDays) }
  await submitConformity(page, appName, conformity, 'Submit document')
  // In the requirement, and in the history of documents.
  await page.getByText('Approved').first().waitFor()
  await changePrices(page, '5.99')
})

it('is tested by a person who accepts the invitation', async () => {
  const address = page.url()
  await createTesters(page, 'Lifeguards', 'Zhou Ming', tester)
  await page.goto(address)
  await startTest(page, 'Lifeguards')
  const person = await openPage(browser)
  await person.goto(`${running.origin}/outbox?to=${encodeURIComponent(tester)}`)
  const invitation = await person.getByRole('link', { name: /openTest/ }).getAttribute('href')
  await person.goto((invitation as string).replace('/console/', '/console/en/'))
  await person.getByRole('button', { name: 'Sign in to join', exact: true }).click()
  await fillSignIn(person, { account: tester, password: demoAccount.password })
  await person.getByRole('button', { name: 'Join test', exact: true }).click()
  await person.getByRole('heading', { name: 'You’re in this test' }).waitFor()
  await person.close()
})

it('passes every check, and goes live in every country of Europe', async () => {
  await openStoreVersion(page)
  const submitButton = page.getByRole('button', { name: 'Submit for review', exact: true })
  await submitButton.waitFor()
  expect(await page.getByText('(failed)').count()).toBe(0)
  // Nothing is left to confirm.
  await submitButton.click()
  await expectState(page, 'Live')
  await expectCountries(51)
})

it('ends where the document has expired, which mail announces, and comes back when it is renewed', async () => {
  clock.turn((validDays + 1) * day)
  await running.platform.wake()
  // A session doesn't last that long.
  await page.reload()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await fillSignIn(page)
  await expectCountries(21)
  await page.getByText('A document has expired').waitFor()
  const mail = await mailTo(demoAccount.account)
  expect(mail).toContain(`${appName}: document expires in 7 days`)
  expect(mail).toContain(`${appName}: document expired`)

  await openPageOfApp(page, 'Qualification')
  const renewed = { number: 'NW-MD-0043', from: dayAfter(-1), until: dayAfter(400) }
  await submitConformity(page, appName, renewed, 'Renew')
  // In the requirement, and in the history of documents.
  await page.getByText('Approved').first().waitFor()
  await openStoreVersion(page)
  await expectCountries(51)
})

it('is opened in the store from the list of its versions, beside the console', async () => {
  await openPageOfApp(page, 'Versions')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Open in store', exact: true }).click()
  const store = await opened
  await store.getByRole('heading', { name: appName }).first().waitFor()
  await store.close()
})

it('counts an install by a visitor whom a link has led to the store', async () => {
  // By its own name, the browser of tests counts as a program.
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
  const visitor = await openPage(browser, { locale: 'en-US', userAgent })
  await visitor.goto(`${running.origin}/l/northwind/g3tMap`)
  expect(visitor.url()).toContain('/store/108370001?link=link-store')
  const answered = visitor.waitForResponse((response) => response.url().includes('/install?'))
  await visitor.getByRole('button', { name: 'Install', exact: true }).click()
  expect((await answered).status()).toBe(303)
  await visitor.close()
  clock.turn(60_000)
  await running.platform.wake()
  await goTo(page, '/apps/108370001/links/link-store?tab=clicks')
  await page.getByText('Installs', { exact: true }).waitFor()
  const figure = page.locator('div', { has: page.getByText('Installs', { exact: true }) }).last()
  expect(await figure.textContent()).toMatch(/^Installs1\D/)
})
