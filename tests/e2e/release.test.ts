import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProxy, type BreakableProxy } from './support/breakable-proxy.ts'
import { keepPictureOfFailure, openBrowser } from './support/browser.ts'
import { openConsole } from './support/console-page.ts'
import {
  addLanguage,
  addPictures,
  chooseCountries,
  choosePackage,
  createApp,
  createVersion,
  editVersion,
  enterPrivacyPolicy,
  expectState,
  fillTexts,
  leaveEditor,
  openSection,
  openTab,
  save,
  submit,
} from './support/release-steps.ts'
import { freePortPair } from '../support/free-port.ts'
import { startServer, type TestServer } from './support/server.ts'
import { uploadThroughCut } from './support/upload-steps.ts'

let server: TestServer
let connection: BreakableProxy
let browser: Browser
let page: Page
beforeAll(async () => {
  const port = await freePortPair()
  server = await startServer({ REVIEW_SECONDS: '1', PUBLIC_ORIGIN: `http://localhost:${port}` })
  connection = await openProxy(port, server.port)
  browser = await openBrowser()
  page = await openConsole(browser, connection.origin)
})
keepPictureOfFailure(() => page)
afterAll(async () => {
  await browser?.close()
  await connection?.close()
  await server?.close()
})

const privacyPolicy = 'https://harbour-notes.eu/privacy'
/** What the reviewer needs to know of the sensitive permissions that the package asks for. */
const remark = 'Contacts are read to share a note, SMS is sent on request, the microphone records voice notes, the camera takes pictures of charts.'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

// One person's way through the whole of it: each step stands on the one before.
it('creates an app', async () => {
  await createApp(page, 'Harbour Notes')
})

it('uploads a package whose connection is cut in the middle', async () => {
  await openSection(page, 'Packages')
  await uploadThroughCut(page, connection)
  await button('Show package').click()
  await page.getByText('io.appium.android.apis').first().waitFor()
})

it('describes it in three languages', async () => {
  await createVersion(page)
  await editVersion(page)
  await choosePackage(page)
  await addPictures(page)
  await openTab(page, 'Texts')
  await fillTexts(page, { appName: 'Harbour Notes', brief: 'Lorem ipsum for sailors', description: 'Keeps the notes of a voyage, with tides and weather, also without a connection.' })
  await addLanguage(page, 'Simplified Chinese', { appName: '港口笔记', brief: '记录每一次航行', description: '记录航行中的点滴，附潮汐与天气信息，离线也能使用。' })
  await addLanguage(page, 'Russian', { appName: 'Записки гавани', brief: 'Записи о каждом плавании', description: 'Хранит записи о плавании вместе с приливами и погодой, в том числе без связи.' })
  await chooseCountries(page, 'Europe')
  await enterPrivacyPolicy(page, privacyPolicy, remark)
  await leaveEditor(page)
})

it('is rejected with reasons', async () => {
  await submit(page)
  await expectState(page, /rejected/i)
  await expect.poll(() => page.getByText(/placeholder/i).first().isVisible()).toBe(true)
})

it('is mended, submitted again and approved', async () => {
  await editVersion(page)
  await openTab(page, 'Texts')
  await fillTexts(page, { appName: 'Harbour Notes', brief: 'Notes for every voyage', description: 'Keeps the notes of a voyage, with tides and weather, also without a connection.' })
  await leaveEditor(page)
  await submit(page)
  await expectState(page, 'On shelf')
})

it('releases the next version in phases: 10 %, 50 %, paused, to everybody', async () => {
  await createVersion(page)
  await editVersion(page)
  await choosePackage(page)
  await enterPrivacyPolicy(page, privacyPolicy, remark)
  await openTab(page, 'Release')
  await page.getByRole('radio', { name: /^In phases/ }).check()
  await page.getByLabel('First share').fill('10')
  await save(page)
  await leaveEditor(page)
  await submit(page)
  await expectState(page, 'Phased release, 10 %')
  await page.getByRole('group', { name: 'Raise the share' }).getByRole('button', { name: '50 %', exact: true }).click()
  await page.getByRole('group', { name: 'Raise the share' }).getByRole('button', { name: 'Raise to 50 %' }).click()
  await expectState(page, 'Phased release, 50 %')
  await button('Pause').click()
  await expectState(page, 'paused at 50 %')
  await button('Release to everybody').click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Release to everybody' }).click()
  await expectState(page, 'On shelf')
})

it('is taken off the shelf', async () => {
  await button('Take off shelf').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The service behind the app ends in spring; its users were told.')
  await dialog.getByRole('button', { name: 'Take off shelf' }).click()
  await expectState(page, 'Taken off shelf')
})
