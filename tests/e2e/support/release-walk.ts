import { expect } from 'vitest'
import { goTo } from './console-page.ts'
import {
  addLanguage,
  addPictures,
  chooseCategory,
  chooseCountries,
  choosePackage,
  createApp,
  createVersion,
  declareData,
  editVersion,
  enterPrivacy,
  fillTexts,
  leaveEditor,
  openSection,
  openTab,
  prepareFromPackage,
  press,
  rateApp,
  save,
  submit,
  takeOffShelf,
} from './release-steps.ts'
import type { PageStage } from './stage.ts'

const privacyPolicy = 'https://harbour-notes.eu/privacy'
const description = 'Keeps the notes of a voyage, with tides and weather, also without a connection.'

/** One stage of the walk. */
export interface Stretch<Page extends PageStage> {
  name: string
  walk(page: Page): Promise<void>
}

/**
 * A user's complete path through the screens: each stage builds on the previous one.
 *
 * @param upload adds the demo package to the current list of packages
 */
export function releaseWalk<Page extends PageStage>(upload: {
  name: string
  run: (page: Page) => Promise<void>
}): Stretch<Page>[] {
  return [
    {
      name: 'creates an app',
      async walk(page) {
        await goTo(page, '/apps')
        await createApp(page, 'Harbour Notes')
      },
    },
    {
      name: upload.name,
      async walk(page) {
        await openSection(page, 'Packages')
        await upload.run(page)
        await page.getByRole('button', { name: 'Show package', exact: true }).click()
        await page.getByText('io.appium.android.apis').first().waitFor()
      },
    },
    {
      name: 'describes it in three languages',
      async walk(page) {
        await prepareFromPackage(page)
        await addPictures(page)
        await openTab(page, 'Text')
        await fillTexts(page, { appName: 'Harbour Notes', brief: 'Lorem ipsum for sailors', description })
        await addLanguage(page, 'Simplified Chinese', {
          appName: '港口笔记',
          brief: '记录每一次航行',
          description: '记录航行中的点滴，附潮汐与天气信息，离线也能使用。',
        })
        await addLanguage(page, 'Russian', {
          appName: 'Записки гавани',
          brief: 'Записи о каждом плавании',
          description: 'Хранит записи о плавании вместе с приливами и погодой, в том числе без связи.',
        })
        await chooseCountries(page, 'Europe')
        await enterPrivacy(page, privacyPolicy)
        await leaveEditor(page)
      },
    },
    {
      name: 'is told about a placeholder, a missing category, the age rating, and the use of data before the submission',
      async walk(page) {
        const placeholder = page
          .getByRole('listitem')
          .filter({ hasText: '“Lorem ipsum” (One-line description, en-US)' })
        await expect.poll(() => placeholder.getByRole('link', { name: 'Fix' }).isVisible()).toBe(true)
        await chooseCategory(page)
        await rateApp(page)
        await declareData(page)
      },
    },
    {
      name: 'is fixed, submitted and approved',
      async walk(page) {
        await editVersion(page)
        await openTab(page, 'Text')
        await fillTexts(page, { appName: 'Harbour Notes', brief: 'Notes for every voyage', description })
        await leaveEditor(page)
        await submit(page, 'Live')
      },
    },
    {
      name: 'releases the next version in phases: 10%, 50%, paused, to everyone',
      async walk(page) {
        await createVersion(page)
        await editVersion(page)
        await choosePackage(page)
        await openTab(page, 'Release')
        await page.getByRole('radio', { name: /^Phased release/ }).check()
        await page.getByLabel('Initial rollout percentage').fill('10')
        await save(page)
        await leaveEditor(page)
        await submit(page, 'Phased release, 10%')
        await page
          .getByRole('group', { name: 'Increase rollout' })
          .getByRole('button', { name: '50%', exact: true })
          .click()
        await press(page, 'Increase to 50%', 'Phased release, 50%')
        await press(page, 'Pause', 'paused at 50%')
        await press(page, 'Release to everyone', 'Live')
      },
    },
    {
      name: 'is unpublished',
      walk: (page) => takeOffShelf(page, 'The service behind the app ends in spring; its users were told.'),
    },
  ]
}
