import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect } from 'vitest'
import { pictureFile } from './pictures.ts'
import type { Stage, StageLocator } from './stage.ts'

/** A real app package. It comes from an npm package, so that the repository contains no copy. */
export const demoPackage = createRequire(import.meta.url).resolve('android-apidemos/apks/ApiDemos-debug.apk')

/** Purposes of the demo package's sensitive permissions. */
export const purposes = {
  READ_CONTACTS: 'Shares a note with a friend.',
  WRITE_CONTACTS: 'Saves the harbour office.',
  ACCESS_COARSE_LOCATION: 'Finds the nearest harbour.',
  WRITE_EXTERNAL_STORAGE: 'Exports notes.',
  SEND_SMS: 'Sends the position on request.',
  RECEIVE_SMS: 'Fills in the code of the harbour office.',
  RECORD_AUDIO: 'Records voice notes.',
  CAMERA: 'Takes pictures of charts.',
}

/** Timeout of a step in milliseconds, including a review. */
const patience = 120_000

const button = (stage: Stage, name: string | RegExp) => stage.getByRole('button', { name, exact: true })

/** Message of a screen when the outcome of an action is unknown. */
const trouble = /Can’t reach the platform|Something went wrong on the platform|The request timed out/

/**
 * Performs an action, and repeats or retries it whenever the screen shows a failure, until the expected result appears,
 * as a user would.
 */
async function insist(
  stage: Stage,
  act: () => Promise<unknown>,
  outcome: StageLocator | (() => Promise<boolean>),
): Promise<void> {
  const isDone = typeof outcome === 'function' ? outcome : () => outcome.first().isVisible()
  await closeMessages(stage)
  await act()
  // A read may have failed at the same time. Its message and that of the action are closed together.
  let isUnsure = false
  await expect
    .poll(
      async () => {
        if (await stage.getByText(trouble).first().isVisible()) {
          await closeMessages(stage)
          isUnsure = true
          const again = button(stage, 'Try again').first()
          if (await again.isVisible()) {
            await again.click({ timeout: 1000 }).catch(() => {})
            return false
          }
        }
        if (await isDone()) return true
        // If the action succeeded after all, its button is gone.
        if (isUnsure) await act()
        isUnsure = false
        return false
      },
      { timeout: patience, interval: 100 },
    )
    .toBe(true)
}

/** Closes the current messages, so that the next ones belong to the next action. */
async function closeMessages(stage: Stage): Promise<void> {
  const close = button(stage.getByRole('region', { name: 'Messages', exact: true }), 'Close')
  while (await close.first().isVisible())
    await close
      .first()
      .click({ timeout: 1000 })
      .catch(() => {})
}

/** Creates an app and waits for its page. @param euros its price, such as `4.99`; without one, it is free */
export async function createApp(stage: Stage, name: string, euros?: string): Promise<void> {
  await button(stage, 'Create app').first().click()
  const dialog = stage.getByRole('dialog')
  await dialog.getByLabel('Name').first().fill(name)
  if (euros !== undefined) {
    await dialog.getByRole('radio', { name: /^Paid/ }).check()
    await dialog.getByLabel('Price in EUR').fill(euros)
  }
  await insist(stage, () => button(dialog, 'Create app').click(), button(stage, `App: ${name}. Switch app`))
}

/** Uploads the demo package, or another file, to the current list. */
export async function sendPackage(
  stage: Stage,
  file: Parameters<StageLocator['setInputFiles']>[0] = demoPackage,
): Promise<void> {
  await button(stage, 'Upload package').first().click()
  await stage.locator('input[type=file]').setInputFiles(file)
  await button(stage, 'Show package').waitFor({ timeout: patience })
}

/** Opens a tab of the current app. */
export async function openSection(stage: Stage, name: 'Overview' | 'Versions' | 'Packages'): Promise<void> {
  await stage.getByRole('link', { name, exact: true }).first().click()
}

/** Creates a version and opens its editor. */
export async function createVersion(stage: Stage): Promise<void> {
  await openSection(stage, 'Versions')
  await insist(
    stage,
    () => button(stage, 'Create version').click(),
    async () => isIn(await stateOf(stage), 'Draft'),
  )
}

/** Prepares a version from the app's page, which opens its editor. */
export async function prepareVersion(stage: Stage): Promise<void> {
  await openSection(stage, 'Overview')
  await insist(stage, () => button(stage, 'Prepare a version').click(), stage.getByRole('tab', { name: /^Package/ }))
}

