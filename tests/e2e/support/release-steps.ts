import { createRequire } from 'node:module'
import type { FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { pictureFile } from './pictures.ts'

/** What the steps work on: the console's page, or the frame that it is in. */
export type Stage = Page | FrameLocator

/** A real package, of which the package manager has the only copy. */
export const demoPackage = createRequire(import.meta.url).resolve('android-apidemos/apks/ApiDemos-debug.apk')

/** Milliseconds that a step may take: a review is among them. */
const patience = 60_000

const button = (stage: Stage, name: string | RegExp) => stage.getByRole('button', { name, exact: true })

/** Creates an app and waits for its page. */
export async function createApp(stage: Stage, name: string): Promise<void> {
  await button(stage, 'Create app').first().click()
  const dialog = stage.getByRole('dialog')
  await dialog.getByLabel('Name').first().fill(name)
  await button(dialog as never, 'Create app').click()
  await stage.getByRole('heading', { level: 1, name }).waitFor({ timeout: patience })
}

/** Uploads the demo package and waits until the platform has read it. */
export async function uploadPackage(stage: Stage): Promise<void> {
  await openSection(stage, 'Packages')
  await button(stage, 'Upload package').first().click()
  await stage.locator('input[type=file]').setInputFiles(demoPackage)
  await button(stage, 'Show package').click({ timeout: patience })
  await stage.getByText('io.appium.android.apis').first().waitFor()
}

/** Goes to a part of the app in view. */
export async function openSection(stage: Stage, name: 'Overview' | 'Versions' | 'Packages'): Promise<void> {
  await stage.getByRole('link', { name, exact: true }).first().click()
}

/** Makes a new version and goes to its editor. */
export async function createVersion(stage: Stage): Promise<void> {
  await openSection(stage, 'Versions')
  await button(stage, 'Create version').click()
  await expectState(stage, 'Draft')
}

/** Opens the editor of the version in view. */
export async function editVersion(stage: Stage): Promise<void> {
  await button(stage, /^(Complete the draft|Edit)$/).click()
  await stage.getByRole('tab', { name: /^Package/ }).waitFor()
}

/** Opens a section of the editor. */
export async function openTab(stage: Stage, name: string): Promise<void> {
  await stage.getByRole('tab', { name: new RegExp(`^${name}`) }).first().click()
}

/** Saves the section of the editor in view. */
export async function save(stage: Stage): Promise<void> {
  await button(stage, 'Save').click()
  await stage.getByText('Saved', { exact: true }).first().waitFor({ timeout: patience })
}

/** Chooses the package of the version. */
export async function choosePackage(stage: Stage): Promise<void> {
  await openTab(stage, 'Package')
  await stage.getByRole('radio').first().check()
  await save(stage)
}

/** Uploads the icon and three screenshots. */
export async function addPictures(stage: Stage): Promise<void> {
  await openTab(stage, 'Pictures')
  const files = stage.locator('input[type=file]')
  await files.first().setInputFiles(pictureFile('icon.png', 216, 216, [42, 91, 215]))
  await stage.getByRole('img', { name: 'Icon' }).waitFor({ timeout: patience })
  await files.last().setInputFiles([
    pictureFile('one.png', 450, 800, [200, 40, 40]),
    pictureFile('two.png', 450, 800, [40, 160, 80]),
    pictureFile('three.png', 450, 800, [40, 80, 200]),
  ])
  await stage.getByRole('img', { name: 'Screenshot 3' }).waitFor({ timeout: patience })
}

export interface Texts {
  appName: string
  brief: string
  description: string
}

/** Fills in the texts of the language in view. */
export async function fillTexts(stage: Stage, { appName, brief, description }: Texts): Promise<void> {
  await stage.getByLabel('App name').first().fill(appName)
  await stage.getByLabel('One-line description').fill(brief)
  await stage.getByLabel('Description', { exact: true }).fill(description)
  await save(stage)
}

/** Adds a language with its texts. */
export async function addLanguage(stage: Stage, language: string, texts: Texts): Promise<void> {
  await button(stage, 'Add language').first().click()
  const dialog = stage.getByRole('dialog')
  await dialog.getByLabel('Language').selectOption({ label: language })
  await dialog.getByLabel('App name').fill(texts.appName)
  await button(dialog as never, 'Add language').click()
  await stage.getByRole('tab', { name: language, selected: true }).waitFor({ timeout: patience })
  await fillTexts(stage, texts)
}

/** Publishes in a group of countries. */
export async function chooseCountries(stage: Stage, group: string): Promise<void> {
  await openTab(stage, 'Countries')
  await stage.getByRole('checkbox', { name: group, exact: true }).check()
  await save(stage)
}

/** Enters the privacy policy. */
export async function enterPrivacyPolicy(stage: Stage, address: string, remark?: string): Promise<void> {
  await openTab(stage, 'Privacy and notes')
  await stage.getByLabel('Privacy policy').fill(address)
  if (remark !== undefined) await stage.getByLabel('Notes to the reviewer').fill(remark)
  await save(stage)
}

/** Leaves the editor for the version's page. */
export async function leaveEditor(stage: Stage): Promise<void> {
  await button(stage, 'Done').click()
  await stage.getByRole('tab', { name: 'Release', exact: true }).waitFor()
}

/** Submits the version in view. Warnings are passed over with a reason, as the dialog asks. */
export async function submit(stage: Stage): Promise<void> {
  await button(stage, 'Submit for review').click()
  const reason = stage.getByLabel('Why it may stay as it is')
  if (await reason.waitFor({ timeout: 1500 }).then(() => true, () => false)) {
    await reason.fill('A build for a demonstration; it is replaced before the campaign.')
    await button(stage.getByRole('dialog') as never, 'Submit for review').click()
  }
}

/** Waits until the version in view is in a state. */
export async function expectState(stage: Stage, state: string | RegExp): Promise<void> {
  await expect.poll(() => stage.locator('header').filter({ has: stage.getByRole('heading', { level: 1 }) }).last().textContent(), { timeout: patience }).toMatch(typeof state === 'string' ? new RegExp(escape(state)) : state)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
