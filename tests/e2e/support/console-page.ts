import type { Browser, Page } from 'playwright-core'
import { demoAccount } from '@console-widgets/sandbox'
import { fillSignIn, openPage } from './browser.ts'
import type { PageStage } from './stage.ts'

const pathOfLanguage = { cn: '/console/', en: '/console/en/', ru: '/console/ru/' } as const
const signInLabels = { cn: '登录', en: 'Sign in', ru: 'Войти' } as const

export interface ConsolePageOptions {
  language?: keyof typeof pathOfLanguage
  colorScheme?: 'light' | 'dark'
  /** Width of the window in pixels. */
  width?: number
  account?: { account: string; password: string }
}

/** Opens the console and signs in. */
export async function openConsole(browser: Browser, origin: string, options: ConsolePageOptions = {}): Promise<Page> {
  const { language = 'en', colorScheme = 'light', width = 1280, account = demoAccount } = options
  const page = await openPage(browser, { colorScheme, viewport: { width, height: 860 } })
  await page.goto(origin + pathOfLanguage[language])
  await page.getByRole('button', { name: signInLabels[language], exact: true }).click()
  await fillSignIn(page, account)
  await page.getByRole('main').waitFor()
  return page
}

/** Navigates to a route of the console, and waits until the previous page is gone. */
export async function goTo(page: PageStage, route: string): Promise<void> {
  await page.evaluate(async (hash) => {
    const before = location.hash
    // The console registered its listener earlier, so it has handled the event by then.
    const heard = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
    location.hash = hash
    if (location.hash !== before) await heard
  }, route)
}