/** Prepares a version from the package that waits, on the app's page. The editor has selected it. */
export async function prepareFromPackage(stage: Stage): Promise<void> {
  await openSection(stage, 'Overview')
  await insist(stage, () => button(stage, /^Prepare version /).click(), stage.getByRole('tab', { name: /^Package/ }))
  await openTab(stage, 'Package')
  await stage.getByRole('radio', { checked: true }).waitFor()
}

/**
 * Uploads the demo package for the version in the editor, after a truncated copy of it, and returns to the editor,
 * which has selected it.
 */
export async function uploadForVersion(stage: Stage): Promise<void> {
  await openTab(stage, 'Package')
  await button(stage, 'Upload package').click()
  const bytes = await readFile(demoPackage)
  await stage
    .locator('input[type=file]')
    .setInputFiles({ name: 'truncated.apk', mimeType: '', buffer: bytes.subarray(0, bytes.length / 2) })
  await button(stage, 'Upload another').click({ timeout: patience })
  await stage.locator('input[type=file]').setInputFiles(demoPackage)
  await button(stage, 'Back to the version').click({ timeout: patience })
  await stage.getByText('Package selected').waitFor({ timeout: patience })
  await stage.getByRole('radio', { name: /ApiDemos-debug/, checked: true }).waitFor()
}

/** Opens the editor of the current version. */
export async function editVersion(stage: Stage): Promise<void> {
  await button(stage, /^(Finish draft|Edit)$/).click()
  await stage.getByRole('tab', { name: /^Package/ }).waitFor()
}

/** Opens a section of the editor. */
export async function openTab(stage: Stage, name: string): Promise<void> {
  await stage
    .getByRole('tab', { name: new RegExp(`^${name}`) })
    .first()
    .click()
}

/** Saves the changes of all sections of the editor. */
export async function save(stage: Stage): Promise<void> {
  const bar = button(stage, /^Save/)
  // The bar is gone once everything is saved; a message about it can be closed with one about another request.
  await insist(
    stage,
    () => bar.click(),
    async () => !(await bar.isVisible()),
  )
}

/** Selects the version's package. */
export async function choosePackage(stage: Stage): Promise<void> {
  await openTab(stage, 'Package')
  await stage.getByRole('radio').first().check()
  await save(stage)
}

/** Uploads the icon and three screenshots. */
export async function addPictures(stage: Stage): Promise<void> {
  await openTab(stage, 'Images and videos')
  const files = stage.locator('input[type=file]')
  await insist(
    stage,
    () => files.first().setInputFiles(pictureFile('icon.png', 216, 216, [42, 91, 215])),
    stage.getByRole('img', { name: 'Icon' }),
  )
  const shots = [
    pictureFile('one.png', 450, 800, [200, 40, 40]),
    pictureFile('two.png', 450, 800, [40, 160, 80]),
    pictureFile('three.png', 450, 800, [40, 80, 200]),
  ]
  // Only the fields of the screenshots and of a folder take several files.
  const several = stage.locator('input[type=file][multiple]:not([webkitdirectory])')
  await insist(stage, () => several.setInputFiles(shots), stage.getByRole('img', { name: 'Screenshot 3' }))
}

export interface Texts {
  appName: string
  brief: string
  description: string
}

/** Fills in the texts of the current language. */
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
  await insist(
    stage,
    () => button(dialog, 'Add language').click(),
    stage.getByRole('tab', { name: language, selected: true }),
  )
  await fillTexts(stage, texts)
}

/** Selects a group of countries for the release. */
export async function chooseCountries(stage: Stage, group: string): Promise<void> {
  await openTab(stage, 'Countries')
  await stage.getByRole('checkbox', { name: group, exact: true }).check()
  await save(stage)
}

/** Enters the privacy policy, explains the package's sensitive permissions, and answers the question of encryption. */
export async function enterPrivacy(
  stage: Stage,
  address: string,
  explained: Readonly<Record<string, string>> = purposes,
): Promise<void> {
  await openTab(stage, 'Privacy and notes')
  await stage.getByLabel('Privacy policy').fill(address)
  for (const [name, purpose] of Object.entries(explained))
    await stage.getByLabel(`Purpose of ${name}`, { exact: true }).fill(purpose)
  await stage.getByRole('radio', { name: /^Exempt encryption only/ }).check()
  await save(stage)
}

/** Chooses the category that the checks of the current version ask for, and returns to the version. */
export async function chooseCategory(stage: Stage): Promise<void> {
  const check = stage.getByRole('listitem').filter({ hasText: 'The app has a category' })
  await check.getByRole('link', { name: 'Fix' }).click()
  const dialog = stage.getByRole('dialog')
  await dialog.getByLabel('Category').selectOption({ label: 'Tools' })
  await insist(stage, () => button(dialog, 'Save').click(), check.getByText('(passed)'))
}

