import { chromium, type Browser, type Page } from 'playwright-core'
import { afterEach } from 'vitest'
import { demoAccount } from '@console-widgets/sandbox'
import { browserArguments, findBrowser } from '../../../scripts/find-browser.mjs'
import { patience } from '../../support/patience.ts'
import type { Stage } from './stage.ts'

/** Starts a regular browser. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: browserArguments })
}

/** A page that fails its test if one of its scripts throws. */
export async function openPage(browser: Browser, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, ...options })
  page.setDefaultTimeout(patience)
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

/** Fills in the account service's sign-in form on the current page. */
export async function fillSignIn(
  page: Stage,
  { account, password }: { account: string; password: string } = demoAccount,
): Promise<void> {
  await page.locator('input[name=account]').fill(account)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button').click()
}

/** Takes a screenshot when a step fails. */
export function keepPictureOfFailure(pageOfTest: () => Page): void {
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await pageOfTest().screenshot({ path: `test-results/${task.name.replace(/\W+/g, '-')}.png` })
  })
}
