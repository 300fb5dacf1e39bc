import type { Locator, Page } from 'playwright-core'
import { makePdf } from '@console-widgets/platform/demo/make-pdf'
import { goTo } from './console-page.ts'
import { choosePackage, editVersion, expectState, leaveEditor, sendPackage } from './release-steps.ts'

/** Timeout of a step in milliseconds, including a review or a check. */
const patience = 60_000

const button = (stage: Page | Locator, name: string | RegExp) =>
  stage.getByRole('button', { name, exact: typeof name === 'string' })

const link = (stage: Page | Locator, name: string) => stage.getByRole('link', { name, exact: true })

/** Opens a page of the current app. */
export async function openPageOfApp(page: Page, name: string): Promise<void> {
  await link(page.getByRole('navigation', { name: 'Apps' }), name).click()
}

/** Signs the agreement without which the team sells no apps. */
export async function signPaidApps(page: Page): Promise<void> {
  await goTo(page, '/agreements/paid-apps')
  await page.getByLabel('Full name').fill('Ada Lindqvist')
  await button(page, 'Sign').click()
  await button(page, 'Sign').waitFor({ state: 'hidden' })
}

/** Uploads a package, and waits until it has been read. */
export async function uploadPackage(page: Page, content: Uint8Array): Promise<void> {
  await openPageOfApp(page, 'Packages')
  await sendPackage(page, { name: 'app.apk', mimeType: '', buffer: Buffer.from(content) })
  await button(page, 'Show package').click()
}

/** Checks the newest package, and waits for the report. */
export async function checkPackage(page: Page): Promise<void> {
  await openPageOfApp(page, 'App check')
  await button(page, 'Check a package').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Package').waitFor()
  await button(dialog, 'Start check').click()
  await page.getByText('Nothing blocks a release').waitFor({ timeout: patience })
}

/** Publishes a privacy policy from the template. @returns the address of the page that the platform hosts */
export async function publishPrivacyPolicy(page: Page, contact: string): Promise<string> {
  await openPageOfApp(page, 'Agreements')
  await button(page, 'Write').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Contact').fill(contact)
  await button(dialog, 'Create agreement').click()
  await button(page, 'Submit for review').click()
  await button(dialog, 'Submit for review').click()
  const publicPage = link(page, 'Open public page')
  await publicPage.waitFor({ timeout: patience })
  return (await publicPage.getAttribute('href')) as string
}

/**
 * Opens the app's documents, and says that the app is used in medicine, for which some countries require one.
 */
export async function addMedicine(page: Page): Promise<void> {
  await openPageOfApp(page, 'Qualification')
  await button(page, 'Change features').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Medicine', exact: true }).check()
  await button(dialog, 'Save').click()
  await dialog.waitFor({ state: 'hidden' })
}

/** A document for the European Economic Area. */
export interface Conformity {
  number: string
  /** Days, such as `2026-11-26`. */
  from: string
  until: string
}

/** Submits a document for medical devices in Europe on the page of the app's documents, or renews it. */
export async function submitConformity(
  page: Page,
  appName: string,
  { number, from, until }: Conformity,
  action: 'Submit document' | 'Renew',
): Promise<void> {
  const requirement = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Medical device (EU)', exact: true }) })
  await button(requirement, action).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Document number').fill(number)
  await dialog.getByLabel('Valid from').fill(from)
  await dialog.getByLabel('Valid through').fill(until)
  const text = makePdf(['EU declaration of conformity', 'Northwind Studio', appName, number, from, until])
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'conformity.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) })
  await button(dialog, 'Submit document').click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Confirms that the package takes no data, as a check of the version asks. */
export async function confirmNoData(page: Page): Promise<void> {
  const check = page.getByRole('listitem').filter({ hasText: 'The data use is declared for this package' })
  await link(check, 'Fix').click()
  await button(page, 'Confirm declaration').click()
  await button(page, 'Back to the version').click()
  await check.getByText('(passed)').waitFor()
}

/** Changes the price in every country, by that in euros. */
export async function changePrices(page: Page, euros: string): Promise<void> {
  await openPageOfApp(page, 'Prices')
  await page.getByLabel('Base price in EUR').fill(euros)
  await button(page, 'Review changes').click()
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Change prices').click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Creates a group of testers outside of the team, with one member. */
export async function createTesters(page: Page, group: string, name: string, account: string): Promise<void> {
  await goTo(page, '/beta/groups')
  await button(page, 'Create group').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Group name').fill(group)
  await dialog.getByRole('radio', { name: /^External/ }).check()
  await button(dialog, 'Create group').click()
  await link(page, group).click()
  await button(page, 'Add tester').click()
  await dialog.getByLabel('Account').fill(account)
  await dialog.getByLabel('Name').fill(name)
  await button(dialog, 'Add tester').click()
  await page.getByRole('row').filter({ hasText: name }).waitFor()
}

/** Gives the newest package to a group of testers in Europe, and waits until the test runs. */
export async function startTest(page: Page, group: string): Promise<void> {
  await openPageOfApp(page, 'Versions')
  await button(page, 'Create test version').click()
  await editVersion(page)
  await choosePackage(page)
  await leaveEditor(page)
  await button(page, 'Start test').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: new RegExp(`^${group}`) }).check()
  await dialog.getByLabel('What to test').fill('Find the advice for a burn within ten seconds.')
  await dialog.getByLabel('Feedback address').fill('care@northwind.example')
  await dialog.getByRole('checkbox', { name: 'Europe', exact: true }).check()
  await button(dialog, 'Start test').click()
  await expectState(page, 'Testing')
}

/** Opens the store version of the current app, from the list of its versions. */
export async function openStoreVersion(page: Page): Promise<void> {
  await openPageOfApp(page, 'Versions')
  await page.getByRole('row').filter({ hasText: 'Full release' }).getByRole('link').click()
}