/**
 * Gives the first answer, that there is nothing to declare, to every question of the age rating that a check asks for,
 * and confirms the rating.
 */
export async function rateApp(stage: Stage): Promise<void> {
  const check = stage.getByRole('listitem').filter({ hasText: 'The age rating is confirmed' })
  const unanswered = stage.locator('[role=group]:not(:has(input:checked)) input[type=radio]').first()
  await insist(stage, () => check.getByRole('link', { name: 'Fix' }).click(), unanswered)
  while (await unanswered.isVisible()) await unanswered.click()
  // The way back stands in the button's place if the rating was confirmed and the answer lost.
  const confirmOrReturn = () => button(stage, /^(Confirm rating|Back to the version)$/).click()
  await insist(stage, confirmOrReturn, check.getByText('(passed)'))
}

/** Declares that the app needs all data that its package takes, as a check asks, and confirms it. */
export async function declareData(stage: Stage): Promise<void> {
  const check = stage.getByRole('listitem').filter({ hasText: 'The data use is declared for this package' })
  const unchosen = stage.locator('[role=group]:not(:has(input:checked)) label:has-text("App features")').first()
  await insist(stage, () => check.getByRole('link', { name: 'Fix' }).click(), unchosen)
  while (await unchosen.isVisible()) await unchosen.click()
  const back = button(stage, 'Back to the version')
  // The way back stands in the button's place once the declaration is confirmed, also if the answer was lost.
  const confirm = async () => {
    if (!(await back.isVisible())) await button(stage, 'Confirm declaration').click()
  }
  await insist(stage, confirm, back)
  await insist(stage, () => back.click(), check.getByText('(passed)'))
}

/** Leaves the editor for the version's page. */
export async function leaveEditor(stage: Stage): Promise<void> {
  await button(stage, 'Done').click()
  await stage.getByRole('tab', { name: 'Release', exact: true }).waitFor()
}

/**
 * Submits the current version and waits for the result. Warnings are dismissed with a reason, as the dialog requires.
 */
export async function submit(stage: Stage, state: string | RegExp): Promise<void> {
  const dialog = stage.getByRole('dialog')
  const reason = stage.getByLabel('Reason for submitting as is')
  const send = async () => {
    if (!(await dialog.isVisible())) await button(stage, 'Submit for review').click()
    if (!(await asks(stage, reason, state))) return
    await reason.fill('A build for a demonstration; it is replaced before the campaign.')
    await button(dialog, 'Submit for review').click()
  }
  await insist(stage, send, async () => !(await dialog.isVisible()) && isIn(await stateOf(stage), state))
}

/** Unpublishes the current version. */
export async function takeOffShelf(stage: Stage, reason: string): Promise<void> {
  await button(stage, 'Unpublish').click()
  const dialog = stage.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await insist(
    stage,
    () => button(dialog, 'Unpublish').click(),
    async () => isIn(await stateOf(stage), 'Unpublished'),
  )
}

/** Presses a button of the current version, confirms the question if there is one, and waits for the result. */
export async function press(stage: Stage, name: string, state: string): Promise<void> {
  const answer = button(stage.getByRole('alertdialog').or(stage.getByRole('dialog')), name)
  const send = async () => {
    await button(stage, name).last().click()
    if (await asks(stage, answer, state)) await answer.click()
  }
  await insist(stage, send, async () => isIn(await stateOf(stage), state))
}

/** Waits until the current version has a state. */
export async function expectState(stage: Stage, state: string | RegExp): Promise<void> {
  await expect.poll(async () => isIn(await stateOf(stage), state), { timeout: patience }).toBe(true)
}

/**
 * Waits for the result of an action: a confirmation, the expected state, or a failure. @returns whether it is the
 * confirmation, which not every action has
 */
async function asks(stage: Stage, question: StageLocator, state: string | RegExp): Promise<boolean> {
  let asked = false
  await expect
    .poll(
      async () => {
        asked = await question.isVisible()
        return asked || (await stage.getByText(trouble).first().isVisible()) || isIn(await stateOf(stage), state)
      },
      { timeout: patience, interval: 100 },
    )
    .toBe(true)
  return asked
}

/** Status in the header of the current page. */
async function stateOf(stage: Stage): Promise<string> {
  const head = stage
    .locator('header')
    .filter({ has: stage.getByRole('heading', { level: 1 }) })
    .last()
  return (await head.textContent({ timeout: 1000 }).catch(() => null)) ?? ''
}

function isIn(head: string, state: string | RegExp): boolean {
  return typeof state === 'string' ? head.includes(state) : state.test(head)
}
